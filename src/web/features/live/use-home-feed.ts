import { useState } from 'preact/hooks';
import type { HomeAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { useLive, type LiveState } from '../../api/use-live.ts';

export type FoundHome = Extract<Wire<HomeAnswer>, { readonly kind: 'found' }>;
type Feed = Pick<FoundHome, 'pulse' | 'blocks' | 'transactions' | 'names'>;

const BLOCKS_SHOWN = 12;
const TRANSACTIONS_SHOWN = 14;
/** Rows above this many pixels can be seen moving; below, they would push away what is being read. */
const SCROLLED_PX = 160;

export interface HomeFeed {
  readonly feed: Feed;
  readonly state: LiveState;
  /** Blocks that wait because the reader has scrolled. */
  readonly waiting: number;
  readonly showWaiting: () => void;
}

/** The home page's lists, with live events folded in. */
export function useHomeFeed(start: FoundHome): HomeFeed {
  const [feed, setFeed] = useState<Feed>(start);
  const [held, setHeld] = useState<Feed>();
  const state = useLive((event) => {
    if (event.kind === 'pulse') {
      setFeed((now) => ({ ...now, pulse: event.pulse }));
      return;
    }
    if (event.kind !== 'block') return;
    const grow = (now: Feed): Feed =>
      now.blocks.some(({ slot }) => slot === event.block.slot)
        ? now
        : {
            pulse: event.block.slot > now.pulse.slot ? { ...now.pulse, slot: event.block.slot } : now.pulse,
            blocks: [event.block, ...now.blocks].sort((a, b) => b.slot - a.slot).slice(0, BLOCKS_SHOWN),
            transactions: [
              ...event.transactions,
              ...now.transactions.filter(
                ({ signature }) => !event.transactions.some((row) => row.signature === signature),
              ),
            ]
              .sort((a, b) => b.slot - a.slot)
              .slice(0, TRANSACTIONS_SHOWN),
            names: {
              labels: { ...now.names.labels, ...event.names.labels },
              tokens: { ...now.names.tokens, ...event.names.tokens },
            },
          };
    if (scrollY > SCROLLED_PX) {
      setHeld((now) => grow(now ?? feed));
      setFeed((now) => ({ ...now, pulse: grow(now).pulse }));
    } else {
      setFeed((now) => grow(held ?? now));
      setHeld(undefined);
    }
  });
  const newest = feed.blocks[0]?.slot ?? 0;
  return {
    feed,
    state,
    waiting: held?.blocks.filter(({ slot }) => slot > newest).length ?? 0,
    showWaiting: () => {
      if (held) setFeed(held);
      setHeld(undefined);
    },
  };
}
