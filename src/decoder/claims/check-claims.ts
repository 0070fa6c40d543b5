import type { Claim } from './claim.ts';
import type { Evidence } from './evidence.ts';
import { SOL, type Movement } from './movement.ts';
import type { TransactionRecord } from './record.ts';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';

/** Beyond this many transfers only single ones, their sum and the party's net are compared. */
const MOST_SUMMED = 12;

/** Claims the record does not support. */
export const findUnsupported = (claims: readonly Claim[], record: TransactionRecord): readonly Claim[] =>
  claims.filter((claim) => !isSupported(claim, record));

function isSupported(claim: Claim, record: TransactionRecord): boolean {
  switch (claim.kind) {
    case 'asked': {
      const { evidence } = record;
      return evidence.holds(claim.amount) || evidence.movements.some(({ amount }) => amount === claim.amount);
    }
    case 'priced':
      return isMoved({ ...claim, kind: 'moved' }, record.evidence) || record.evidence.holds(claim.amount);
    case 'moved':
      return claim.amount === 0n || isMoved(claim, record.evidence);
    case 'unwrapped':
      return record.evidence.unwrapped === claim.amount;
    case 'refunded':
      return isRefunded(claim, record);
    case 'count':
      return isCount(claim, record.evidence);
    case 'acted':
      return record.signed(claim.party) || isOwner(claim.party, record.evidence);
    case 'named':
      return record.names(claim.address);
    case 'carried':
      return record.carries(claim.value);
    case 'called':
      return isCalled(claim, record);
    case 'made':
      return isMade(claim.program, record);
    case 'scaled':
      return isScaled(claim.decimal, record);
    case 'instructions': {
      const { keys, instructions } = record.raw;
      return instructions.filter(({ program }) => keys[program] !== COMPUTE_BUDGET).length === claim.count;
    }
    case 'calls': {
      const { keys, instructions } = record.raw;
      const own = instructions.filter(({ program }) => !claim.program || keys[program] === claim.program);
      return own.length >= claim.count;
    }
    case 'accounts':
      return record.instructions.some(
        ({ program, accounts }) =>
          record.raw.keys[program] === claim.program && accounts.length >= claim.count,
      );
    case 'ran':
      return record.calls.some(({ program }) => hasName(program, claim.name, record));
    case 'native':
      return isDone(claim, record);
    case 'voted':
      return (
        record.acts.some(
          ({ act, accounts, slot }) =>
            act === 'vote' &&
            accounts[0] === claim.account &&
            (claim.slot === undefined || slot === claim.slot),
        ) || !record.raw.instructions.some(({ data }) => data !== undefined)
      );
  }
}

/** Whether the accounts held that much before and nothing after, and each was closed in favour of the address. */
function isRefunded(
  { accounts, to, lamports }: Extract<Claim, { kind: 'refunded' }>,
  { raw: { keys, meta }, acts }: TransactionRecord,
): boolean {
  let held = 0n;
  for (const account of accounts) {
    const at = keys.indexOf(account);
    if (BigInt(meta?.postBalances?.[at] ?? -1) !== 0n) return false;
    if (
      !acts.some(
        ({ act, accounts: [closed, receiver] }) => act === 'close' && closed === account && receiver === to,
      )
    )
      return false;
    held += BigInt(meta?.preBalances?.[at] ?? 0);
  }
  return held === lamports;
}

function isCount({ of, count, party }: Extract<Claim, { kind: 'count' }>, evidence: Evidence): boolean {
  const real = evidence.movements.filter(({ amount }) => amount > 0n);
  // A swap moves something in and something out; what pays without an instruction leaves its other side.
  if (of === 'swaps') return real.length >= count;
  const sent = real.filter(
    ({ from }) => from !== undefined && (party === undefined || evidence.ownerOf(from) === party),
  );
  return of === 'transfers'
    ? sent.length === count || evidence.movements.length === count
    : new Set(sent.map(({ to }) => to && evidence.ownerOf(to))).size === count;
}

/** Whether units moved to or from accounts of somebody, who need not sign for what a program keeps for them. */
const isOwner = (party: string, evidence: Evidence): boolean =>
  evidence.movements.some(({ from, to }) =>
    [from, to].some(
      (account) => account !== undefined && (account === party || evidence.ownerOf(account) === party),
    ),
  );

/** Whether a program is called this, or is one of several of the product that is; one without a name is its address. */
function hasName(program: string, name: string, { nameOf }: Pick<TransactionRecord, 'nameOf'>): boolean {
  const own = nameOf(program) ?? program;
  return own === name || own.startsWith(`${name} `);
}

