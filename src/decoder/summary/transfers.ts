import type { Effect, Field } from '#contracts/decoded';
import { COMPUTE_BUDGET_PROGRAM, WRAPPED_SOL_MINT } from '../known-addresses.ts';
import type { Claim } from '../claims/claim.ts';
import { addressField, countField, toAmountValue, toAssetKey } from './amounts.ts';
import { describeMainAction } from './main-action.ts';
import { moneyOf } from './money.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';

type Transfer = Extract<Effect, { kind: 'transfer' }>;

const isTransfer = (effect: Effect): effect is Transfer => effect.kind === 'transfer';
const senderOf = (transfer: Transfer) => transfer.fromOwner ?? transfer.from;
const receiverOf = (transfer: Transfer) => transfer.toOwner ?? transfer.to;

/** Transactions whose top level is transfers and what goes with them. */
export function describeTransfers(input: SummaryInput): Draft | undefined {
  if (findMain(input.instructions) !== undefined) return undefined;
  const transfers = input.effects.filter(isTransfer).filter((transfer) => transfer.amount > 0n);
  if (transfers.length === 0) return undefined;
  const wraps = transfers.filter((transfer) => isWrap(transfer, input));
  const money = moneyOf(input);
  const rents = transfers.filter((transfer) => money.isRent(transfer));
  const sent = transfers.filter((transfer) => !wraps.includes(transfer));
  // SOL that opens the account tokens go to is no transfer beside theirs.
  const beside = sent.filter((transfer) => !rents.includes(transfer));
  const real = beside.length > 0 ? beside : sent;
  const [first] = real;
  if (first === undefined) return wraps[0] && describeWrap(wraps[0]);
  const sender = addressField('who', senderOf(first));
  const amount = { name: 'amount', value: toAmountValue(first.asset, first.amount) };
  if (real.length === 1 && first.fee !== undefined && first.fee > 0n) {
    return {
      ...SEND,
      rest: '{amount} to {to}, of which {withheld} was withheld as the transfer fee',
      fields: [
        sender,
        amount,
        addressField('to', receiverOf(first)),
        { name: 'withheld', value: toAmountValue(first.asset, first.fee) },
      ],
      claims: [toSent(first)],
    };
  }
  if (real.length === 1) {
    return {
      ...SEND,
      rest: '{amount} to {to}',
      fields: [sender, amount, addressField('to', receiverOf(first))],
      claims: [toSent(first)],
    };
  }
  const sameSender = real.every((transfer) => senderOf(transfer) === senderOf(first));
  const sameAsset = real.every((transfer) => toAssetKey(transfer.asset) === toAssetKey(first.asset));
  const receivers = new Set(real.map(receiverOf));
  if (sameSender && sameAsset) {
    const sum = real.reduce((all, transfer) => all + transfer.amount, 0n);
    const total = { name: 'amount', value: toAmountValue(first.asset, sum) };
    const party = senderOf(first);
    if (
      receivers.size === real.length &&
      real.length > 1 &&
      real.every((one) => one.amount === first.amount)
    ) {
      return {
        ...SEND,
        rest: '{amount} to each of {receivers} accounts',
        fields: [sender, amount, countField('receivers', receivers.size)],
        claims: [toSent(first), { kind: 'count', of: 'receivers', count: receivers.size, party }],
      };
    }
    if (real.length === 2 && receivers.size === 2) return describeTwo(sender, real);
    return receivers.size === 1
      ? {
          ...SEND,
          rest: '{amount} to {to} in {count} transfers',
          fields: [sender, total, addressField('to', receiverOf(first)), countField('count', real.length)],
          claims: [toSent(first, sum), { kind: 'count', of: 'transfers', count: real.length, party }],
        }
      : {
          ...SEND,
          rest: '{amount} to {receivers} accounts',
          fields: [sender, total, countField('receivers', receivers.size)],
          claims: [
            { kind: 'moved', asset: toAssetKey(first.asset), amount: sum, party, direction: 'out' },
            { kind: 'count', of: 'receivers', count: receivers.size, party },
          ],
        };
  }
  if (sameSender && receivers.size === 2 && real.length === 2) return describeTwo(sender, real);
  if (sameSender && receivers.size === 1 && real.length === 2) {
    const second = { name: 'second', value: toAmountValue(real[1]!.asset, real[1]!.amount) };
    return {
      ...SEND,
      rest: '{amount} and {second} to {to}',
      fields: [sender, amount, second, addressField('to', receiverOf(first))],
      claims: real.map((transfer) => toSent(transfer)),
    };
  }
  if (
    real.length === 2 &&
    senderOf(real[1]!) === receiverOf(first) &&
    receiverOf(real[1]!) === senderOf(first)
  ) {
    const back = { name: 'back', value: toAmountValue(real[1]!.asset, real[1]!.amount) };
    return {
      action: 'exchange',
      past: 'sent',
      infinitive: 'send',
      rest: '{amount} to {to} for {back}',
      fields: [sender, amount, back, addressField('to', receiverOf(first))],
      claims: real.map((transfer) => toSent(transfer)),
    };
  }
  const isSpread = sameSender && receivers.size > 1;
  return {
    ...SEND,
    past: sameSender ? 'made' : 'signed',
    infinitive: sameSender ? 'make' : 'sign',
    rest: isSpread
      ? '{count} transfers to {receivers} accounts, the first of {amount} to {to}'
      : '{count} transfers, the first of {amount} to {to}',
    fields: [
      ...(sameSender ? [sender] : []),
      countField('count', real.length),
      ...(isSpread ? [countField('receivers', receivers.size)] : []),
      amount,
      addressField('to', receiverOf(first)),
    ],
    claims: [
      toSent(first),
      {
        kind: 'count',
        of: 'transfers',
        count: real.length,
        ...(sameSender && { party: senderOf(first) }),
      },
      ...(isSpread
        ? [{ kind: 'count', of: 'receivers', count: receivers.size, party: senderOf(first) } as const]
        : []),
    ],
  };
}

