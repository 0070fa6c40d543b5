import { defineSubject, type FactView } from '../define-subject.ts';
import { sandwichMeasures, sandwichPools, sandwichPredicates } from '../sandwich-values.ts';
import { toSpan } from '../spans.ts';
import { isSome, isYes } from '../truths.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const HOLDERS = ['rank', 'owner', 'amount', 'share', 'role'];

export default defineSubject({
  kind: 'token',
  tools: {
    get_token: (id) => ({ mint: id }),
    get_market: (id) => ({ mint: id }),
    get_holders: (id) => ({ mint: id }),
    'get_holders#creator': (id) => ({ mint: id, creator: true }),
    'get_holders#own': (id) => ({ mint: id, pools: false }),
    list_trades: (id, time) => ({ mint: id, ...toSpan(time) }),
    list_sandwiches: (id, time) => ({ mint: id, ...toSpan(time) }),
    list_traders: (id, time) => ({ mint: id, sort: 'profit', limit: 10, ...toSpan(time) }),
    list_launches: (id) => ({ mint: id }),
    'list_launches#creator': (id) => ({ creatorOf: id }),
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
    curve: { at: 'list_launches /rows/*/curve', beside: ['launchState', 'solMissing', 'graduatedAt'] },
    solMissing: { at: 'list_launches /missing', beside: ['solRaised', 'curve'] },
    solRaised: { at: 'list_launches /raised', beside: ['solMissing'] },
    creatorLaunches: {
      at: 'list_launches#creator /others/*/token',
      columns: ['token', 'symbol', 'created', 'state', 'curve', 'trades', 'holders'],
      isRow: true,
      absent: 'none',
      beside: ['creator'],
    },
    launchState: 'list_launches /rows/*/state',
    graduatedAt: { at: 'list_launches /graduated/*/graduatedAt', absent: 'none' },
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
    transferFee: {
      at: 'get_token /settings/transferFeeConfig/newerRate',
      absent: 'none',
      beside: ['maxTransferFee'],
    },
    maxTransferFee: 'get_token /settings/transferFeeConfig/newerMaximumFee',
    permanentDelegate: {
      isThing: true,
      at: 'get_token /settings/permanentDelegate/delegate',
      absent: 'none',
    },
    pauseAuthority: { isThing: true, at: 'get_token /settings/pausable/authority', absent: 'none' },
    closeAuthority: {
      isThing: true,
      at: 'get_token /settings/mintCloseAuthority/closeAuthority',
      absent: 'none',
    },
    interestRate: { at: 'get_token /settings/interestBearingConfig/rate', absent: 'none' },
    hookProgram: { isThing: true, at: 'get_token /settings/transferHook/program', absent: 'none' },
    defaultState: { at: 'get_token /settings/defaultAccountState/state', absent: 'none' },
    multiplier: { at: 'get_token /settings/scaledUiAmount/multiplier', absent: 'none' },
    metadata: { at: 'get_token /metadata/uri', absent: 'none' },
    dangers: { at: 'get_token /risks/*/title', columns: ['level', 'title', 'finding'] },
    dangerCount: 'get_token /riskCounts/danger',
    price: {
      at: 'get_market /price/usd',
      timed: 'get_price_at /price',
      timedKey: 'priceThen',
      beside: ['priceTime', 'newestTrade', 'priceInSol'],
    },
    priceInSol: {
      at: 'get_market /price/sol',
      timed: 'get_price_at /priceInSol',
      timedKey: 'priceInSolThen',
      beside: ['priceInSolNow', 'changeInSol'],
    },
    priceInSolNow: {
      at: 'get_price_at /until/priceInSol',
      timed: 'get_price_at /until/priceInSol',
      needsTime: true,
    },
    changeInSol: {
      at: 'get_price_at /changeInSol',
      timed: 'get_price_at /changeInSol',
      needsTime: true,
      beside: ['priceInSolNow', 'priceInSol'],
    },
    // Of the last trades of the markets it goes through, and not of their reserves: it is no price of that time.
    priceTime: {
      at: 'get_market /price/oldestTrade',
      timed: 'get_price_at /tradedAt',
      timedKey: 'priceTimeThen',
      say: 'It is worked out from the last trades in the markets it is priced through; the oldest of these was on {value}.',
      sayOfTime: 'The trade behind it was on {value}.',
    },
    newestTrade: {
      at: 'get_market /newestTrade',
      say: 'The newest trade of {subject} in any market was on {value}.',
    },
    marketCap: 'get_market /marketCap',
    volume: {
      at: 'get_market /day/volume',
      window: DAY,
      windows: { [HOUR]: 'get_market /hour/volume', [7 * DAY]: 'get_market /week/volume' },
      timed: 'list_trades /matching/volume',
      timedKey: 'volumeThen',
      beside: ['trades'],
    },
    volumeHour: { at: 'get_market /hour/volume', window: HOUR },
    volumeWeek: { at: 'get_market /week/volume', window: 7 * DAY },
    trades: {
      at: 'get_market /day/trades',
      window: DAY,
      windows: { [HOUR]: 'get_market /hour/trades', [7 * DAY]: 'get_market /week/trades' },
      timed: 'list_trades /matching/count',
      timedKey: 'tradesThen',
    },
    traders: { at: 'list_trades /matching/traders', timed: 'list_trades /matching/traders' },
    buys: {
      at: 'get_market /trading/buys',
      window: DAY,
      timed: 'list_trades /sums/buys',
      timedKey: 'buysThen',
    },
    sells: {
      at: 'get_market /trading/sells',
      window: DAY,
      timed: 'list_trades /sums/sells',
      timedKey: 'sellsThen',
    },
    high: {
      at: 'get_market /trading/high',
      window: DAY,
      timed: 'get_price_at /range/high',
      timedKey: 'highThen',
      beside: ['highTime'],
    },
    // Of candles the time of the trade within is not known.
    highTime: {
      at: 'get_price_at /range/highTime',
      timed: 'get_price_at /range/highTime',
      say: 'It was reached in the {range_spanLength} from {value} on.',
    },
    low: {
      at: 'get_market /trading/low',
      window: DAY,
      timed: 'get_price_at /range/low',
      timedKey: 'lowThen',
      beside: ['lowTime'],
    },
    // Of candles the time of the trade within is not known.
    lowTime: {
      at: 'get_price_at /range/lowTime',
      timed: 'get_price_at /range/lowTime',
      say: 'It was reached in the {range_spanLength} from {value} on.',
    },
    fromHigh: {
      at: 'get_market /trading/fromHigh',
      window: DAY,
      timed: 'get_price_at /range/fromHigh',
      beside: ['price', 'high'],
    },
    fromLow: {
      at: 'get_market /trading/fromLow',
      window: DAY,
      timed: 'get_price_at /range/fromLow',
      beside: ['price', 'low'],
    },
    open: { at: 'get_market /trading/open', window: DAY },
    change: {
      at: 'get_market /day/change',
      window: DAY,
      windows: { [HOUR]: 'get_market /hour/change', [7 * DAY]: 'get_market /week/change' },
      timed: 'get_price_at /change',
      timedKey: 'changeThen',
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
      rankBy: 'liquidity',
    },
    marketCount: 'get_market /marketCount',
    creatorAmount: { at: 'get_holders#creator /creatorAmount', beside: ['creatorShare', 'creator'] },
    creatorShare: 'get_holders#creator /creatorShare',
    holders: 'get_holders /holdersSeen',
    topHolders: {
      isThing: true,
      single: 'topHolder',
      at: 'get_holders /holders/*/owner',
      columns: HOLDERS,
      rankBy: 'amount',
    },
    topHolder: {
      isThing: true,
      at: 'get_holders /holders/0/owner',
      beside: ['topHolderShare', 'topHolderAmount'],
    },
    topHolderShare: { at: 'get_holders /holders/0/share', beside: ['topHolder', 'topHolderAmount'] },
    topHolderAmount: 'get_holders /holders/0/amount',
    topShare: 'get_holders /topShare',
    holdersBesidePools: {
      isThing: true,
      at: 'get_holders#own /holders/*/owner',
      columns: HOLDERS,
      rankBy: 'amount',
    },
    sharesBesidePools: {
      at: 'get_holders#own /holders/*/share',
      columns: HOLDERS,
      rankBy: 'amount',
    },
    holderShares: {
      at: 'get_holders /holders/*/share',
      columns: HOLDERS,
      rankBy: 'amount',
    },
    winners: {
      isThing: true,
      at: 'list_traders /rows/*/trader',
      timed: 'list_traders /rows/*/trader',
      columns: ['rank', 'trader', 'realisedProfit', 'returnOnCost', 'trades', 'winRate'],
      absent: 'none',
    },
    ...sandwichMeasures,
    ...sandwichPools,
  },
  predicates: {
    ...sandwichPredicates,
    held: {
      tool: 'get_holders',
      holds: (facts) => isSome(facts, '/holdersSeen'),
      because: ['holders', 'topHolder'],
    },
    creatorHolds: {
      tool: 'get_holders#creator',
      holds: (facts) => isSome(facts, '/creatorAmount'),
      because: ['creatorAmount', 'creatorShare', 'creator'],
    },
    traded: {
      tool: 'get_market',
      timedKey: 'tradedThen',
      holds: (facts) => facts.has('/newestTrade'),
      because: ['newestTrade', 'trades'],
    },
    tradedThen: {
      tool: 'list_trades',
      isTimed: true,
      holds: (facts) => isSome(facts, '/matching/count'),
      because: ['trades'],
    },
    mintable: {
      tool: 'get_token',
      // Units of wrapped SOL are made by wrapping, which no authority allows or forbids.
      holds: (facts) => (facts.raw('/isNative') === 'yes' ? undefined : flagOf(facts.raw('/canMint'))),
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
    chargesFee: {
      tool: 'get_token',
      holds: (facts) => has(facts, '/settings/transferFeeConfig/newerRate', (raw) => raw !== '0'),
      because: ['transferFee'],
    },
    pausable: {
      tool: 'get_token',
      holds: (facts) => has(facts, '/settings/pausable/authority'),
      because: ['pauseAuthority'],
    },
    paused: {
      tool: 'get_token',
      holds: (facts) => has(facts, '/settings/pausable/paused', (raw) => raw === 'yes'),
      because: ['pauseAuthority'],
    },
    transferable: {
      tool: 'get_token',
      holds: (facts) => not(has(facts, '/settings/nonTransferable/set')),
    },
    seizable: {
      tool: 'get_token',
      holds: (facts) => has(facts, '/settings/permanentDelegate/delegate'),
      because: ['permanentDelegate'],
    },
    hooked: {
      tool: 'get_token',
      holds: (facts) => has(facts, '/settings/transferHook/program'),
      because: ['hookProgram'],
    },
    wellKnown: { tool: 'get_token', holds: (facts) => facts.has('/wellKnown/name') },
    graduated: {
      tool: 'list_launches',
      holds: (facts) => isYes(facts, '/isGraduated'),
      because: ['curve', 'graduatedAt'],
    },
    risky: {
      tool: 'get_token',
      holds: (facts) =>
        facts.has('/riskCounts/danger') ? facts.raw('/riskCounts/danger') !== '0' : undefined,
      because: ['dangers'],
    },
    rose: {
      tool: 'get_price_at',
      isTimed: true,
      holds: (facts) => signOf(facts.raw('/change')),
      because: ['change'],
    },
    rising: {
      tool: 'get_market',
      window: DAY,
      timedKey: 'rose',
      holds: (facts) => signOf(facts.raw('/day/change')),
      because: ['change'],
    },
  },
});

/** Of a setting that a mint has or has not; nothing is known of one that was not read. */
const has = (
  facts: FactView,
  place: string,
  is: (raw: string) => boolean = () => true,
): boolean | undefined => (facts.has('/mint') ? facts.has(place) && is(facts.raw(place) ?? '') : undefined);
const not = (truth: boolean | undefined): boolean | undefined => (truth === undefined ? undefined : !truth);

const flagOf = (raw: string | undefined): boolean | undefined =>
  raw === undefined ? undefined : raw === 'yes';
const signOf = (raw: string | undefined): boolean | undefined =>
  raw === undefined ? undefined : Number(raw) > 0;
