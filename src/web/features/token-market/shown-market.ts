import { CANDLE_WIDTH_KEYS, type CandleWidth, type TokenMarketAnswer } from '#contracts/token-market';
import type { Wire } from '#std/json';

type Answer = Wire<TokenMarketAnswer>;

const HOUR = 3_600;
const DAY = 86_400;

/** The market the query names if it is one of the token's, else its main one. */
export function toShownMarket(answer: Answer, query: URLSearchParams): string | undefined {
  if (answer.kind === 'absent') return undefined;
  const asked = query.get('market');
  return answer.markets.find(({ market }) => market === asked)?.market ?? answer.mainMarket;
}

/** The width the query names, else one that shows some hundred candles of what the index covers. */
export function toShownWidth(answer: Answer, query: URLSearchParams): CandleWidth {
  const asked = query.get('width');
  const known = CANDLE_WIDTH_KEYS.find((width) => width === asked);
  if (known !== undefined) return known;
  if (answer.kind === 'absent') return '15m';
  const covered = answer.coverage.toTime - answer.coverage.fromTime;
  return covered < 6 * HOUR ? '1m' : covered < 2 * DAY ? '5m' : covered < 7 * DAY ? '15m' : '1h';
}
