"""Draws the curves of a training as SVG, without any library."""

WIDTH, HEIGHT, MARGIN = 360, 240, 40


def write_curves(path: str, curves: dict[str, list[tuple[float, float]]]) -> None:
    """One chart for each network: the loss after each epoch, learned from and held out."""
    charts = "".join(chart(name, curve, place) for place, (name, curve) in enumerate(curves.items()))
    with open(path, "w") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH * len(curves)}" height="{HEIGHT}" '
            f'font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>{charts}</svg>\n'
        )


def chart(name: str, curve: list[tuple[float, float]], place: int) -> str:
    low = min(min(pair) for pair in curve)
    high = max(max(pair) for pair in curve)
    span = max(high - low, 1e-6)

    def point(epoch: int, loss: float) -> str:
        x = MARGIN + (WIDTH - 2 * MARGIN) * epoch / max(1, len(curve) - 1)
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (loss - low) / span
        return f"{x:.1f},{y:.1f}"

    lines = ""
    for which, (words, colour) in enumerate((("learned from", "#2a6f97"), ("held out", "#c1440e"))):
        points = " ".join(point(epoch, pair[which]) for epoch, pair in enumerate(curve))
        lines += f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        lines += f'<text x="{WIDTH - MARGIN}" y="{MARGIN + 14 * which}" text-anchor="end" fill="{colour}">{words}</text>'
    axes = (
        f'<text x="{MARGIN}" y="20">{name}: loss by epoch</text>'
        f'<text x="{MARGIN - 4}" y="{MARGIN + 4}" text-anchor="end">{high:.3f}</text>'
        f'<text x="{MARGIN - 4}" y="{HEIGHT - MARGIN + 4}" text-anchor="end">{low:.3f}</text>'
        f'<text x="{MARGIN}" y="{HEIGHT - MARGIN + 16}">1</text>'
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - MARGIN + 16}" text-anchor="end">{len(curve)}</text>'
        f'<path d="M{MARGIN} {MARGIN}V{HEIGHT - MARGIN}H{WIDTH - MARGIN}" fill="none" stroke="#888"/>'
    )
    return f'<g transform="translate({place * WIDTH} 0)">{axes}{lines}</g>'
