// Made by `python -m ludotheque.codegen.pieces` from the game's `pieces.py`: change that, not this file.

export const SYMBOLS = "<g id=\"seikatsu-flower-primrose\"><g id=\"seikatsu-primrose-petal\"><path d=\"M0 0C-6-5-14-11-11-20-9-26-2.5-26 0-21 2.5-26 9-26 11-20 14-11 6-5 0 0Z\" fill=\"#7b50b4\" stroke=\"#f7efff\" stroke-width=\"1.2\"/><path d=\"M0-5V-14\" stroke=\"#5b3590\" stroke-width=\"1.6\"/></g><use href=\"#seikatsu-primrose-petal\" transform=\"rotate(72)\"/><use href=\"#seikatsu-primrose-petal\" transform=\"rotate(144)\"/><use href=\"#seikatsu-primrose-petal\" transform=\"rotate(216)\"/><use href=\"#seikatsu-primrose-petal\" transform=\"rotate(288)\"/><path d=\"M0-8 2-2.8 7.6-2.5 3.3 1 4.7 6.5 0 3.5-4.7 6.5-3.3 1-7.6-2.5-2-2.8Z\" fill=\"#f6c944\"/><circle r=\"2\" fill=\"#b07a12\"/></g><g id=\"seikatsu-flower-frangipani\"><g id=\"seikatsu-frangipani-petal\"><path d=\"M0 0C-8-5-14-14-9-24-6-29 4-29 7-22 10-14 6-6 0 0Z\" fill=\"#e45c8a\" stroke=\"#b53368\" stroke-width=\".9\"/><path d=\"M0 0C-8-5-14-14-9-24-7.5-26.5-5-27.6-2.5-27.5-6-19-4-9 0 0Z\" fill=\"#ffe6ec\"/><path d=\"M0 0C-3-3-5-6-5.5-10-1-12 4-9 4-6 3-3.5 1.5-1.5 0 0Z\" fill=\"#f5b942\"/></g><use href=\"#seikatsu-frangipani-petal\" transform=\"rotate(72)\"/><use href=\"#seikatsu-frangipani-petal\" transform=\"rotate(144)\"/><use href=\"#seikatsu-frangipani-petal\" transform=\"rotate(216)\"/><use href=\"#seikatsu-frangipani-petal\" transform=\"rotate(288)\"/></g><g id=\"seikatsu-flower-tulip\"><path d=\"M0 8C1 17 0 22-1 28\" stroke=\"#4d7a43\" stroke-width=\"3.2\" fill=\"none\" stroke-linecap=\"round\"/><path d=\"M-1 27C-14 25-19 15-19 6-11 10-3 17-1 27ZM0 27C3 18 10 12 18 10 17 19 11 27 0 27Z\" fill=\"#6a9a57\"/><path d=\"M-16-22C-21-2-14 11 0 11S21-2 16-22L8-13 0-27-8-13Z\" fill=\"#e9791f\"/><path d=\"M-16-22C-21-2-14 11 0 11-9 4-11-8-8-13Z\" fill=\"#c95d0e\"/><path d=\"M16-22C21-2 14 11 0 11 9 4 11-8 8-13Z\" fill=\"#f39a45\"/></g><g id=\"seikatsu-flower-hyacinth\"><path d=\"M0 28V-10\" stroke=\"#4d7a43\" stroke-width=\"3\"/><path d=\"M-1 28C-13 22-18 10-17-2-9 6-3 16-1 28ZM1 28C10 24 17 15 18 3 10 9 4 18 1 28Z\" fill=\"#6a9a57\"/><g fill=\"#2f78c4\" stroke=\"#eaf4ff\" stroke-width=\".9\"><path d=\"M0-5.2 1.6-1.7 5.2-1.6 2.5 1 3.4 4.8 0 2.9-3.4 4.8-2.5 1-5.2-1.6-1.6-1.7Z\" transform=\"translate(0 -26)\"/><circle cx=\"0\" cy=\"-25\" r=\"4.6\"/><circle cx=\"-5.5\" cy=\"-18.5\" r=\"5.2\"/><circle cx=\"5.5\" cy=\"-18.5\" r=\"5.2\"/><circle cx=\"-9\" cy=\"-9.5\" r=\"5.6\"/><circle cx=\"9\" cy=\"-9.5\" r=\"5.6\"/><circle cx=\"-10\" cy=\".5\" r=\"5.6\"/><circle cx=\"10\" cy=\".5\" r=\"5.6\"/><circle cx=\"-6.5\" cy=\"9.5\" r=\"5.2\"/><circle cx=\"6.5\" cy=\"9.5\" r=\"5.2\"/></g><g fill=\"#5fa3e6\" stroke=\"#eaf4ff\" stroke-width=\".9\"><circle cx=\"0\" cy=\"-12.5\" r=\"5.6\"/><circle cx=\"0\" cy=\"-3\" r=\"5.8\"/><circle cx=\"0\" cy=\"6\" r=\"5.4\"/></g><g fill=\"#1d5797\"><circle cx=\"0\" cy=\"-12.5\" r=\"1.5\"/><circle cx=\"0\" cy=\"-3\" r=\"1.5\"/><circle cx=\"0\" cy=\"6\" r=\"1.5\"/><circle cx=\"-9\" cy=\"-9\" r=\"1.4\"/><circle cx=\"9\" cy=\"-9\" r=\"1.4\"/><circle cx=\"-9.5\" cy=\"1\" r=\"1.4\"/><circle cx=\"9.5\" cy=\"1\" r=\"1.4\"/><circle cx=\"-5.5\" cy=\"-18\" r=\"1.4\"/><circle cx=\"5.5\" cy=\"-18\" r=\"1.4\"/></g></g><g id=\"seikatsu-bird-tanager\"><path fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"4.5\" stroke-linejoin=\"round\" d=\"M-18-17C-18-23-15-27-11-28L-12-38-4-31 1-39 4-29 12-32 8-21C16-14 21-4 23 6L37 25 30 31 26 27 23 34 13 20C6 25-8 24-15 14-20 6-20-4-18-11L-31-13Z\"/><path d=\"M-6 21-8 30M2 22 2 31\" stroke=\"#5a4632\" stroke-width=\"2.4\" stroke-linecap=\"round\"/><path d=\"M-18-11C-20-4-20 6-15 14-8 24 6 25 13 20 18 16 22 10 22 3 20-6 15-15 8-21L12-32 4-29 1-39-4-31-12-38-11-28C-16-26-18-22-18-17Z\" fill=\"#cf3329\"/><path d=\"M14 14 23 34 26 27 30 31 37 25 23 6Z\" fill=\"#2b2226\"/><path d=\"M2-10C13-10 22 0 27 15 16 18 5 13 1 5-1 0-1-6 2-10Z\" fill=\"#2b2226\"/><path d=\"M6-2C12 0 17 5 20 10M5 4C9 5 13 8 16 12\" stroke=\"#6d5a5f\" stroke-width=\"1.5\" fill=\"none\" stroke-linecap=\"round\"/><path d=\"M-16-21-32-14-17-10C-15-13-15-18-16-21Z\" fill=\"#d9ab52\"/><path d=\"M-30-14-16-15\" stroke=\"#8a6520\" stroke-width=\"1.2\"/><circle cx=\"-9\" cy=\"-19\" r=\"3\" fill=\"#1b1416\"/><circle cx=\"-9.9\" cy=\"-19.9\" r=\"1\" fill=\"#fff\"/><path d=\"M-15 2C-11 12-4 17 4 18\" stroke=\"#a41f1a\" stroke-width=\"1.8\" fill=\"none\" stroke-linecap=\"round\"/></g><g id=\"seikatsu-bird-waxwing\"><path fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"4.5\" stroke-linejoin=\"round\" d=\"M27-15C24-23 17-25 10-25 1-25-9-28-18-36-15-24-8-17-3-13-13-8-19 0-22 7L-38 20-31 29-12 19C-3 25 11 22 18 12 23 5 27-3 28-8L36-9Z\"/><path d=\"M2 20 1 30M9 18 10 28\" stroke=\"#4b4443\" stroke-width=\"2.4\" stroke-linecap=\"round\"/><path d=\"M27-15C24-23 17-25 10-25 1-25-9-28-18-36-15-24-8-17-3-13-13-8-19 0-22 7L-38 20-31 29-12 19C-3 25 11 22 18 12 23 5 27-3 27-8Z\" fill=\"#9a9390\"/><path d=\"M27-8C27-3 23 5 18 12 11 22-3 25-12 19 2 17 12 8 16-6Z\" fill=\"#d9cdbd\"/><path d=\"M9-4C-4-4-15 4-26 13-27 15-26 17-24 17-12 18 3 14 10 4 12 1 11-2 9-4Z\" fill=\"#5d5757\"/><path d=\"M-7 9-18 15M-1 9-12 16\" stroke=\"#f4efe6\" stroke-width=\"1.8\" stroke-linecap=\"round\"/><path d=\"M-38 20-31 29-26 26-33 16Z\" fill=\"#d8392f\"/><path d=\"M28-15C20-19 10-20 0-16 8-11 18-9 28-8Z\" fill=\"#1f1b1d\"/><path d=\"M26-15 37-10 27-7Z\" fill=\"#35302f\"/><circle cx=\"17\" cy=\"-14\" r=\"2.6\" fill=\"#fff\"/><circle cx=\"17.6\" cy=\"-14\" r=\"1.5\" fill=\"#1f1b1d\"/></g><g id=\"seikatsu-bird-white-eye\"><path fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"4.5\" stroke-linejoin=\"round\" d=\"M-24-6C-21-20-10-26 2-25 17-24 26-12 26 1L40 9 36 18 23 14C18 23 8 27-1 26-16 25-26 12-25 0L-34-1Z\"/><path d=\"M-5 25-6 33M5 25 6 33\" stroke=\"#6b5a41\" stroke-width=\"2.4\" stroke-linecap=\"round\"/><path d=\"M20 1 40 8 36 18 18 15Z\" fill=\"#4c7a2b\"/><circle cy=\"0\" r=\"25.5\" fill=\"#7cab3a\"/><path d=\"M-24-6C-20-2-20 8-8 13 4 18 16 14 22 13 17 22 8 26-1 25.5-16 25-27 10-24-6Z\" fill=\"#f3efd9\"/><path d=\"M-24-6C-22-2-22 4-17 8-13 10-9 6-11 2-14-2-19-5-24-6Z\" fill=\"#f2d455\"/><path d=\"M3-5C14-8 25-1 31 9 22 15 9 13 4 6 1 2 1-3 3-5Z\" fill=\"#56852f\"/><path d=\"M10 1C16 1 21 4 25 8M9 6C13 7 17 8 20 10\" stroke=\"#9cc763\" stroke-width=\"1.5\" fill=\"none\" stroke-linecap=\"round\"/><path d=\"M-24-6-36-1-24 1Z\" fill=\"#3b3a2c\"/><circle cx=\"-10\" cy=\"-8\" r=\"8.6\" fill=\"#fff\"/><circle cx=\"-10\" cy=\"-8\" r=\"8.6\" fill=\"none\" stroke=\"#4c7a2b\" stroke-width=\"1.4\"/><circle cx=\"-10.6\" cy=\"-8\" r=\"4.2\" fill=\"#1b1d14\"/><circle cx=\"-12\" cy=\"-9.5\" r=\"1.3\" fill=\"#fff\"/></g><g id=\"seikatsu-bird-flycatcher\"><path fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"4.5\" stroke-linejoin=\"round\" d=\"M31-22C28-31 19-34 12-31L3-36 5-28C-3-22-8-12-11-3-25 6-39 17-40 40L-34 40-22 42C-20 28-8 17 4 8 14 6 22-2 25-10 29-13 31-17 31-20L40-20Z\"/><path d=\"M-9-6C-22 4-39 12-40 41-33 24-18 14-4 5Z\" fill=\"#1d2c57\"/><path d=\"M-7-2C-14 9-25 20-22 43-18 27-7 17 3 6Z\" fill=\"#31477f\"/><path d=\"M8 6 9 15M14 3 17 12\" stroke=\"#3a3436\" stroke-width=\"2.4\" stroke-linecap=\"round\"/><path d=\"M31-22C28-31 19-34 12-31L3-36 5-28C-3-22-8-12-11-3-8 4-3 8 4 8 14 7 22-1 25-10 30-13 31-17 31-20Z\" fill=\"#1d2c57\"/><path d=\"M24-9C21-1 13 7 4 8-1 8-5 6-8 3 4 4 14-3 17-12Z\" fill=\"#efe9df\"/><path d=\"M10-18C0-15-8-6-12 2-3 4 7 0 11-8 13-12 13-16 10-18Z\" fill=\"#40589a\"/><path d=\"M6-11C1-8-3-4-6 0\" stroke=\"#8ea4dc\" stroke-width=\"1.5\" fill=\"none\" stroke-linecap=\"round\"/><path d=\"M30-24 41-20 30-17Z\" fill=\"#5aa9d6\"/><circle cx=\"21\" cy=\"-23\" r=\"4.6\" fill=\"#7cc4ea\"/><circle cx=\"21.4\" cy=\"-23\" r=\"2.5\" fill=\"#0d1430\"/><circle cx=\"20.5\" cy=\"-24\" r=\".9\" fill=\"#fff\"/></g><g id=\"seikatsu-koi\"><path d=\"M22-24C28-14 25 2 12 12 4 18-6 20-14 22-11 15-6 2 0-9 5-19 14-28 22-24Z\" fill=\"#fff8ee\"/><path d=\"M-13 21C-22 20-29 25-34 34-25 33-22 31-19 29-20 33-20 37-18 42-11 36-9 29-11 22Z\" fill=\"#f4d9c4\"/><path d=\"M4-14C-4-20-11-19-16-14-9-13-5-9-2-4ZM19 3C26 5 29 11 28 18 22 14 16 13 11 13Z\" fill=\"#f4d9c4\"/><path d=\"M22-24C27-16 26-8 22 0 16-2 11-8 10-16 14-23 18-26 22-24Z\" fill=\"#e4602a\"/><path d=\"M3-12C9-8 12 2 10 13 4 17 0 18-5 19-6 8-3-3 3-12Z\" fill=\"#e4602a\"/><path d=\"M-8 9C-5 12-5 16-7 20L-14 22C-12 17-10 13-8 9Z\" fill=\"#26343b\"/><circle cx=\"15\" cy=\"-20\" r=\"1.9\" fill=\"#1c2328\"/><circle cx=\"24\" cy=\"-14\" r=\"1.9\" fill=\"#1c2328\"/><path d=\"M19-25C17-29 13-30 10-29M25-21C29-23 31-26 30-29\" stroke=\"#fff8ee\" stroke-width=\"1.5\" fill=\"none\" stroke-linecap=\"round\"/></g>" as const;
export const BIRDS = {
  "t": "tanager",
  "w": "waxwing",
  "e": "white-eye",
  "f": "flycatcher"
} as const;
export const FLOWERS = {
  "p": "primrose",
  "f": "frangipani",
  "t": "tulip",
  "h": "hyacinth"
} as const;
export const TINTS = {
  "primrose": [
    "#e8ddf4",
    "#c3addd"
  ],
  "frangipani": [
    "#fce1e5",
    "#e8b0bd"
  ],
  "tulip": [
    "#fde4c6",
    "#e6bd8d"
  ],
  "hyacinth": [
    "#d9e8f6",
    "#a5c3df"
  ],
  "koi": [
    "#2b7a84",
    "#1b565e"
  ]
} as const;
export const BIRD_PLACES = {
  "tanager": "translate(-8 -5) scale(-.84 .84)",
  "waxwing": "translate(-7 -7) scale(.85)",
  "white-eye": "translate(-11 -7) scale(-.83 .83)",
  "flycatcher": "translate(-1 -7) scale(.83)"
} as const;
export const ROW_POINTS = [
  1,
  3,
  6,
  10,
  15,
  21
] as const;
