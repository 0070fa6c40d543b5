import { Evidence } from '../../src/decoder/claims/evidence.ts';
import { toRawTransaction } from '../../src/decoder/transaction/raw-transaction.ts';
import { isSame, isSamePair, WRAPPED_SOL, type Compared, type Leg } from './legs.ts';

/**
 * What a difference between the two readings is. A class says only what was checked against the record: movements
 * are read from the bytes of the System and Token programs, balances are the node's; neither knows our swaps.
 */
export const CLASSES = {
  'ours right, theirs lacks it': 'both of our amounts are in the record, theirs has no such swap',
  'ours right, theirs differs': 'one swap; both of our amounts are in the record, one of theirs is not',
  'ours right, theirs is turned': 'one swap; the balance of who traded went our way, not theirs',
  'definition: both in the record':
    'one swap; the record holds both tellings, such as with and without a fee',
  'definition: reported twice': 'ours is a router’s report of a swap that both know',
  'definition: told as the trade':
    'theirs is, to the unit or beside rent, among our trades, which know no pool for it',
  'ours right, theirs is a part':
    'our trade of the same assets is in the record; theirs counts some of its transfers',
  'theirs unsupported': 'nobody gave the one and got the other of what theirs says',
  'definition: shares': 'who gave and got it did so for units minted or burned: a deposit or withdrawal',
  'OURS UNSUPPORTED': 'an amount of ours is not in the record',
  'OURS SHORT': 'somebody gave the one and got the other, and ours has nothing of it',
} as const;

export type Class = keyof typeof CLASSES;

export interface Difference {
  readonly signature: string;
  readonly of: Class;
  readonly ours?: Leg | undefined;
  readonly theirs?: Leg | undefined;
}

/** What differs between both readings of a transaction, and how many swaps are equal. */
export function compare(one: Compared): {
  readonly same: number;
  readonly differences: readonly Difference[];
} {
  const { signature } = one;
  const evidence = new Evidence(toRawTransaction(one.raw));
  const ours = [...one.ours];
  const equal: Leg[] = [];
  const theirs = one.theirs.filter((leg) => {
    const at = ours.findIndex((own) => isSame(own, leg));
    if (at >= 0) equal.push(...ours.splice(at, 1));
    return at < 0;
  });
  const differences: Difference[] = [];
  for (const leg of theirs) {
    const at = ours.findIndex((own) => isOneSwap(own, leg));
    const own = at < 0 ? undefined : ours.splice(at, 1)[0];
    const of = own ? toPairClass(own, leg, evidence) : toTheirClass(leg, one, evidence);
    differences.push({ signature, theirs: leg, ours: own, of });
  }
  for (const own of ours) {
    const of = equal.some((leg) => isSame(leg, own))
      ? 'definition: reported twice'
      : isHeld(own, evidence)
        ? 'ours right, theirs lacks it'
        : 'OURS UNSUPPORTED';
    differences.push({ signature, ours: own, of });
  }
  return { same: equal.length, differences };
}

/** Whether both tell of one swap: one amount in common, of the same assets or the other way round. */
const isOneSwap = (own: Leg, leg: Leg): boolean =>
  isSamePair(own, leg)
    ? own.sold === leg.sold || own.bought === leg.bought
    : (own.boughtMint === leg.boughtMint && own.bought === leg.bought) || isTurned(own, leg);

const isTurned = (own: Leg, leg: Leg): boolean =>
  own.soldMint === leg.boughtMint &&
  own.boughtMint === leg.soldMint &&
  own.sold === leg.bought &&
  own.bought === leg.sold;

function toPairClass(own: Leg, leg: Leg, evidence: Evidence): Class {
  if (!isHeld(own, evidence)) return 'OURS UNSUPPORTED';
  if (isTurned(own, leg)) {
    // The balances of both parties turn; whose swap it is, is what the two disagree about.
    const sold = own.trader === undefined ? 0n : evidence.netOf(own.trader, toAsset(own.soldMint));
    return sold < 0n ? 'ours right, theirs is turned' : 'OURS UNSUPPORTED';
  }
  return isHeld(leg, evidence) ? 'definition: both in the record' : 'ours right, theirs differs';
}

function toTheirClass(leg: Leg, { transaction }: Compared, evidence: Evidence): Class {
  const told = transaction.trades
    .map(({ trader, sold, bought }) => ({
      soldMint: mintOf(sold.asset),
      sold: sold.amount,
      boughtMint: mintOf(bought.asset),
      bought: bought.amount,
      venue: '',
      trader,
    }))
    .filter((trade) => isSamePair(trade, leg) && isHeld(trade, evidence));
  if (told.some(({ sold, bought }) => isNear(sold, leg.sold) && isNear(bought, leg.bought)))
    return 'definition: told as the trade';
  // The whole of what the trader gave, by the balances, of which theirs is one payment.
  const isWhole = told.some(
    ({ trader, soldMint, sold, bought }) =>
      bought === leg.bought && sold > leg.sold && evidence.netOf(trader, toAsset(soldMint)) <= -leg.sold,
  );
  if (isWhole) return 'ours right, theirs is a part';
  const [soldAsset, boughtAsset] = [toAsset(leg.soldMint), toAsset(leg.boughtMint)];
  const parties = [...evidence.parties].filter(
    (party) => evidence.netOf(party, soldAsset) < 0n && evidence.netOf(party, boughtAsset) > 0n,
  );
  // An item's price may have waited in escrow, so there its move and the item's are all the record has.
  const isItem = (leg.bought === 1n || leg.sold === 1n) && hasPayment(leg, evidence);
  if (parties.length === 0 && !isItem) return 'theirs unsupported';
  const isMade = evidence.movements.some(
    ({ from, to, asset }) =>
      (from === undefined || to === undefined) && (asset === soldAsset || asset === boughtAsset),
  );
  return isMade ? 'definition: shares' : 'OURS SHORT';
}

