"""The drawings, as parts of SVG in a square of 100: one source for `draw` and the web client.

Colours are CSS variables: `PALETTE` holds their values for a picture that stands alone. The octopus takes the colour
`--octopus`. Tiles are told apart by pattern as well as by colour: white plain, light blue dots, dark blue waves, green
diagonals.
"""

from __future__ import annotations

PALETTE = {
    "--white": "#fdfaf3",
    "--light-blue": "#a8d5e8",
    "--dark-blue": "#2b4f89",
    "--green": "#8fc178",
    "--coin": "#ecd9ab",
    "--white-edge": "#d6ccb6",
    "--light-blue-edge": "#74adc7",
    "--dark-blue-edge": "#17315c",
    "--green-edge": "#639a4d",
    "--coin-edge": "#bf9c55",
    "--card": "#efe6d2",
    "--card-top": "#d9cdb2",
    "--card-line": "#a89a7b",
    "--line": "#22304a",
    "--halo": "#fffaf0",
}

_STAR = "M50 17L59.5 38.5L83 41L65.5 56.5L70.5 79.5L50 67.5L29.5 79.5L34.5 56.5L17 41L40.5 38.5Z"
_HANDLES = "M38 27C17 24 18 48 32 49M62 27C83 24 82 48 68 49"
_JAR = "M38 15H62V24L57.5 35C78 43 77 63 57 79V86H43V79C23 63 22 43 42.5 35L38 24Z"
_UPPER_SHELL = "L15 49C10 36 20 26 29 28C32 16 45 14 50 20C55 14 68 16 71 28C80 26 90 36 85 49Z"
_GEM = "M31 23H69L87 43L50 85L13 43Z"

PATTERNS = {
    "light-blue": (
        '<pattern id="oc-dots" width="20" height="20" patternUnits="userSpaceOnUse">'
        '<circle cx="5" cy="5" r="2.6" fill="#5fa6c4"/><circle cx="15" cy="15" r="2.6" fill="#5fa6c4"/></pattern>'
    ),
    "dark-blue": (
        '<pattern id="oc-waves" width="25" height="20" patternUnits="userSpaceOnUse">'
        '<path d="M-6.25 13Q0 3 6.25 10T18.75 10T31.25 10" fill="none" stroke="#6488c2" stroke-width="2.6"/></pattern>'
    ),
    "green": (
        '<pattern id="oc-diagonals" width="14" height="14" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path d="M3 0V14" stroke="#69a350" stroke-width="3.4"/></pattern>'
    ),
}


def _ground(colour: str, pattern: str, frame: str) -> str:
    printed = f'<rect width="100" height="100" rx="9" fill="url(#{pattern})"/>' if pattern else ""
    return (
        f'<rect width="100" height="100" rx="9" fill="var(--{colour})"/>{printed}'
        f'<rect x="5" y="5" width="90" height="90" rx="6" fill="none" stroke="{frame}" stroke-width="2"/>'
    )


GROUNDS = {
    "white": _ground("white", "", "#cfc4ac"),
    "light-blue": _ground("light-blue", "oc-dots", "#e6f5fb"),
    "dark-blue": _ground("dark-blue", "oc-waves", "#8ba9d8"),
    "green": _ground("green", "oc-diagonals", "#e3f2d8"),
}