/** Two transfers to two receivers, each with its share. */
function describeTwo(sender: Field, real: readonly Transfer[]): Draft {
  const [one, other] = real as readonly [Transfer, Transfer]; // as its callers see to
  return {
    ...SEND,
    rest: '{amount} to {to} and {second} to {other}',
    fields: [
      sender,
      { name: 'amount', value: toAmountValue(one.asset, one.amount) },
      addressField('to', receiverOf(one)),
      { name: 'second', value: toAmountValue(other.asset, other.amount) },
      addressField('other', receiverOf(other)),
    ],
    claims: real.map((transfer) => toSent(transfer)),
  };
}

/** Transfers of nothing are told only where nothing else happened. */
export function describeEmptyTransfer(input: SummaryInput): Draft | undefined {
  if (findMain(input.instructions) !== undefined) return undefined;
  const isEmpty = ({ effects }: SummaryInput['instructions'][number]): boolean =>
    effects.length > 0 && effects.every((effect) => isTransfer(effect) && effect.amount === 0n);
  const empty = input.instructions.filter(isEmpty);
  const [transfer] = empty.flatMap(({ effects }) => effects.filter(isTransfer));
  if (transfer === undefined) return undefined;
  const others = input.instructions.filter((one) => !isEmpty(one) && one.program !== COMPUTE_BUDGET_PROGRAM);
  const [other] = others;
  if (other !== undefined) return describeMainAction(other, input);
  return {
    ...SEND,
    rest: 'an empty transfer of {amount} to {to}',
    fields: [
      addressField('who', senderOf(transfer)),
      { name: 'amount', value: toAmountValue(transfer.asset, 0n) },
      addressField('to', receiverOf(transfer)),
    ],
    claims: [],
  };
}

/** That the units left the one and reached the other. */
const toSent = (transfer: Transfer, amount = transfer.amount): Claim => ({
  kind: 'moved',
  asset: toAssetKey(transfer.asset),
  amount,
  party: senderOf(transfer),
  direction: 'out',
  counterparty: receiverOf(transfer),
});

const SEND = { action: 'transfer', past: 'sent', infinitive: 'send' } as const;

/** SOL sent to a token account of the sender's own is being wrapped. */
function isWrap(transfer: Transfer, input: SummaryInput): boolean {
  return (
    transfer.asset.kind === 'sol' &&
    input.instructions.some(
      (instruction) => instruction.name === 'syncNative' && instruction.effects.length === 0,
    ) &&
    input.effects.filter(isTransfer).length === 1
  );
}

function describeWrap(transfer: Transfer): Draft {
  return {
    action: 'wrap',
    past: 'wrapped',
    infinitive: 'wrap',
    rest: '{amount}',
    fields: [
      addressField('who', senderOf(transfer)),
      { name: 'amount', value: toAmountValue(transfer.asset, transfer.amount) },
    ],
  };
}

/** A closed account of wrapped SOL gives the SOL back. */
export function describeUnwrap(input: SummaryInput): Draft | undefined {
  if (findMain(input.instructions) !== undefined) return undefined;
  const closed = new Set(
    input.effects.flatMap((effect) => (effect.kind === 'close-account' ? [effect.account] : [])),
  );
  const unwrapped = input.balanceChanges.find(
    ({ asset, accounts, change }) =>
      asset.kind === 'token' &&
      asset.mint === WRAPPED_SOL_MINT &&
      change < 0n &&
      accounts.every((account) => closed.has(account)),
  );
  if (unwrapped === undefined) return undefined;
  return {
    action: 'unwrap',
    past: 'unwrapped',
    infinitive: 'unwrap',
    rest: '{amount}',
    fields: [
      addressField('who', unwrapped.owner),
      { name: 'amount', value: toAmountValue(unwrapped.asset, -unwrapped.change) },
    ],
    claims: [{ kind: 'unwrapped', amount: -unwrapped.change }],
  };
}