/** Whether an item changed hands and SOL that is no rent was paid in the same transaction. */
const hasPayment = (leg: Leg, { movements }: Evidence): boolean => {
  const item = toAsset(leg.bought === 1n ? leg.boughtMint : leg.soldMint);
  return (
    movements.some(({ asset, amount }) => asset === item && amount === 1n) &&
    movements.some(({ asset, amount }) => asset === 'sol' && amount > MOST_RENT)
  );
};

/** More than the rent of the accounts a listing opens. */
const MOST_RENT = 10_000_000n;

/** Whether both amounts are in the record: as one movement, or as all that left or reached an account or owner. */
const isHeld = (leg: Leg, evidence: Evidence): boolean =>
  isAmount(toAsset(leg.soldMint), leg.sold, evidence) &&
  isAmount(toAsset(leg.boughtMint), leg.bought, evidence);

function isAmount(asset: string, amount: bigint, evidence: Evidence): boolean {
  if (amount === 0n) return false;
  const sums = new Map<string, bigint>();
  const add = (key: string, units: bigint): void => void sums.set(key, (sums.get(key) ?? 0n) + units);
  for (const moved of evidence.movements) {
    if (moved.asset !== asset) continue;
    if (moved.amount === amount || moved.amount - moved.fee === amount) return true;
    const from = moved.from ?? 'minted';
    const to = moved.to ?? 'burned';
    for (const key of new Set([from, evidence.ownerOf(from)])) {
      add(`out of ${key}`, moved.amount);
      add(`all of ${key}`, -moved.amount);
      add(`out of ${key} in ${moved.top}`, moved.amount);
      add(`net of ${key} in ${moved.top}`, -moved.amount);
    }
    for (const key of new Set([to, evidence.ownerOf(to)])) {
      add(`into ${key}`, moved.amount);
      add(`all of ${key}`, moved.amount);
      add(`net of ${key} in ${moved.top}`, moved.amount);
    }
  }
  if ([...sums.values()].some((sum) => sum === amount || sum === -amount)) return true;
  for (const party of evidence.parties) {
    const net = evidence.netOf(party, asset);
    // A curve pays out without an instruction: what its seller has, beside all that moved by one.
    const unmoved = net - (sums.get(`all of ${party}`) ?? 0n);
    if ([net, -net, unmoved].includes(amount)) return true;
  }
  // What a curve had of it, as its event says.
  return evidence.holds(amount);
}

/** Equal, or apart by no more than the rent of two token accounts and a fee. */
const isNear = (one: bigint, other: bigint): boolean => {
  const difference = one > other ? one - other : other - one;
  return difference <= (one > 100_000n && other > 100_000n ? 2n * 2_039_280n : 0n);
};

const toAsset = (mint: string): string => (mint === WRAPPED_SOL ? 'sol' : mint);

const mintOf = (asset: Compared['transaction']['trades'][number]['sold']['asset']): string =>
  asset.kind === 'sol' ? WRAPPED_SOL : (asset.mint ?? '');

/** What the trades of a whole transaction are to the balances of who traded, without fee and rent. */
export const WHOLE_CLASSES = {
  equal: 'both say the same trade',
  'ours to the unit': 'the trader’s balances are exactly ours',
  'both in the record': 'the trader’s balances hold more than the trade; the movements hold ours and theirs',
  'ours in the record': 'the trader’s balances hold more than the trade; the movements hold ours, not theirs',
  'no trade of ours': 'a round, a deposit, a listing or nothing; the list by swap says which',
  'no trade of theirs': 'theirs has none',
  'THEIRS TO THE UNIT': 'the trader’s balances are exactly theirs and not ours',
  'NEITHER OF OURS': 'an amount of ours is nowhere in the record',
} as const;

export type WholeClass = keyof typeof WHOLE_CLASSES;

/** Absent where neither reads a trade. A transaction with several trades is judged by the first. */
export function compareWhole({ raw, transaction, aggregate }: Compared): WholeClass | undefined {
  const [trade] = transaction.trades;
  if (trade === undefined) return aggregate && 'no trade of ours';
  if (aggregate === undefined) return 'no trade of theirs';
  const { trader, sold, bought } = trade;
  const own: Leg = {
    soldMint: mintOf(sold.asset),
    sold: sold.amount,
    boughtMint: mintOf(bought.asset),
    bought: bought.amount,
    venue: '',
  };
  if (isSame(own, aggregate)) return 'equal';
  const evidence = new Evidence(toRawTransaction(raw));
  const isExact = (leg: Leg): boolean =>
    evidence.netOf(trader, toAsset(leg.soldMint)) === -leg.sold &&
    evidence.netOf(trader, toAsset(leg.boughtMint)) === leg.bought;
  if (isExact(own)) return 'ours to the unit';
  if (isExact(aggregate)) return 'THEIRS TO THE UNIT';
  if (!isHeld(own, evidence)) return 'NEITHER OF OURS';
  return isHeld(aggregate, evidence) ? 'both in the record' : 'ours in the record';
}
