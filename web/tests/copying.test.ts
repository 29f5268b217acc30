// Links are copied where a browser has no clipboard too; where nothing helps, they are shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Copying, copyText } from '../src/lib/copying.svelte';
import { problems } from '../src/lib/problems.svelte';

const asSelection = vi.fn();
const told = vi.spyOn(problems, 'tell').mockImplementation(() => undefined);

beforeEach(() => {
  Object.defineProperty(document, 'execCommand', { value: asSelection, configurable: true });
  told.mockClear();
  asSelection.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('the clipboard takes it where there is one', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
  expect(asSelection).not.toHaveBeenCalled();
});

test('without one it is copied as a selection, which leaves nothing on the page', async () => {
  vi.stubGlobal('navigator', {});
  asSelection.mockImplementation(() => document.querySelector('textarea')?.value === 'a link');
  expect(await copyText('a link')).toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
  expect(told).not.toHaveBeenCalled();
});

test('where that is refused too, nothing is said to be copied and the text is shown', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockRejectedValue(new Error('denied')) } });
  asSelection.mockReturnValue(false);
  expect(await copyText('a link')).toBe(false);
  expect(told).toHaveBeenCalledOnce();
});

test('a button says so for a while, counted from the last click', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } });
  const copying = new Copying();
  await copying.copy('a link');
  vi.advanceTimersByTime(2000);
  expect(copying.done).toBe(true);
  await copying.copy('a link');
  vi.advanceTimersByTime(2000);
  expect(copying.done).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(copying.done).toBe(false);
  vi.useRealTimers();
});

test('a button does not say so where nothing was copied', async () => {
  vi.stubGlobal('navigator', {});
  asSelection.mockReturnValue(false);
  const copying = new Copying();
  await copying.copy('a link');
  expect(copying.done).toBe(false);
});
