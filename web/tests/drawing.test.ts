import { expect, test } from 'vitest';
import { drawing } from '../src/lib/drawing';

const shown = (inside: string): string =>
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`, 'p-')!
    .innerHTML;

test('shapes, paints and targets come through', () => {
  const cell = '<rect x="1" fill="red" data-target="cell:1"></rect>';
  expect(shown(cell)).toBe(cell);
});

test('ids are kept apart from those of the page, wherever they are named', () => {
  const made = shown('<g id="a" fill="url(#b)"/><use href="#a"/><use xlink:href="#a"/>');
  expect(made).toBe('<g id="p-a" fill="url(#p-b)"></g><use href="#p-a"></use><use href="#p-a"></use>');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a stranger inside the drawing', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
  ['an element of HTML', '<img xmlns="http://www.w3.org/1999/xhtml" src="x"/>'],
  ['a style sheet', '<style>* { display: none }</style>'],
  ['a link', '<a href="#x">x</a>'],
  ['an animation', '<animate attributeName="href" to="x"/>'],
])('%s is left out', (_, inside) => {
  expect(shown(inside)).toBe('');
});

test.each([
  'onclick="alert(1)"',
  'style="position: fixed"',
  'class="btn"',
  'href="https://example.org/x.svg#a"',
  'href="javascript:alert(1)"',
  'fill="url(https://example.org/x)"',
  'fill="URL (//example.org/x)"',
])('the attribute %s is left out', (attribute) => {
  expect(shown(`<path ${attribute}/>`)).toBe('<path></path>');
});

test.each(['', 'no drawing', '<svg>', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<svg/>'])(
  '%j is no drawing',
  (text) => {
    expect(drawing(text, 'p-')).toBeNull();
  },
);
