//! The socket to a table of a server. What to do with it is decided by a
//! [`havana_client::online::Connection`].

mod address;
mod http;
mod stream;
mod visit;

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) use address::{BadLink, Link};
pub(crate) use visit::{Seat, Visitor};

use crate::input::Input;
use stream::Stream;

/// How long a server may take to open a socket.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the socket is told to do.
#[derive(Debug)]
pub(crate) enum Command {
    Connect,
    Send(Vec<u8>),
    HangUp,
}

/// The thread with the socket.
#[derive(Debug)]
pub(crate) struct Wire {
    commands: UnboundedSender<Command>,
}

impl Wire {
    /// Starts the thread; what comes from the server goes to `inputs`.
    pub(crate) fn start(seat: Seat, inputs: Sender<Input>) -> io::Result<Wire> {
        let (commands, orders) = unbounded_channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        thread::spawn(move || runtime.block_on(serve(&seat, orders, &inputs)));
        Ok(Wire { commands })
    }

    /// Tells the socket what to do.
    pub(crate) fn order(&self, command: Command) {
        // The thread ends with the program.
        let _ = self.commands.send(command);
    }
}

type Socket = WebSocketStream<Box<dyn Stream>>;

async fn serve(seat: &Seat, mut orders: UnboundedReceiver<Command>, inputs: &Sender<Input>) {
    let mut socket: Option<Socket> = None;
    loop {
        let input = tokio::select! {
            order = orders.recv() => match order {
                None => return,
                Some(Command::Connect) => match timeout(PATIENCE, open(seat)).await {
                    Ok(Ok(opened)) => {
                        socket = Some(opened);
                        Input::Opened
                    }
                    Ok(Err(_)) | Err(_) => Input::Closed(None),
                },
                Some(Command::Send(frame)) => {
                    let Some(open) = &mut socket else { continue };
                    if open.send(Message::Binary(frame.into())).await.is_ok() {
                        continue;
                    }
                    socket = None;
                    Input::Closed(None)
                }
                Some(Command::HangUp) => {
                    if let Some(mut open) = socket.take() {
                        // The server notices it anyway.
                        let _ = open.close(None).await;
                    }
                    continue;
                }
            },
            message = next(&mut socket), if socket.is_some() => match message {
                Some(Ok(Message::Binary(frame))) => Input::Frame(frame.to_vec()),
                Some(Ok(Message::Close(close))) => {
                    socket = None;
                    Input::Closed(close.map(|close| close.code.into()))
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => {
                    socket = None;
                    Input::Closed(None)
                }
            },
        };
        if inputs.send(input).is_err() {
            return;
        }
    }
}

async fn next(
    socket: &mut Option<Socket>,
) -> Option<Result<Message, tokio_tungstenite::tungstenite::Error>> {
    socket.as_mut()?.next().await
}

async fn open(seat: &Seat) -> Result<Socket, String> {
    let Seat { link, cookie } = seat;
    let stream = stream::connect(&link.server).await?;
    let query = link.query();
    let address = format!("{}/api/games/{}/socket{query}", link.server.socket(), link.table);
    let mut request = address.into_client_request().map_err(|error| error.to_string())?;
    let value = |text: &str| HeaderValue::from_str(text).map_err(|error| error.to_string());
    request.headers_mut().insert(ORIGIN, value(&link.server.origin())?);
    request.headers_mut().insert(COOKIE, value(cookie)?);
    let opened = client_async(request, stream).await;
    opened.map(|(socket, _)| socket).map_err(|error| error.to_string())
}
