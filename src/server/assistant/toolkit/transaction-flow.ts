/** Who gave and who got in a transaction, by person and asset, and what each address was in it. */
import type { Names } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import type {
  Asset,
  BalanceChange,
  DecodedInstruction,
  DecodedTransaction,
  Effect,
} from '#contracts/decoded';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf, toAssetAmount } from '../figures/to-leaf.ts';

const MAX_ROWS = 40;
const MOST_ROLES = 6;

type Transfer = Extract<Effect, { readonly kind: 'transfer' }>;

const fromOf = ({ from, fromOwner }: Transfer): Address => fromOwner ?? from;
const toOf = ({ to, toOwner }: Transfer): Address => toOwner ?? to;
const nameOf = (asset: Asset): string => (asset.kind === 'sol' ? 'sol' : (asset.mint ?? 'token'));

interface Share {
  readonly address: Address;
  readonly asset: Asset;
  readonly amount: bigint;
}

/** Transfers as rows, what each receiver and sender had of it in all, the largest first, and who gained and lost. */
export function toFlowTrees(transaction: DecodedTransaction, effects: readonly Effect[], names: Names) {
  const transfers = effects.filter((effect): effect is Transfer => effect.kind === 'transfer');
  const received = toShares(transfers, toOf);
  const sent = toShares(transfers, fromOf);
  const assets = [...new Map(transfers.map(({ asset }) => [nameOf(asset), asset])).values()];
  const only = assets.length === 1 ? received : [];
  const toRow = (share: Share) => toShareTree(share, transaction.balanceChanges, names);
  return {
    payments: transfers.slice(0, MAX_ROWS).map((transfer) => ({
      from: toAddressLeaf(fromOf(transfer), names),
      to: toAddressLeaf(toOf(transfer), names),
      amount: toAssetAmount(transfer.asset, transfer.amount, names),
    })),
    receivers: received.slice(0, MAX_ROWS).map(toRow),
    receiverCount: leaf.count(new Set(received.map(({ address }) => address)).size),
    senders: sent.slice(0, MAX_ROWS).map(toRow),
    senderCount: leaf.count(new Set(sent.map(({ address }) => address)).size),
    moved: assets.map((asset) => ({
      amount: toAssetAmount(asset, totalOf(transfers, asset), names),
    })),
    // Shares of several assets have no order.
    ...(only.length > 0 && {
      largest: toRow(only[0]!), // there is one
      smallest: toRow(only.at(-1)!), // there is one
      ...(only.length > 1 && {
        sameAmounts: leaf.flag(only.every(({ amount }) => amount === only[0]!.amount)),
      }),
    }),
    solTransferCount: leaf.count(transfers.filter(({ asset }) => asset.kind === 'sol').length),
    tokenTransferCount: leaf.count(transfers.filter(({ asset }) => asset.kind === 'token').length),
    gained: toChangeTrees(transaction, ({ change }) => change > 0n, names),
    lost: toChangeTrees(transaction, ({ change }) => change < 0n, names),
    solGained: toChangeTrees(transaction, (one) => one.asset.kind === 'sol' && one.change > 0n, names),
    solLost: toChangeTrees(transaction, (one) => one.asset.kind === 'sol' && one.change < 0n, names),
  };
}

const totalOf = (transfers: readonly Transfer[], asset: Asset): bigint =>
  transfers
    .filter((one) => nameOf(one.asset) === nameOf(asset))
    .reduce((sum, { amount }) => sum + amount, 0n);

function toShares(transfers: readonly Transfer[], who: (transfer: Transfer) => Address): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const transfer of transfers) {
    const { asset, amount } = transfer;
    const address = who(transfer);
    const key = `${address} ${nameOf(asset)}`;
    shares.set(key, { address, asset, amount: amount + (shares.get(key)?.amount ?? 0n) });
  }
  return [...shares.values()].toSorted((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0));
}

function toShareTree({ address, asset, amount }: Share, changes: readonly BalanceChange[], names: Names) {
  const change = changes.find((one) => one.owner === address && nameOf(one.asset) === nameOf(asset));
  return {
    address: toAddressLeaf(address, names),
    amount: toAssetAmount(asset, amount, names),
    ...(change !== undefined && {
      before: toAssetAmount(asset, change.before, names),
      after: toAssetAmount(asset, change.after, names),
    }),
  };
}

const toChangeTrees = (
  { balanceChanges }: DecodedTransaction,
  fits: (change: BalanceChange) => boolean,
  names: Names,
) =>
  balanceChanges
    .filter(fits)
    .slice(0, MAX_ROWS)
    .map(({ owner, asset, change, before, after }) => ({
      owner: toAddressLeaf(owner, names),
      amount: toAssetAmount(asset, change, names),
      before: toAssetAmount(asset, before, names),
      after: toAssetAmount(asset, after, names),
    }));

/** What one address was in a transaction, and what it gave, got and had. */
export function toPartTree(
  address: Address,
  transaction: DecodedTransaction,
  {
    instructions,
    effects,
    names,
  }: {
    readonly instructions: readonly DecodedInstruction[];
    readonly effects: readonly Effect[];
    readonly names: Names;
  },
) {
  const roles = rolesOf(address, transaction, instructions, effects).slice(0, MOST_ROLES);
  const transfers = effects.filter((effect): effect is Transfer => effect.kind === 'transfer');
  const toAmounts = (who: (transfer: Transfer) => Address) =>
    toShares(transfers, who)
      .filter((share) => share.address === address)
      .map(({ asset, amount }) => ({ amount: toAssetAmount(asset, amount, names) }));
  return {
    part: {
      address: toAddressLeaf(address, names),
      takesPart: leaf.flag(roles.length > 0),
      roles: roles.map((role) => leaf.word(role)),
      received: toAmounts(toOf),
      sent: toAmounts(fromOf),
      changes: transaction.balanceChanges
        .filter(({ owner, accounts }) => owner === address || accounts.includes(address))
        .slice(0, MAX_ROWS)
        .map(({ asset, change, before, after }) => ({
          amount: toAssetAmount(asset, change, names),
          before: toAssetAmount(asset, before, names),
          after: toAssetAmount(asset, after, names),
        })),
    },
  };
}

function rolesOf(
  address: Address,
  { feePayer, accounts, trades, balanceChanges }: DecodedTransaction,
  instructions: readonly DecodedInstruction[],
  effects: readonly Effect[],
): readonly string[] {
  const account = accounts.find((one) => one.address === address);
  const transfers = effects.filter((effect): effect is Transfer => effect.kind === 'transfer');
  const isMint = [...transfers.map(({ asset }) => asset), ...balanceChanges.map(({ asset }) => asset)].some(
    (asset) => asset.kind === 'token' && asset.mint === address,
  );
  const found: readonly (readonly [boolean, string])[] = [
    [feePayer === address, 'fee payer'],
    [account?.signer === true, 'signer'],
    [trades.some(({ trader }) => trader === address), 'trader'],
    [transfers.some((one) => fromOf(one) === address || one.from === address), 'sender'],
    [transfers.some((one) => toOf(one) === address || one.to === address), 'receiver'],
    [instructions.some(({ program }) => program === address), 'program that was called'],
    [isMint, 'token that moved'],
  ];
  const roles = found.flatMap(([is, role]) => (is ? [role] : []));
  if (roles.length > 0 || account === undefined) return roles;
  return [account.writable ? 'account that may be written' : 'account that is only read'];
}
