// A line that breaks: nothing is lost, nothing is done twice, nothing is missed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket, type Listener } from '../src/lib/socket';
import { PROTOCOL } from '../src/lib/types.gen';

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The server says something. */
  says(message: Record<string, unknown>): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greets(version = 0, more: Record<string, unknown> = {}): void {
    this.says({ type: 'hello', protocol: PROTOCOL, version, situations: [], ...more });
  }
}

const listener = {
  hello: vi.fn<Listener['hello']>(),
  happened: vi.fn<Listener['happened']>(),
  changed: vi.fn<Listener['changed']>(),
  said: vi.fn<Listener['said']>(),
  state: vi.fn<Listener['state']>(),
  outdated: vi.fn<Listener['outdated']>(),
};

let socket: TableSocket;
const line = (): FakeSocket => FakeSocket.made.at(-1)!;
const MOVE = { type: 'play', seat: 0, ply: 3, action: 7 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  for (const one of Object.values(listener)) one.mockReset();
  socket = new TableSocket('abc', listener);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a move is sent again under the same id until the server has answered', async () => {
  line().greets();
  const answer = socket.send(MOVE);
  const first = line();
  const [{ id } = {}] = first.sent;
  expect(first.sent).toEqual([{ ...MOVE, id }]);
  first.close();
  await vi.runOnlyPendingTimersAsync();
  expect(line()).not.toBe(first);
  line().greets();
  expect(line().sent).toEqual([{ ...MOVE, id }]);
  line().says({ type: 'ack', id, version: 1, ply: 4 });
  expect(await answer).toMatchObject({ type: 'ack', ply: 4 });
  line().close();
  await vi.runOnlyPendingTimersAsync();
  line().greets();
  expect(line().sent).toEqual([]);
});

test('a move that is made while the line is broken goes out with the next hello', async () => {
  void socket.send(MOVE);
  expect(line().sent).toEqual([]);
  line().greets();
  expect(line().sent).toMatchObject([MOVE]);
});

test('a question is not asked again: its answer would be late', async () => {
  const asked = { type: 'hint', seat: 0, ply: 3 } as const;
  expect(await socket.ask(asked)).toBeNull();
  line().greets();
  const answer = socket.ask(asked);
  line().close();
  expect(await answer).toBeNull();
  await vi.runOnlyPendingTimersAsync();
  line().greets();
  expect(line().sent).toEqual([]);
});

test('each answer reaches the one who asked', async () => {
  line().greets();
  const [one, other] = [
    socket.ask({ type: 'hint', seat: 0, ply: 3 }),
    socket.ask({ type: 'why', seat: 0, targets: [] }),
  ];
  const [first, second] = line().sent;
  line().says({ type: 'why', id: second!.id, clause: null, reason: null, args: {} });
  line().says({ type: 'hint', id: first!.id, ply: 3, moves: [] });
  expect((await one)?.type).toBe('hint');
  expect((await other)?.type).toBe('why');
});

test('a gap in the versions asks for the present and shows nothing of what came too early', () => {
  line().greets(5);
  line().says({ type: 'entry', version: 7, ply: 7, entries: [] });
  expect(listener.happened).not.toHaveBeenCalled();
  expect(line().sent).toEqual([{ type: 'resume', since: 5 }]);
});

test('what came before is passed over', () => {
  line().greets(5);
  line().says({ type: 'chat', version: 5, line: {} });
  expect(listener.said).not.toHaveBeenCalled();
  line().says({ type: 'chat', version: 6, line: {} });
  expect(listener.said).toHaveBeenCalledOnce();
});

test('what is not for this viewer leaves no gap', () => {
  line().greets(5);
  line().says({ type: 'skip', version: 6 });
  line().says({ type: 'entry', version: 7, ply: 7, entries: [] });
  expect(listener.happened).toHaveBeenCalledOnce();
  expect(line().sent).toEqual([]);
});

test('presence alone leaves the version as it is and is told', () => {
  line().greets(5);
  line().says({ type: 'table', version: 5 });
  expect(listener.changed).toHaveBeenCalledOnce();
});

test('an entry comes with the situations that its changes make of those before', () => {
  line().greets(5, { situations: [{ viewer: 0, ply: 2, view: { score: 1, name: 'x' } }] });
  line().says({
    type: 'entry',
    version: 6,
    ply: 3,
    entries: [],
    changes: [{ viewer: 0, ply: 3, view: { score: [4] } }],
  });
  const [happening] = listener.happened.mock.calls[0]!;
  expect(happening.situations[0]!.view).toEqual({ score: 4, name: 'x' });
});

test('changes of a situation that is not here ask for the present', () => {
  line().greets(5);
  line().says({
    type: 'entry',
    version: 6,
    ply: 3,
    entries: [],
    changes: [{ viewer: 0, ply: 3, view: { score: [4] } }],
  });
  expect(listener.happened).not.toHaveBeenCalled();
  expect(line().sent).toEqual([{ type: 'resume', since: 6 }]);
});

test('coming back it says what it has, and through whose eyes it looks', async () => {
  line().greets(5);
  socket.look(1);
  line().close();
  expect(listener.state).toHaveBeenLastCalledWith('offline');
  await vi.runOnlyPendingTimersAsync();
  expect(Object.fromEntries(line().url.searchParams)).toMatchObject({ since: '5', viewer: '1' });
});

test('it waits longer each time, and never longer than eleven seconds', async () => {
  for (let tries = 0; tries < 9; tries++) {
    const lines = FakeSocket.made.length;
    line().close();
    await vi.advanceTimersByTimeAsync(Math.min(5500, 200 * 2 ** tries));
    expect(FakeSocket.made).toHaveLength(lines);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(FakeSocket.made).toHaveLength(lines + 1);
  }
});

test('a server that has fallen silent is left', async () => {
  line().greets();
  const silent = line();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(silent.sent).toEqual([{ type: 'ping' }]);
  silent.says({ type: 'pong', time: 0 });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(silent.readyState).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000 + 12_000);
  expect(silent.readyState).toBe(3);
});

test('a device that has no network leaves a line at once that says nothing, even if nobody closes it', async () => {
  line().greets();
  const deaf = line();
  deaf.close = () => {};
  dispatchEvent(new Event('offline'));
  expect(deaf.sent).toEqual([{ type: 'ping' }]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(listener.state).toHaveBeenLastCalledWith('offline');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(line()).not.toBe(deaf);
});

test('without a network a server on the device itself is heard on', async () => {
  line().greets();
  const near = line();
  dispatchEvent(new Event('offline'));
  near.says({ type: 'pong', time: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(near.readyState).toBe(1);
  expect(listener.state).toHaveBeenLastCalledWith('online');
});

test('a farewell for good is the last word', async () => {
  line().greets();
  line().says({ type: 'bye', reason: 'gone', retry: null });
  line().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('another version of the protocol is told, and nothing of it is read', () => {
  line().greets(0, { protocol: PROTOCOL + 1 });
  expect(listener.outdated).toHaveBeenCalledOnce();
  expect(listener.hello).not.toHaveBeenCalled();
});

test('who leaves is answered nothing', async () => {
  line().greets();
  const answer = socket.send(MOVE);
  socket.close();
  expect(await answer).toBeNull();
});
