import { useMemo } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { mergeTrades, type WireTrade } from './live-candles.ts';

const MOST_OWN = 200;
const NONE: readonly WireTrade[] = [];

/** Trades of the connected wallet in a market: those the index has, and those among what is heard. */
export function useOwnTrades(
  market: string,
  trader: string | undefined,
  tape: readonly WireTrade[],
): readonly WireTrade[] {
  // The marks are an extra: without them the tape shows what is heard.
  const { data } = useAnswer(
    'ownTrades',
    { market, trader: trader ?? '' },
    { enabled: trader !== undefined && market !== '' },
  );
  return useMemo(
    () =>
      trader === undefined
        ? NONE
        : mergeTrades(
            data?.kind === 'found' ? data.trades : NONE,
            tape.filter((trade) => trade.trader === trader),
            MOST_OWN,
          ),
    [data, tape, trader],
  );
}
