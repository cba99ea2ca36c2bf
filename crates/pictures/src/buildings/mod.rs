//! The façades: one function a building, grouped by kind.

mod generated;
mod grand;
mod harbour;
mod shops;
mod square;
mod stage;
mod town;

/// The drawing of a building of the house deck, if the key is one of them.
fn drawn(key: &str) -> Option<fn() -> String> {
    Some(match key {
        "fruit_stall" => square::fruit_stall,
        "beach_hut" => square::beach_hut,
        "newspaper_kiosk" => square::newspaper_kiosk,
        "street_well" => square::street_well,
        "statue" => square::statue,
        "taxi_rank" => square::taxi_rank,
        "fountain_square" => square::fountain_square,
        "sculpture_garden" => square::sculpture_garden,
        "corner_bodega" => shops::corner_bodega,
        "barber_shop" => shops::barber_shop,
        "ice_cream_parlour" => shops::ice_cream_parlour,
        "boxing_gym" => shops::boxing_gym,
        "bakery" => shops::bakery,
        "rum_bar" => shops::rum_bar,
        "cigar_factory" => shops::cigar_factory,
        "market_hall" => shops::market_hall,
        "fire_station" => town::fire_station,
        "town_house" => town::town_house,
        "parish_church" => town::parish_church,
        "library" => town::library,
        "clock_tower" => town::clock_tower,
        "university" => town::university,
        "museum" => town::museum,
        "cathedral" => town::cathedral,
        "cinema" => stage::cinema,
        "ballroom" => stage::ballroom,
        "theatre" => stage::theatre,
        "concert_hall" => stage::concert_hall,
        "ferry_landing" => harbour::ferry_landing,
        "harbour_office" => harbour::harbour_office,
        "railway_station" => harbour::railway_station,
        "lighthouse" => harbour::lighthouse,
        "sea_fortress" => harbour::sea_fortress,
        "grand_hotel" => grand::grand_hotel,
        "governors_palace" => grand::governors_palace,
        "capitol" => grand::capitol,
        _ => return None,
    })
}

/// Whether a building has a drawing of its own; any other key gets a generated façade.
pub fn has_own_drawing(key: &str) -> bool {
    drawn(key).is_some()
}

/// The façade of a building, portrait, 120 × 150.
///
/// The corners at the top are calm sky, free for points and cost. A key without a drawing of its own gets a
/// façade put together from the same parts, always the same one for the same key.
pub fn building(key: &str) -> String {
    drawn(key).map_or_else(|| generated::facade(key), |draw| draw())
}
