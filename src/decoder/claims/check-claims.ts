import type { Claim } from './claim.ts';
import { SOL, type Evidence, type Movement } from './evidence.ts';

/** Beyond this many transfers only single ones, their sum and the party's net are compared. */
const MOST_SUMMED = 12;

/** Claims the record does not support. */
export const findUnsupported = (claims: readonly Claim[], evidence: Evidence): readonly Claim[] =>
  claims.filter((claim) => !isSupported(claim, evidence));

function isSupported(claim: Claim, evidence: Evidence): boolean {
  switch (claim.kind) {
    case 'asked':
      return evidence.holds(claim.amount) || evidence.movements.some(({ amount }) => amount === claim.amount);
    case 'priced':
      return isMoved({ ...claim, kind: 'moved' }, evidence) || evidence.holds(claim.amount);
    case 'moved':
      return claim.amount === 0n || isMoved(claim, evidence);
    case 'unwrapped':
      return evidence.unwrapped === claim.amount;
    case 'count': {
      const sent = evidence.movements.filter(
        ({ from, amount }) => from !== undefined && amount > 0n && evidence.ownerOf(from) === claim.party,
      );
      return claim.of === 'transfers'
        ? sent.length === claim.count || evidence.movements.length === claim.count
        : new Set(sent.map(({ to }) => to && evidence.ownerOf(to))).size === claim.count;
    }
  }
}

function isMoved(claim: Extract<Claim, { kind: 'moved' }>, evidence: Evidence): boolean {
  const { amount, asset, direction, counterparty } = claim;
  const { movements } = evidence;
  const ownerOf = (account: string): string => evidence.ownerOf(account);
  // Nodes before late 2021 recorded nobody's tokens: then a transfer supports what is said of anybody.
  const party = asset !== SOL && !evidence.hasOwners ? undefined : claim.party;
  const isOf = (account: string | undefined, who: string): boolean =>
    account !== undefined && (account === who || ownerOf(account) === who);
  const same = movements.filter((one) => one.amount > 0n && (asset === undefined || one.asset === asset));
  const fits = same.filter(
    ({ from, to }) =>
      (party === undefined || direction === undefined || isOf(direction === 'out' ? from : to, party)) &&
      (counterparty === undefined || isOf(direction === 'in' ? from : to, counterparty)),
  );
  if (isSum(fits, amount) || evidence.openings.some((one) => asset === SOL && one.amount === amount))
    return true;
  // A node that recorded no balances shows only what was asked for.
  if (!evidence.hasBalances) return evidence.holds(amount);
  if (counterparty !== undefined) return false;
  const wanted = direction === 'in' ? amount : -amount;
  for (const owner of party === undefined ? evidence.parties : [party]) {
    for (const one of asset === undefined ? evidence.assets : [asset]) {
      const net = evidence.netOf(owner, one);
      if (net === wanted || (direction === undefined && net === amount)) return true;
      if (party === undefined) continue;
      // What the party sent on or took beside it, in other instructions.
      const beside = same.filter(({ from, to }) => isOf(from, owner) !== isOf(to, owner));
      const signed = beside.map(({ from, amount: units, fee }) => (isOf(from, owner) ? units : fee - units));
      if (reaches(signed, wanted - net)) return true;
    }
  }
  return false;
}

/** Whether one transfer, all of them, or some few together are `amount`, with or without what the mint withheld. */
function isSum(movements: readonly Movement[], amount: bigint): boolean {
  if (movements.some((one) => one.amount === amount || one.amount - one.fee === amount)) return true;
  return (
    reaches(
      movements.map((one) => one.amount),
      amount,
    ) ||
    (movements.some(({ fee }) => fee > 0n) &&
      reaches(
        movements.map((one) => one.amount - one.fee),
        amount,
      ))
  );
}

/** Whether some of `parts` add up to `wanted`; of many only all. */
function reaches(parts: readonly bigint[], wanted: bigint): boolean {
  const all = parts.reduce((sum, part) => sum + part, 0n);
  if (all === wanted) return true;
  if (parts.length > MOST_SUMMED) return false;
  let sums = new Set([0n]);
  for (const part of parts) sums = new Set([...sums, ...[...sums].map((sum) => sum + part)]);
  return wanted !== 0n && sums.has(wanted);
}
