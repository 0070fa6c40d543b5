import type { CandleWidth, TokenMarketAnswer } from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import type { MarketSearch } from './market-search.ts';

type Answer = Wire<TokenMarketAnswer>;

const HOUR = 3_600;
const DAY = 86_400;

/** The market that was asked for if it is one of the token's, else its main one. */
export function toShownMarket(answer: Answer, asked: MarketSearch['market']): string | undefined {
  if (answer.kind === 'absent') return undefined;
  return answer.markets.find(({ market }) => market === asked)?.market ?? answer.mainMarket;
}

/** The width that was asked for, else one that shows some hundred candles of what the index covers. */
export function toShownWidth(answer: Answer, asked: MarketSearch['width']): CandleWidth {
  if (asked !== undefined) return asked;
  if (answer.kind === 'absent') return '15m';
  const covered = answer.coverage.toTime - answer.coverage.fromTime;
  return covered < 6 * HOUR ? '1m' : covered < 2 * DAY ? '5m' : covered < 7 * DAY ? '15m' : '1h';
}
