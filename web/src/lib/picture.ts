// The end of a match as one picture: who won, the points, and the board as the engine draws it.

import { MARKS } from '../ui/Mark.svelte';
import type { Party } from './count';

const [WIDE, EDGE, LINE, MOST_HIGH] = [1200, 48, 46, 900];
const [PAPER, INK, SOFT, TRACK] = ['#faf6ee', '#1f2530', '#5b6270', '#ebe3d2'];
const SERIF = 'Fraunces, Georgia, serif';
const SANS = 'Inter, system-ui, sans-serif';
const NAMES = 300;

export interface Ended {
  game: string;
  title: string;
  reason: string;
  parties: Party[];
  /** The board as SVG. */
  drawing: string;
}

/** An SVG that stands for itself: no style sheet and no other file. */
export function endPicture({ game, title, reason, parties, drawing }: Ended): string {
  const board = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  const [, , wide = 1, high = 1] = (board.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const scale = Math.min((WIDE - 2 * EDGE) / wide, MOST_HIGH / high);
  const top = 196 + parties.length * LINE;
  const place = { x: (WIDE - wide * scale) / 2, y: top, width: wide * scale, height: high * scale };
  for (const [name, value] of Object.entries(place)) board.setAttribute(name, value.toFixed(1));
  const whole = Math.ceil(top + high * scale + EDGE);
  const most = Math.max(1, ...parties.map((party) => party.total));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${whole}" width="${WIDE}" height="${whole}">`,
    `<title>${safe(`${game}: ${title}`)}</title><rect width="${WIDE}" height="${whole}" fill="${PAPER}"/>`,
    `<text x="${EDGE}" y="76" font-family="${SERIF}" font-size="30" font-weight="600" fill="${SOFT}">${safe(game)}</text>`,
    `<text x="${EDGE}" y="124" font-family="${SERIF}" font-size="42" font-weight="650" fill="${INK}">${safe(title)}</text>`,
    `<text x="${EDGE}" y="160" font-family="${SANS}" font-size="21" fill="${SOFT}">${safe(reason)}</text>`,
    ...parties.map((party, at) => bar(party, 184 + at * LINE, most)),
    new XMLSerializer().serializeToString(board),
    '</svg>',
  ].join('');
}

function bar(party: Party, y: number, most: number): string {
  const colour = party.number ? colourOf(party.number) : SOFT;
  const long = WIDE - 2 * EDGE - NAMES - 80;
  const mark = party.number
    ? `<path transform="translate(${EDGE} ${y + 5})" d="${MARKS[party.number - 1] ?? ''}" fill="${colour}"/>`
    : '';
  const name = party.name.length > 26 ? `${party.name.slice(0, 25)}…` : party.name;
  return [
    mark,
    `<text x="${EDGE + 30}" y="${y + 23}" font-family="${SANS}" font-size="22" font-weight="600" fill="${INK}">${safe(name)}</text>`,
    `<rect x="${EDGE + NAMES}" y="${y}" width="${long}" height="30" rx="7" fill="${TRACK}"/>`,
    `<rect x="${EDGE + NAMES}" y="${y}" width="${(long * Math.max(0, party.total)) / most}" height="30" rx="7" fill="${colour}"/>`,
    `<text x="${WIDE - EDGE}" y="${y + 26}" text-anchor="end" font-family="${SERIF}" font-size="32" font-weight="650" fill="${INK}">${party.total}</text>`,
  ].join('');
}

const colourOf = (number: number): string =>
  getComputedStyle(document.querySelector('.table') ?? document.documentElement)
    .getPropertyValue(`--seat-${number}`)
    .trim();

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The picture in dots, twice as many as it has units. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
}
