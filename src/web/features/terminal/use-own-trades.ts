import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePlace } from '../../router/place.ts';
import { mergeTrades, type WireTrade } from './live-candles.ts';

const MOST_OWN = 200;
const NONE: readonly WireTrade[] = [];

/** Trades of the connected wallet in a market: those the index has, and those among what is heard. */
export function useOwnTrades(
  market: string,
  trader: string | undefined,
  tape: readonly WireTrade[],
): readonly WireTrade[] {
  const { api } = usePlace();
  const [known, setKnown] = useState<{ readonly of: string; readonly trades: readonly WireTrade[] }>();
  const of = `${market} ${trader ?? ''}`;
  useEffect(() => {
    if (trader === undefined || market === '') return;
    const gone = new AbortController();
    api
      .ask('ownTrades', { market, trader }, { signal: gone.signal })
      .then((answer) => {
        if (answer.kind === 'found') setKnown({ of, trades: answer.trades });
      })
      .catch(() => undefined); // the marks are an extra; the tape shows what is heard
    return () => gone.abort();
  }, [of]);
  const indexed = known?.of === of ? known.trades : NONE;
  return useMemo(
    () =>
      trader === undefined
        ? NONE
        : mergeTrades(
            indexed,
            tape.filter((trade) => trade.trader === trader),
            MOST_OWN,
          ),
    [indexed, tape, trader],
  );
}
