import type { Claim } from './claim.ts';
import type { Evidence } from './evidence.ts';
import { SOL, type Movement } from './movement.ts';
import type { TransactionRecord } from './record.ts';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';

/** Beyond this many transfers only single ones, their sum and the party's net are compared. */
const MOST_SUMMED = 12;

/** Claims the record does not support. */
export function findUnsupported(claims: readonly Claim[], record: TransactionRecord): readonly Claim[] {
  const unsupported: Claim[] = [];
  for (let i = 0; i < claims.length; i++) {
    const claim = claims[i]!;
    if (!isSupported(claim, record)) unsupported.push(claim);
  }
  return unsupported;
}

function isSupported(claim: Claim, record: TransactionRecord): boolean {
  switch (claim.kind) {
    case 'asked':
    case 'priced':
    case 'moved':
    case 'unwrapped':
    case 'count':
      return isEvident(claim, record.evidence);
    case 'refunded':
      return isRefunded(claim, record);
    case 'acted':
      return record.signed(claim.party) || isOwner(claim.party, record.evidence);
    case 'named':
      return record.names(claim.address);
    case 'carried':
      return record.carries(claim.value);
    case 'called':
      return isCalled(claim, record);
    case 'logged':
      return countLogged(claim, record) >= claim.count;
    case 'made':
      return isMade(claim.program, record);
    case 'scaled':
      return isScaled(claim.decimal, record);
    case 'instructions':
      return countTop(record, (program) => program !== COMPUTE_BUDGET) === claim.count;
    case 'calls':
      return countTop(record, (program) => !claim.program || program === claim.program) >= claim.count;
    case 'accounts':
      return record.instructions.some(
        ({ program, accounts }) =>
          record.raw.keys[program] === claim.program && accounts.length >= claim.count,
      );
    case 'ran':
      return hasRun(claim.name, record);
    case 'native':
      return isDone(claim, record);
    case 'voted':
      return hasVoted(claim, record);
  }
}

/** How many top-level instructions are of programs that are counted. */
function countTop(
  { raw: { keys, instructions } }: TransactionRecord,
  isCounted: (program: string | undefined) => boolean,
): number {
  let count = 0;
  for (let i = 0; i < instructions.length; i++) if (isCounted(keys[instructions[i]!.program])) count++;
  return count;
}

/** What transfers and balances tell. */
function isEvident(
  claim: Extract<Claim, { kind: 'asked' | 'priced' | 'moved' | 'unwrapped' | 'count' }>,
  evidence: Evidence,
): boolean {
  switch (claim.kind) {
    case 'asked':
      return evidence.holds(claim.amount) || evidence.movements.some(({ amount }) => amount === claim.amount);
    case 'priced':
      return isMoved({ ...claim, kind: 'moved' }, evidence) || evidence.holds(claim.amount);
    case 'moved':
      return claim.amount === 0n || isMoved(claim, evidence);
    case 'unwrapped':
      return evidence.unwrapped === claim.amount;
    case 'count':
      return isCount(claim, evidence);
  }
}

/** Of instructions that a node took apart itself, the vote is not known. */
function hasVoted({ account, slot }: Extract<Claim, { kind: 'voted' }>, record: TransactionRecord): boolean {
  const { acts } = record;
  for (let i = 0; i < acts.length; i++) {
    const { act, accounts, slot: last } = acts[i]!;
    if (act === 'vote' && accounts[0] === account && (slot === undefined || last === slot)) return true;
  }
  return !record.raw.instructions.some(({ data }) => data !== undefined);
}

/** Whether the accounts held that much before and nothing after, and each was closed in favour of the address. */
function isRefunded(
  { accounts, to, lamports }: Extract<Claim, { kind: 'refunded' }>,
  { raw: { keys, meta }, acts }: TransactionRecord,
): boolean {
  let held = 0n;
  for (let i = 0; i < accounts.length; i++) {
    const account = accounts[i]!;
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
  evidence.movements.some(({ from, to }) => isOf(from, party, evidence) || isOf(to, party, evidence));

/** Whether an account is somebody or belongs to them. */
const isOf = (account: string | undefined, who: string, evidence: Evidence): boolean =>
  account !== undefined && (account === who || evidence.ownerOf(account) === who);

function hasRun(name: string, record: TransactionRecord): boolean {
  const { calls } = record;
  for (let i = 0; i < calls.length; i++) if (hasName(calls[i]!.program, name, record)) return true;
  return false;
}

/** Whether a program is called this, or is one of several of the product that is; one without a name is its address. */
function hasName(program: string, name: string, { nameOf }: Pick<TransactionRecord, 'nameOf'>): boolean {
  const own = nameOf(program) ?? program;
  return own.startsWith(name) && (own.length === name.length || own[name.length] === ' ');
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
  let isThere = false;
  let isNamed = false;
  for (let i = 0; i < calls.length; i++) {
    const call = calls[i]!;
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

/** How many lines a program logged, outside of what it called, that are a text or begin with its words. */
function countLogged(
  { program, text }: Extract<Claim, { kind: 'logged' }>,
  { log: { lines, runs } }: TransactionRecord,
): number {
  let count = 0;
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]!;
    if (run.program !== program) continue;
    for (let at = run.start; at < run.end; at++) {
      const line = lines[at]!;
      // What it called logs deeper.
      if (line.kind !== 'log' || line.depth !== run.depth) continue;
      if (`${line.text} `.startsWith(`Program log: ${text} `)) count++;
    }
  }
  return count;
}

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
  const before = Number(meta?.preBalances?.[at] ?? -1);
  const after = Number(meta?.postBalances?.[at] ?? -1);
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
  // Nodes before late 2021 recorded nobody's tokens: then a transfer supports what is said of anybody.
  const party = asset !== SOL && !evidence.hasOwners ? undefined : claim.party;
  const same: Movement[] = [];
  const fits: Movement[] = [];
  for (let i = 0; i < movements.length; i++) {
    const one = movements[i]!;
    if (one.amount <= 0n || (asset !== undefined && one.asset !== asset)) continue;
    same.push(one);
    const own = direction === 'out' ? one.from : one.to;
    const other = direction === 'in' ? one.from : one.to;
    if (party !== undefined && direction !== undefined && !isOf(own, party, evidence)) continue;
    if (counterparty === undefined || isOf(other, counterparty, evidence)) fits.push(one);
  }
  if (claim.isMade === true)
    return isSum(
      fits.filter(({ from, to }) => (direction === 'out' ? to : from) === undefined),
      amount,
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
      const signed: bigint[] = [];
      for (let i = 0; i < same.length; i++) {
        const { from, to, amount: units, fee } = same[i]!;
        const isFrom = isOf(from, owner, evidence);
        if (isFrom !== isOf(to, owner, evidence)) signed.push(isFrom ? units : fee - units);
      }
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