OBJECTS = {
    "starfish": (
        '<g stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{_STAR}" fill="var(--halo)" stroke="var(--halo)" stroke-width="19"/>'
        f'<path d="{_STAR}" fill="#ee7350" stroke="var(--line)" stroke-width="13"/>'
        f'<path d="{_STAR}" fill="#ee7350" stroke="#ee7350" stroke-width="7"/>'
        '<path d="M50 52V23M50 52L77 43M50 52L66 75M50 52L34 75M50 52L23 43" fill="none" stroke="#ffd9c4" '
        'stroke-width="4.4" stroke-dasharray=".1 8.2"/><circle cx="50" cy="52" r="5" fill="#ffd9c4"/></g>'
    ),
    "amphora": (
        '<g stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{_HANDLES}" fill="none" stroke="var(--halo)" stroke-width="16"/>'
        f'<path d="{_JAR}" fill="var(--halo)" stroke="var(--halo)" stroke-width="11"/>'
        f'<path d="{_HANDLES}" fill="none" stroke="var(--line)" stroke-width="9.5"/>'
        f'<path d="{_HANDLES}" fill="none" stroke="#c9793f" stroke-width="4"/>'
        f'<path d="{_JAR}" fill="#d98a4b" stroke="var(--line)" stroke-width="3.6"/>'
        '<path d="M58 38C73 45 72 62 56 77H50C63 63 64 46 54 38Z" fill="#b8652f"/>'
        '<path d="M38 24H62M30 50H70M31.5 60H68.5" stroke="var(--line)" stroke-width="2.6"/>'
        '<path d="M32 59L37 51.5L42 59L47 51.5L52 59L57 51.5L62 59L67 51.5" fill="none" stroke="#fff0d8" '
        'stroke-width="2.6"/></g>'
    ),
    "sextant": (
        '<g stroke-linejoin="round" stroke-linecap="round" fill="none">'
        '<path d="M50 17L20 68A58 58 0 0 0 80 68ZM24 40H60" stroke="var(--halo)" stroke-width="19"/>'
        '<path d="M50 17L20 68M50 17L80 68M32 50H66" stroke="var(--line)" stroke-width="8.5"/>'
        '<path d="M19 69A58 58 0 0 0 81 69" stroke="var(--line)" stroke-width="15"/>'
        '<path d="M50 17L20 68M50 17L80 68M32 50H66" stroke="#e2b540" stroke-width="3.6"/>'
        '<path d="M19 69A58 58 0 0 0 81 69" stroke="#e2b540" stroke-width="9.5"/>'
        '<path d="M21 70A58 58 0 0 0 79 70" stroke="var(--line)" stroke-width="5" stroke-linecap="butt" '
        'stroke-dasharray="1.8 5.2"/>'
        '<path d="M50 17L60 80" stroke="var(--line)" stroke-width="9"/>'
        '<path d="M50 17L60 80" stroke="#fbe6a6" stroke-width="4.2"/>'
        '<path d="M20 36L44 45" stroke="var(--line)" stroke-width="14" stroke-linecap="butt"/>'
        '<path d="M22 36.8L42 44.2" stroke="#b8862a" stroke-width="8.5" stroke-linecap="butt"/>'
        '<circle cx="50" cy="18" r="6.5" fill="#fbe6a6" stroke="var(--line)" stroke-width="3.2"/></g>'
    ),
    "pearl": (
        '<g stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="M50 64{_UPPER_SHELL}M14 58C18 90 82 90 86 58C72 66 28 66 14 58Z" fill="var(--halo)" '
        'stroke="var(--halo)" stroke-width="12"/>'
        f'<path d="M50 66{_UPPER_SHELL}" fill="#e9a9b8" stroke="var(--line)" stroke-width="3.6"/>'
        '<path d="M50 62L22 40M50 62L36 27M50 62V22M50 62L64 27M50 62L78 40" stroke="#b96b82" stroke-width="2.6"/>'
        '<path d="M14 56C18 88 82 88 86 56C72 66 28 66 14 56Z" fill="#d27f97" stroke="var(--line)" '
        'stroke-width="3.6"/><path d="M27 68C36 78 64 78 73 68" fill="none" stroke="#f3c6d1" stroke-width="2.6"/>'
        '<circle cx="50" cy="55" r="13" fill="#fffdf6" stroke="var(--line)" stroke-width="3.4"/>'
        '<path d="M57 60A9 9 0 0 1 46 63" fill="none" stroke="#c9c3d6" stroke-width="3"/>'
        '<circle cx="46" cy="51" r="3" fill="#fff" stroke="#d9d5e2"/></g>'
    ),
    "diamond": (
        '<g stroke-linejoin="round">'
        f'<path d="{_GEM}" fill="var(--halo)" stroke="var(--halo)" stroke-width="13"/>'
        f'<path d="{_GEM}" fill="#b9a9ea"/><path d="M31 23L37 43H13ZM50 23L63 43H37Z" fill="#e4dcfb"/>'
        '<path d="M69 23L63 43H87Z" fill="#9a86d8"/><path d="M37 43H63L50 85Z" fill="#cfc2f4"/>'
        '<path d="M63 43H87L50 85Z" fill="#7c67c2"/>'
        f'<path d="{_GEM}M13 43H87M31 23L37 43L50 23L63 43L69 23M37 43L50 85L63 43" fill="none" '
        'stroke="var(--line)" stroke-width="3.2"/></g>'
    ),
}

COIN = (
    '<rect width="100" height="100" rx="9" fill="var(--coin)"/>'
    '<path d="M8 26V8H26M74 8H92V26M92 74V92H74M26 92H8V74" fill="none" stroke="#b58d3e" stroke-width="3"/>'
    '<circle cx="50" cy="50" r="36" fill="#e9b93f" stroke="var(--line)" stroke-width="3.6"/>'
    '<circle cx="50" cy="50" r="28" fill="#f6d473" stroke="#a87a1b" stroke-width="2.6" stroke-dasharray="3 4"/>'
    '<text x="50" y="65" text-anchor="middle" font-size="44" font-weight="700" '
    'font-family="Fraunces, Georgia, serif" fill="#6b4a0a">3</text>'
)

