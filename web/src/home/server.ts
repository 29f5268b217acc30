// The server that this page came from. Addresses are relative to the page, so that a path prefix works.

import type { Problem } from '../lib/types';
import { address } from './address';
import { Failed, type Asked, type Home, type Place, type Receiver, type Wire } from './home';

async function ask({ path, method, body, signal }: Asked): Promise<string> {
  const sent =
    method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) } : {};
  let answer: Response;
  try {
    answer = await fetch(address(`api/v1/${path}`), { credentials: 'same-origin', method, signal, ...sent });
  } catch {
    throw new Failed(0, { code: 'offline', message: 'offline' });
  }
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Failed(answer.status, problemIn(text) ?? { code: 'failed', message: answer.statusText });
}

function problemIn(text: string): Problem | null {
  try {
    return (JSON.parse(text) as { error?: Problem }).error ?? null;
  } catch {
    return null;
  }
}

function connect({ code, since, viewer }: Place, receiver: Receiver): Wire {
  const url = address(`api/v1/tables/${code}/play`);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('changes', 'yes');
  if (since >= 0) url.searchParams.set('since', String(since));
  if (viewer !== null) url.searchParams.set('viewer', String(viewer));
  const socket = new WebSocket(url);
  socket.onmessage = (event: MessageEvent<string>) => receiver.read(event.data);
  socket.onclose = () => receiver.closed();
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

export const server: Home = { ask, connect };
