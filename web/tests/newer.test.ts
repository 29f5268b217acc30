// A part of the page that does not come: from a newer build all of it is loaded anew, else the reader is told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partIsMissing } from '../src/home/newer';
import { problems } from '../src/lib/problems.svelte';

const reload = vi.fn();

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="./assets/index-0ld.js"></script>';
  vi.stubGlobal('location', { href: 'http://localhost/play/#/', reload });
});

afterEach(() => {
  reload.mockClear();
  problems.text = '';
  vi.unstubAllGlobals();
});

function hostHas(script: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script type="module" src="./assets/${script}">`)));
}

test('where the host has a newer page, that one is loaded', async () => {
  hostHas('index-n3w.js');
  await partIsMissing();
  expect(reload).toHaveBeenCalledOnce();
  expect(problems.text).toBe('');
});

test('where the host has this very page, or none, the reader is told', async () => {
  hostHas('index-0ld.js');
  await partIsMissing();
  expect(problems.text).not.toBe('');
  problems.text = '';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await partIsMissing();
  expect(problems.text).not.toBe('');
  expect(reload).not.toHaveBeenCalled();
});