OCTOPUS = (
    '<g stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M33 53C24 58 10 52 10 65C10 75 22 75 21 67M38 60C34 70 19 72 23 84C26 92 37 88 33 81M46 62C46 74 40 79 '
    "45 90M67 53C76 58 90 52 90 65C90 75 78 75 79 67M62 60C66 70 81 72 77 84C74 92 63 88 67 81M54 62C54 74 60 79 55 "
    '90" fill="none" stroke="var(--octopus)" stroke-width="7.5"/>'
    '<path d="M26 40C26 4 74 4 74 40C74 54 68 58 66 66H34C32 58 26 54 26 40Z" fill="var(--octopus)"/>'
    '<circle cx="41" cy="50" r="5.5" fill="#fff"/><circle cx="59" cy="50" r="5.5" fill="#fff"/>'
    '<circle cx="42" cy="51" r="2.8" fill="#1f2530"/><circle cx="58" cy="51" r="2.8" fill="#1f2530"/></g>'
)

ABYSS = (
    '<rect width="100" height="100" rx="9" fill="#3d627e"/>'
    '<rect x="4" y="4" width="92" height="92" rx="7" fill="none" stroke="#7ea3bb" stroke-width="1.8"/>'
    '<path d="M16 24C32 6 68 8 84 20C97 38 92 70 82 83C62 97 34 92 18 80C3 62 5 40 16 24Z" fill="#274863"/>'
    '<path d="M23 29C38 14 64 16 77 27C88 42 84 66 75 76C59 87 38 84 26 74C13 60 14 43 23 29Z" fill="#16304a"/>'
    '<path d="M30 34C43 22 61 24 71 33C79 45 77 62 69 70C57 79 41 77 32 69C22 58 22 45 30 34Z" fill="#08172a"/>'
)

EYES = (
    '<ellipse cx="38" cy="50" rx="9.5" ry="10" fill="#f2d48f"/><ellipse cx="63" cy="50" rx="9.5" ry="10" '
    'fill="#f2d48f"/><path d="M32 51.5H44M57 51.5H69" stroke="#08172a" stroke-width="5" stroke-linecap="round"/>'
    '<path d="M31 90C18 86 17 70 30 69C39 69 41 80 33 82M71 12C84 15 86 31 73 33C64 33 62 23 69 20" fill="none" '
    'stroke="#6b9db8" stroke-width="6" stroke-linecap="round"/>'
)

ROLL_ARROW = (
    '<path d="M77 50A27 27 0 1 1 66 28M57 22L68 28L62 39" fill="none" stroke="#f4d9a8" stroke-width="4" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)


def letter(power: str) -> str:
    return (
        '<text x="50" y="63" text-anchor="middle" font-size="38" font-weight="650" '
        f'font-family="Fraunces, Georgia, serif" fill="#fff3dc">{power}</text>'
    )


# What each power does, as a sign round its letter: an arrow, two arrows that swap, a frame.
_SWAP = "M20 27H74M66 19L75 27L66 35M80 76H26M34 68L25 76L34 84"
POWER_SIGNS = {
    "A": ROLL_ARROW,
    **{
        power: f'<path d="{line}" fill="none" stroke="#f4d9a8" stroke-width="4" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        for power, line in {
            "B": f"{_SWAP}M18 40V60",
            "C": "M50 14V30M42 21L50 13L58 21M50 86V70M42 79L50 87L58 79M14 50H28M21 42L13 50L21 58M86 50H72M79 42"
            "L87 50L79 58",
            "D": "M50 88V73M42 80L50 72L58 80M30 16H70M30 16V26M70 16V26",
            "E": "M26 36A28 28 0 0 1 70 30M71 18V31H58M74 64A28 28 0 0 1 30 70M29 82V69H42",
            "F": f"{_SWAP}M82 40V60",
            "G": "M16 42C26 16 66 14 80 36M81 22V37H66M84 58C74 84 34 86 20 64M19 78V63H34",
            "H": "M20 30H38V16H20ZM80 70H62V84H80ZM46 22H76V60M68 52L76 61L84 52M54 78H24V40M16 48L24 39L32 48",
            "I": "M36 16V28M64 16V28M28 22H44M56 22H72M26 80H74M34 72L25 80L34 88M66 72L75 80L66 88",
        }.items()
    },
}

MARKS = (
    "M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z",
    "M2.5 2.5H17.5V17.5H2.5Z",
    "M10 1.5L19 18H1Z",
    "M10 1L19 10L10 19L1 10Z",
)
SEAT_COLOURS = ("#d55e00", "#0072b2", "#009e73", "#8f4a9e")


def tile_art(name: str) -> str:
    """The print of a tile, by its name: `starfish-light-blue`, `coin`."""
    if name == "coin":
        return COIN
    object_, _, colour = name.partition("-")
    return GROUNDS[colour] + OBJECTS[object_]


def abyss_art(ground: str) -> str:
    """An abyss tile: `plain`, or `A` to `I`."""
    if ground == "plain":
        return ABYSS + EYES
    return ABYSS + POWER_SIGNS[ground] + letter(ground)
