import type { QuoteAnswer } from '#contracts/market/terminal';
import type { Wire } from '#std/json';
import { useSettled } from '../../api/use-settled.ts';
import { useReasked } from './use-reasked.ts';

export interface QuoteWish {
  readonly market: string;
  readonly inputMint: string;
  readonly amount: string;
  readonly slippage: string;
}

export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'answer'; readonly answer: Wire<QuoteAnswer>; readonly isOld: boolean };

/** While somebody types. */
const SETTLE_MS = 250;
/** When somebody trades. */
const EVERY_MS = 1_000;

/** A quote for what is typed, asked for again when somebody trades in the market. */
export function useQuote(wish: QuoteWish | undefined, heard: number): QuoteState {
  const key = JSON.stringify(wish);
  const isSettled = useSettled(key, SETTLE_MS) === key;
  const { answer, error, isOld } = useReasked('quote', isSettled ? wish : undefined, heard, EVERY_MS);
  if (wish === undefined) return { kind: 'none' };
  if (!isSettled) return { kind: 'loading' };
  if (error) return { kind: 'failed', message: error.message };
  return answer === undefined ? { kind: 'loading' } : { kind: 'answer', answer, isOld };
}
