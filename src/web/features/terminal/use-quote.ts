import type { QuoteAnswer } from '#contracts/terminal';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { useReasked } from './use-reasked.ts';

export interface QuoteWish {
  readonly market: string;
  readonly give: string;
  readonly amount: string;
  readonly slippage: string;
}

export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'answer'; readonly answer: Wire<QuoteAnswer>; readonly isOld: boolean };

/** While somebody types, and when somebody trades. */
const PACE = { firstMs: 250, everyMs: 1_000 };

/** A quote for what is typed, asked for again when somebody trades in the market. */
export function useQuote(wish: QuoteWish | undefined, heard: number): QuoteState {
  const { api } = usePlace();
  const key = wish === undefined ? undefined : JSON.stringify(wish);
  const { value, failure, isOld } = useReasked(
    key,
    heard,
    (signal) => api.ask('quote', wish!, { signal }), // nothing is asked without a key
    PACE,
  );
  if (wish === undefined) return { kind: 'none' };
  if (failure !== undefined) {
    return {
      kind: 'failed',
      message: failure instanceof Error ? failure.message : 'No quote could be had.',
    };
  }
  return value === undefined ? { kind: 'loading' } : { kind: 'answer', answer: value, isOld };
}