/** Letters of a name; some programs log the word itself behind it. */
const toLetters = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/instruction$/, '');

/** Where a program logs the names of what it runs, the name has to be among them. */
function isCalled(
  { program, name }: Extract<Claim, { kind: 'called' }>,
  { calls }: TransactionRecord,
): boolean {
  let [isThere, isNamed] = [false, false];
  for (const call of calls) {
    if (call.program !== program) continue;
    if (name === undefined) return true;
    isThere = true;
    if (call.loggedName === undefined) continue;
    if (isSameName(call.loggedName, name)) return true;
    isNamed = true;
  }
  return isThere && !isNamed;
}

const isSameName = (one: string, other: string): boolean =>
  (one.length === other.length && one.toLowerCase() === other.toLowerCase()) ||
  toLetters(one) === toLetters(other);

/** Whether an account was opened, or else the program logs nothing of what it found there before. */
function isMade(program: string, { raw: { keys, meta }, acts }: TransactionRecord): boolean {
  if (keys.some((_key, at) => Number(meta?.preBalances?.[at]) === 0 && Number(meta?.postBalances?.[at]) > 0))
    return true;
  if (acts.some(({ act }) => act === 'open' || act === 'create-mint')) return true;
  let within = '';
  for (const line of meta?.logMessages ?? []) {
    const [, invoked] = /^Program (\w{32,44}) invoke \[1\]$/.exec(line) ?? [];
    if (invoked !== undefined) within = invoked;
    else if (
      within === program &&
      / already /i.test(line) &&
      /exist|initiali|created|opened|in use/i.test(line)
    )
      return false;
  }
  return true;
}

/** Whether an integer with the digits of the number and some zeros behind them stands in the record or its logs. */
function isScaled(decimal: number, record: TransactionRecord): boolean {
  const [digits = '0', exponent = '0'] = decimal.toString().split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  // Digits at the end of the whole part may be zeros that the integer has not, if it counts thousands.
  let value = BigInt(whole + fraction);
  if (Number(exponent) > 0) value *= 10n ** BigInt(exponent);
  const values = [value];
  for (let zeros = 1; zeros <= MOST_ZEROS; zeros++) values.push((value *= 10n));
  return values.some((one) => record.carries(one)) || values.some((one) => record.logs(one));
}

/** As many decimals as programs count in. */
const MOST_ZEROS = 18;

function isDone(claim: Extract<Claim, { kind: 'native' }>, record: TransactionRecord): boolean {
  const { act, account, others = [], isGivenUp = false } = claim;
  const { keys, meta } = record.raw;
  const named = [account, ...others];
  const isThere = record.acts.some(
    (one) =>
      one.act === act &&
      (one.subject === undefined || one.subject === account) &&
      (act !== 'hand-over' || one.hasHolder !== isGivenUp) &&
      named.every((address) => one.accounts.includes(address)),
  );
  if (isThere) return true;
  // A program opens and closes its own accounts without another's help: their balances tell.
  const at = keys.findIndex((key) => key === account);
  const [before, after] = [Number(meta?.preBalances?.[at] ?? -1), Number(meta?.postBalances?.[at] ?? -1)];
  if (act === 'open' && others.length === 0 && before === 0 && after > 0) return true;
  if (act === 'open' && others.length > 0) {
    const opened = record.evidence.openedTokens.get(account);
    if (opened !== undefined)
      return others.every((address) => address === opened.mint || address === opened.owner);
  }
  if ((act === 'close' || act === 'close-program') && before > 0 && after === 0) return true;
  // Of a program's own right, and of what ran inside before nodes recorded it, only who was named is known.
  return (
    (!record.hasInner || act === 'hand-over') && named.every((address) => record.names(address)) && !isGivenUp
  );
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
  if (isSum(fits, amount) || (asset === SOL && evidence.hasOpening(amount))) return true;
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
  let all = 0n;
  for (const part of parts) all += part;
  if (all === wanted) return true;
  return wanted !== 0n && parts.length <= MOST_SUMMED && hasSubset(parts, wanted, 0);
}

/** Whether some of `parts` from `at` on add up to `wanted`. */
function hasSubset(parts: readonly bigint[], wanted: bigint, at: number): boolean {
  for (let i = at; i < parts.length; i++) {
    const part = parts[i]!;
    if (part === wanted || (i + 1 < parts.length && hasSubset(parts, wanted - part, i + 1))) return true;
  }
  return false;
}
