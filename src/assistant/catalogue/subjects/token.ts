import { defineSubject } from '../define-subject.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const HOLDERS = ['rank', 'owner', 'amount', 'share'];

export default defineSubject({
  kind: 'token',
  tools: {
    get_token: (id) => ({ mint: id }),
    get_market: (id) => ({ mint: id }),
    get_holders: (id) => ({ mint: id }),
    get_price_at: (id, time) => {
      const from = time?.at ?? time?.from;
      if (from === undefined) return undefined;
      return {
        mint: id,
        time: from,
        ...(time?.at === undefined && time?.to !== undefined && { until: time.to }),
      };
    },
  },
  main: ['price', 'marketCap', 'supply', 'holders', 'mintAuthority', 'freezeAuthority'],
  measures: {
    mint: 'get_token /mint',
    name: 'get_token /name',
    symbol: 'get_token /symbol',
    supply: { at: 'get_token /supply', absent: 'none' },
    decimals: 'get_token /decimals',
    tokenProgram: { isThing: true, at: 'get_token /tokenProgram' },
    mintAuthority: { isThing: true, at: 'get_token /mintAuthority', absent: 'none' },
    freezeAuthority: { isThing: true, at: 'get_token /freezeAuthority', absent: 'none' },
    updateAuthority: { isThing: true, at: 'get_token /metadata/updateAuthority', absent: 'none' },
    extensions: { at: 'get_token /extensions/*', absent: 'none' },
    royalty: { at: 'get_token /metadata/royalty', absent: 'none' },
    dangers: { at: 'get_token /risks/*/title', columns: ['level', 'title', 'finding'] },
    dangerCount: 'get_token /riskCounts/danger',
    price: {
      at: 'get_market /price/usd',
      timed: 'get_price_at /price',
      beside: ['priceTime', 'priceInSol'],
    },
    priceInSol: { at: 'get_market /price/sol', timed: 'get_price_at /priceInSol' },
    priceTime: { at: 'get_market /price/time', timed: 'get_price_at /tradedAt' },
    marketCap: 'get_market /marketCap',
    volume: {
      at: 'get_market /day/volume',
      window: DAY,
      windows: { [HOUR]: 'get_market /hour/volume', [7 * DAY]: 'get_market /week/volume' },
      beside: ['trades'],
    },
    volumeHour: { at: 'get_market /hour/volume', window: HOUR },
    volumeWeek: { at: 'get_market /week/volume', window: 7 * DAY },
    trades: {
      at: 'get_market /day/trades',
      window: DAY,
      windows: { [HOUR]: 'get_market /hour/trades', [7 * DAY]: 'get_market /week/trades' },
    },
    buys: { at: 'get_market /trading/buys', window: DAY },
    sells: { at: 'get_market /trading/sells', window: DAY },
    high: { at: 'get_market /trading/high', timed: 'get_price_at /range/high' },
    low: { at: 'get_market /trading/low', timed: 'get_price_at /range/low' },
    open: { at: 'get_market /trading/open', window: DAY },
    change: {
      at: 'get_market /day/change',
      window: DAY,
      windows: { [HOUR]: 'get_market /hour/change', [7 * DAY]: 'get_market /week/change' },
      timed: 'get_price_at /change',
      beside: ['price'],
    },
    changeHour: { at: 'get_market /hour/change', window: HOUR },
    changeWeek: { at: 'get_market /week/change', window: 7 * DAY },
    liquidity: 'get_market /liquidity',
    created: 'get_market /created',
    creator: { isThing: true, at: 'get_market /creator', beside: ['created'] },
    markets: {
      isThing: true,
      at: 'get_market /markets/*/market',
      columns: ['market', 'base', 'quote', 'liquidity', 'volume', 'trades'],
    },
    marketCount: 'get_market /marketCount',
    holders: 'get_holders /holdersSeen',
    topHolders: { isThing: true, at: 'get_holders /holders/*/owner', columns: HOLDERS },
    topHolder: {
      isThing: true,
      at: 'get_holders /holders/0/owner',
      beside: ['topHolderShare', 'topHolderAmount'],
    },
    topHolderShare: 'get_holders /holders/0/share',
    topHolderAmount: 'get_holders /holders/0/amount',
    topShare: 'get_holders /topShare',
  },
  predicates: {
    mintable: {
      tool: 'get_token',
      holds: (facts) => flagOf(facts.raw('/canMint')),
      because: ['mintAuthority'],
    },
    freezable: {
      tool: 'get_token',
      holds: (facts) => flagOf(facts.raw('/canFreeze')),
      because: ['freezeAuthority'],
    },
    token2022: {
      tool: 'get_token',
      holds: (facts) => facts.raw('/tokenProgram') === 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
      because: ['tokenProgram'],
    },
    wellKnown: { tool: 'get_token', holds: (facts) => facts.has('/wellKnown/name') },
    risky: {
      tool: 'get_token',
      holds: (facts) =>
        facts.has('/riskCounts/danger') ? facts.raw('/riskCounts/danger') !== '0' : undefined,
      because: ['dangers'],
    },
    rising: {
      tool: 'get_market',
      holds: (facts) => signOf(facts.raw('/day/change')),
      because: ['change'],
    },
  },
});

const flagOf = (raw: string | undefined): boolean | undefined =>
  raw === undefined ? undefined : raw === 'yes';
const signOf = (raw: string | undefined): boolean | undefined =>
  raw === undefined ? undefined : Number(raw) > 0;
