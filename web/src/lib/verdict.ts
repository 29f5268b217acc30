// Who won and why, in words: first what it means for the reader, then the reason that the engine found.

import type { BoardTable } from './board.svelte';
import type { Decision, Outcome, Table } from './types';
import { say, words } from './words.svelte';

/** Endings that no count decided. */
const BESIDE = ['agreed', 'resigned'];
/** Where points decide, "beats by 2" says it best; other games have their own words (a full board). */
export const BY_POINTS: readonly string[] = ['points', 'stars', 'solo-won'];

/** Reasons that say who won themselves ("Kit filled all 16 spaces"). */
const NAMES_WINNER = ['board', 'spaces'];

export interface Verdict {
  title: string;
  reason: string;
}

export function verdict(board: BoardTable, table: Table, outcome: Outcome, decided: Decision | null): Verdict {
  const me = table.mine.length === 1 ? table.mine[0]! : -1;
  const { winners, scores } = outcome;
  const won = winners.includes(me);
  const shared = outcome.decided_by === 'shared';
  const party = shared ? 1 : Math.max(1, winners.length);
  const named = (seats: number[]): string =>
    [...(seats.includes(me) ? [say('web-you')] : []), ...seats.filter((seat) => seat !== me).map(nameOf)].join(
      say('web-and'),
    );
  const nameOf = (seat: number): string => board.seats[seat]?.name ?? '';
  const wins = say(shared ? 'web-win-together' : 'web-wins', {
    names: named(winners),
    count: winners.length,
    you: Number(won),
  });
  return { title: title(), reason: reason() };

  function title(): string {
    if (outcome.rival !== undefined && !BESIDE.includes(outcome.decided_by))
      return say(`web-${outcome.decided_by}`, {
        own: scores[0] ?? 0,
        rival: outcome.rival,
        name: nameOf(0),
        you: Number(me === 0),
      });
    if (winners.length === 0) return say('web-nobody-wins');
    // Who only looks on need not read first that Kit wins and then that Kit beats Robin.
    if (me < 0) return beats() || wins;
    if (won && winners.length > 1) return wins;
    if (won) return say('web-you-win');
    const parties = scores.length / party;
    if (parties <= 2 || BESIDE.includes(outcome.decided_by)) return say('web-you-lose');
    const ahead = scores.filter((score, seat) => winners.includes(seat) || score > scores[me]!).length;
    return say('web-you-are', { place: 1 + Math.ceil(ahead / party), players: parties });
  }

  function reason(): string {
    if (outcome.rival !== undefined || winners.length === 0) return '';
    const beaten = beats();
    if (!decided || !beaten) {
      const lost = me >= 0 && !won;
      const why = words.tell(board.game, `won-${outcome.decided_by}`, { seat: winners[0] }, board.names, me);
      const named = NAMES_WINNER.includes(outcome.decided_by);
      return [...(lost && !named ? [wins] : []), ...(BESIDE.includes(outcome.decided_by) ? [] : [why])].join(' ');
    }
    const [more, less] = decided.points;
    const why = decided.kind ? [board.tell(`decided-${decided.kind}`, { more, less })] : [];
    return [...(me < 0 ? [] : [beaten]), ...why].join(' ');
  }

  /** Who beat whom by how much, where points decided it. */
  function beats(): string {
    if (!decided || !BY_POINTS.includes(outcome.decided_by)) return '';
    const beaten = scores.flatMap((score, seat) =>
      !winners.includes(seat) && (seat === decided.second || (party > 1 && score === scores[decided.second]))
        ? [seat]
        : [],
    );
    return say('web-beats', {
      side: won ? 'won' : beaten.includes(me) ? 'lost' : 'other',
      winner: named(winners),
      second: named(beaten),
      count: winners.length,
      margin: decided.margin,
    });
  }
}
