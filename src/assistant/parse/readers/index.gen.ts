// Written by `npm run gen`. Do not edit.
import alerts from './alerts.ts';
import beyond from './beyond.ts';
import comparisons from './comparisons.ts';
import compositions from './compositions.ts';
import concepts from './concepts.ts';
import conversions from './conversions.ts';
import declines from './declines.ts';
import digits from './digits.ts';
import eachBounded from './each-bounded.ts';
import encodings from './encodings.ts';
import events from './events.ts';
import explain from './explain.ts';
import firstBuyers from './first-buyers.ts';
import followUps from './follow-ups.ts';
import fundingCosts from './funding-costs.ts';
import guidance from './guidance.ts';
import holderLists from './holder-lists.ts';
import launchCreators from './launch-creators.ts';
import measures from './measures.ts';
import nfts from './nfts.ts';
import presentValues from './present-values.ts';
import priceImpacts from './price-impacts.ts';
import pricesBeside from './prices-beside.ts';
import products from './products.ts';
import unreadKinds from './unread-kinds.ts';
import walletTrades from './wallet-trades.ts';
import withoutPools from './without-pools.ts';

export const readers = [
  alerts,
  beyond,
  comparisons,
  compositions,
  concepts,
  conversions,
  declines,
  digits,
  eachBounded,
  encodings,
  events,
  explain,
  firstBuyers,
  followUps,
  fundingCosts,
  guidance,
  holderLists,
  launchCreators,
  measures,
  nfts,
  presentValues,
  priceImpacts,
  pricesBeside,
  products,
  unreadKinds,
  walletTrades,
  withoutPools,
] as const;
