import { asAddress, asSignature, type Address } from '#contracts/chain';
import {
  BUNDLE_WALLETS,
  SNIPER_SLOTS,
  type ClassifiedHolder,
  type HolderClass,
  type HolderClasses,
  type PlacedAct,
} from '#contracts/account/token-risk';

/** A buy of the first slots; several of one wallet may stand there, the first first. */
export interface EarlyBuy {
  readonly slot: number;
  readonly time: number;
  readonly trader: string;
  readonly signature: string | undefined;
}

/** A token account as the index last saw it. */
export interface Balance {
  readonly account: string;
  readonly owner: string | undefined;
  readonly amount: bigint;
}

export interface ClassFacts {
  readonly creation: HolderClasses['creation'];
  readonly early: HolderClasses['early'];
  readonly buys: readonly EarlyBuy[];
  readonly vaults: readonly (Balance & { readonly market: string })[];
  /** Accounts of the creator and of the early buyers. */
  readonly balances: readonly Balance[];
}

/** Wallets that bought early, with their first buy and whether they count as bundled. The creator is not among them. */
export function toEarlyBuyers(
  buys: readonly EarlyBuy[],
  creator: string | undefined,
  createdSlot: number | undefined,
): ReadonlyMap<string, { readonly buy: EarlyBuy; readonly isBundled: boolean }> {
  const first = new Map<string, EarlyBuy>();
  for (const buy of buys) {
    if (buy.trader !== creator && !first.has(buy.trader)) first.set(buy.trader, buy);
  }
  const inSlot = new Map<number, number>();
  for (const { slot } of first.values()) inSlot.set(slot, (inSlot.get(slot) ?? 0) + 1);
  return new Map(
    [...first].map(([wallet, buy]) => [
      wallet,
      { buy, isBundled: buy.slot === createdSlot || inSlot.get(buy.slot)! >= BUNDLE_WALLETS },
    ]),
  );
}

/** The last slot in which a buyer counts as a sniper. */
export const toLastEarlySlot = (firstSlot: number): number => firstSlot + SNIPER_SLOTS;

export function toHolderClasses({ creation, early, buys, vaults, balances }: ClassFacts): HolderClasses {
  const creator = creation.kind === 'known' ? creation.creator : undefined;
  const createdSlot = creation.kind === 'known' ? creation.act.slot : undefined;
  const buyers = toEarlyBuyers(buys, creator, createdSlot);
  const vaultAccounts = new Set(vaults.map(({ account }) => account));
  const byOwner = new Map<string, Balance[]>();
  for (const balance of balances) {
    if (balance.owner === undefined || vaultAccounts.has(balance.account)) continue;
    const list = byOwner.get(balance.owner);
    if (list === undefined) byOwner.set(balance.owner, [balance]);
    else list.push(balance);
  }
  const holders: ClassifiedHolder[] = [];
  const addWallet = (wallet: string, classes: readonly HolderClass[], firstBuy?: PlacedAct) => {
    const own = byOwner.get(wallet) ?? [];
    holders.push({
      owner: asAddress(wallet),
      classes,
      amount: own.reduce((sum, { amount }) => sum + amount, 0n),
      accounts: own.map(({ account }) => asAddress(account)),
      firstBuy,
    });
  };
  if (creator !== undefined) addWallet(creator, ['creator']);
  for (const [wallet, { buy, isBundled }] of buyers) {
    addWallet(wallet, isBundled ? ['sniper', 'bundled'] : ['sniper'], toAct(buy));
  }
  for (const { account, owner, amount, market } of vaults) {
    holders.push({
      owner: owner === undefined ? undefined : asAddress(owner),
      classes: ['pool'],
      amount,
      accounts: [asAddress(account)],
      market: asAddress(market),
    });
  }
  holders.sort((a, b) => (a.amount === b.amount ? 0 : a.amount > b.amount ? -1 : 1));
  const sumOf = (wanted: HolderClass) => {
    const those = holders.filter(({ classes }) => classes.includes(wanted));
    return { holders: those.length, amount: those.reduce((sum, { amount }) => sum + amount, 0n) };
  };
  return {
    creation,
    early,
    holders,
    sums: {
      creator: sumOf('creator'),
      pool: sumOf('pool'),
      sniper: sumOf('sniper'),
      bundled: sumOf('bundled'),
    },
  };
}

export const toAct = ({ slot, time, signature }: Omit<EarlyBuy, 'trader'>): PlacedAct => ({
  slot,
  time,
  signature: signature === undefined ? undefined : asSignature(signature),
});

/** Owners whose balances are asked for: the creator and the early buyers. */
export const toAskedOwners = (facts: Pick<ClassFacts, 'creation' | 'buys'>): readonly Address[] => [
  ...new Set([
    ...(facts.creation.kind === 'known' ? [facts.creation.creator] : []),
    ...facts.buys.map(({ trader }) => asAddress(trader)),
  ]),
];
