import { useState } from 'react';
import type { HomeAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { useLive, type LiveState } from '../../api/use-live.ts';
import { joinNames } from '../../values/names.ts';

export type FoundHome = Extract<Wire<HomeAnswer>, { readonly kind: 'found' }>;
type Feed = Pick<FoundHome, 'pulse' | 'blocks' | 'transactions' | 'names'>;

/** Rows that are held of each list, shown or not. */
const MAX_ROWS = 200;

/** The home page's answer with everything that was sent since, and the state of the stream. */
export function useHomeFeed(start: FoundHome): { readonly feed: Feed; readonly state: LiveState } {
  const [feed, setFeed] = useState<Feed>(start);
  const state = useLive((event) => {
    if (event.kind === 'pulse') setFeed((now) => ({ ...now, pulse: event.pulse }));
    if (event.kind !== 'block') return;
    const { block, transactions, names } = event;
    setFeed((now) => {
      if (now.blocks.some(({ slot }) => slot === block.slot)) return now;
      const fresh = new Set(transactions.map(({ signature }) => signature));
      return {
        pulse: block.slot > now.pulse.slot ? { ...now.pulse, slot: block.slot } : now.pulse,
        blocks: toNewest([block, ...now.blocks]),
        transactions: toNewest([
          ...transactions,
          ...now.transactions.filter(({ signature }) => !fresh.has(signature)),
        ]),
        names: joinNames(now.names, names),
      };
    });
  });
  return { feed, state };
}

const toNewest = <Row extends { readonly slot: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => b.slot - a.slot).slice(0, MAX_ROWS);
