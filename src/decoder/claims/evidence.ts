/**
 * The record of a transaction as evidence for what is said of it: transfers, mints and burns read from the bytes of the
 * System and Token programs alone, balances, and integers the instructions carry. Nothing here knows a protocol, a
 * summary or an effect, so that a mistake there is not repeated here.
 *
 * Layouts: solana-system-interface `instruction.rs` (u32 tag), spl-token-interface `instruction.rs` (u8 tag),
 * spl-token-2022-interface `extension/transfer_fee/instruction.rs`.
 */
import type { RpcTokenBalance } from '#chain/rpc-types';
import { encodeBase58 } from '#std/base58';
import type { RawInstruction, RawTransaction } from '../transaction/raw-transaction.ts';

const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
export const SOL = 'sol';

export interface Movement {
  /** Accounts; absent on one side for a mint or burn. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `sol` for SOL and wrapped SOL, else the mint; absent where the record does not tell. */
  readonly asset: string | undefined;
  readonly amount: bigint;
  /** Withheld by the mint, of `amount`. */
  readonly fee: bigint;
  /** Position of the top-level instruction. */
  readonly top: number;
}

export interface Evidence {
  readonly movements: readonly Movement[];
  /** SOL put into accounts as they were created. */
  readonly openings: readonly { readonly amount: bigint }[];
  /** Everyone whose balance of anything was recorded. */
  readonly parties: ReadonlySet<string>;
  /** Every asset of which balances were recorded. */
  readonly assets: ReadonlySet<string>;
  /** Wrapped SOL that accounts held which were closed. */
  readonly unwrapped: bigint;
  /** Whether the node recorded balances at all. */
  readonly hasBalances: boolean;
  /** Whether the node recorded who owns token accounts. */
  readonly hasOwners: boolean;
  /** Owner of a token account, the account itself for any other. */
  ownerOf(account: string): string;
  /** What an owner gained of an asset, without the fee and rent. */
  netOf(owner: string, asset: string): bigint;
  /** Whether some instruction or event carries an integer, little-endian in 8 bytes or as the node printed it. */
  holds(amount: bigint): boolean;
}

export function toEvidence(raw: RawTransaction): Evidence {
  const { keys, meta } = raw;
  const mints = new Map<string, string>();
  const owners = new Map<string, string>();
  let [hasTokens, hasOwners] = [false, false];
  for (const { accountIndex, mint, owner } of [
    ...(meta?.preTokenBalances ?? []),
    ...(meta?.postTokenBalances ?? []),
  ]) {
    const account = keys[accountIndex];
    if (account === undefined) continue;
    mints.set(account, mint);
    hasTokens = true;
    if (owner) {
      hasOwners = true;
      owners.set(account, owner);
    }
  }
  const all: { readonly instruction: RawInstruction; readonly top: number }[] = [];
  raw.instructions.forEach((instruction, top) => {
    all.push({ instruction, top });
    for (const inner of raw.inner.get(top) ?? []) all.push({ instruction: inner, top });
  });
  for (const { instruction } of all) noteOpened(instruction, keys, mints, owners);
  const assetOf = (account: string | undefined): string | undefined => {
    const mint = account === undefined ? undefined : mints.get(account);
    return mint === WRAPPED_SOL ? SOL : mint;
  };
  const movements: Movement[] = [];
  const rents: { readonly party: string; readonly account: string; readonly lamports: bigint }[] = [];
  const closed = new Map<string, string>();
  const assigned = new Set<string>();
  for (const { instruction, top } of all) {
    const read = readMovement(instruction, keys);
    if (read === undefined) continue;
    if (read.kind === 'opened') rents.push(read);
    else if (read.kind === 'closed') closed.set(read.account, read.destination);
    else if (read.kind === 'assigned') assigned.add(read.account);
    else {
      const { from, to, amount, fee, isSol } = read;
      movements.push({
        from,
        to,
        amount,
        fee,
        top,
        asset: isSol ? SOL : (assetOf(from) ?? assetOf(to) ?? read.mint),
      });
    }
  }
  const ownerOf = (account: string): string => owners.get(account) ?? account;
  return {
    movements,
    openings: rents.map(({ lamports }) => ({ amount: lamports })),
    parties: new Set([...keys, ...owners.values()]),
    assets: new Set([SOL, ...[...mints.values()].map((mint) => (mint === WRAPPED_SOL ? SOL : mint))]),
    unwrapped: toUnwrapped(raw, closed),
    hasBalances: hasTokens || (meta?.preBalances !== undefined && meta.postBalances !== undefined),
    hasOwners: !hasTokens || hasOwners,
    ownerOf,
    netOf: (owner, asset) => toNet(raw, { owner, asset, owners, rents, closed, assigned, movements }),
    holds: (amount) => all.some(({ instruction }) => holdsInteger(instruction, amount)),
  };
}

/** InitializeAccount (1), InitializeAccount2 (16) and 3 (18) name account, mint and owner. */
function noteOpened(
  { program, accounts, data, parsed }: RawInstruction,
  keys: readonly string[],
  mints: Map<string, string>,
  owners: Map<string, string>,
): void {
  const id = keys[program];
  if (id !== TOKEN && id !== TOKEN_2022) return;
  const info = toInfo(parsed);
  if (info !== undefined) {
    const [account, mint, owner] = [info['account'], info['mint'], info['owner']];
    if (typeof account !== 'string' || typeof mint !== 'string') return;
    if (!mints.has(account)) mints.set(account, mint);
    if (typeof owner === 'string' && !owners.has(account)) owners.set(account, owner);
    return;
  }
  const tag = data?.[0];
  if (tag !== 1 && tag !== 16 && tag !== 18) return;
  const [account, mint, third] = [accounts[0], accounts[1], accounts[2]].map((index) => keys[index ?? -1]);
  if (account === undefined || mint === undefined) return;
  if (!mints.has(account)) mints.set(account, mint);
  const owner = tag === 1 ? third : data!.length >= 33 ? encodeBase58(data!.subarray(1, 33)) : undefined;
  if (owner !== undefined && !owners.has(account)) owners.set(account, owner);
}

type ReadMovement =
  | {
      readonly kind: 'moved';
      readonly from: string | undefined;
      readonly to: string | undefined;
      readonly amount: bigint;
      readonly fee: bigint;
      readonly isSol: boolean;
      readonly mint?: string | undefined;
    }
  | { readonly kind: 'opened'; readonly party: string; readonly account: string; readonly lamports: bigint }
  | { readonly kind: 'closed'; readonly account: string; readonly destination: string }
  | { readonly kind: 'assigned'; readonly account: string };

function readMovement(instruction: RawInstruction, keys: readonly string[]): ReadMovement | undefined {
  const id = keys[instruction.program];
  if (id !== SYSTEM && id !== TOKEN && id !== TOKEN_2022) return undefined;
  if (instruction.data === undefined) return readParsed(instruction.parsed);
  const { data } = instruction;
  const at = (index: number): string | undefined => keys[instruction.accounts[index] ?? -1];
  return id === SYSTEM ? readSystem(data, at) : readToken(data, at);
}

function readSystem(data: Uint8Array, at: (index: number) => string | undefined): ReadMovement | undefined {
  const tag = data.length < 4 || data[1] !== 0 || data[2] !== 0 || data[3] !== 0 ? undefined : data[0];
  const moved = (
    from: string | undefined,
    to: string | undefined,
    offset: number,
  ): ReadMovement | undefined => {
    const amount = readU64(data, offset);
    return amount === undefined ? undefined : { kind: 'moved', from, to, amount, fee: 0n, isSol: true };
  };
  switch (tag) {
    case 2:
      return moved(at(0), at(1), 4);
    case 11:
      return moved(at(0), at(2), 4);
    case 5:
      return moved(at(0), at(1), 4);
    // Assign, allocate and their forms with a seed make a program's account of one that was only paid into.
    case 1:
    case 8:
    case 9:
    case 10: {
      const account = at(0);
      return account === undefined ? undefined : { kind: 'assigned', account };
    }
    case 0: {
      const [party, account, lamports] = [at(0), at(1), readU64(data, 4)];
      return party === undefined || account === undefined || lamports === undefined
        ? undefined
        : { kind: 'opened', party, account, lamports };
    }
    case 3: {
      // base (32), seed (u64 length and text), lamports.
      const length = readU64(data, 36);
      const lamports = length === undefined || length > 64n ? undefined : readU64(data, 44 + Number(length));
      const [party, account] = [at(0), at(1)];
      return party === undefined || account === undefined || lamports === undefined
        ? undefined
        : { kind: 'opened', party, account, lamports };
    }
    default:
      return undefined;
  }
}

function readToken(data: Uint8Array, at: (index: number) => string | undefined): ReadMovement | undefined {
  const amount = readU64(data, 1) ?? 0n;
  const moved = (
    from: string | undefined,
    to: string | undefined,
    mint?: string,
    fee = 0n,
  ): ReadMovement => ({
    kind: 'moved',
    from,
    to,
    amount,
    fee,
    isSol: false,
    mint,
  });
  switch (data[0]) {
    case 3:
      return moved(at(0), at(1));
    case 12:
      return moved(at(0), at(2), at(1));
    case 7:
    case 14:
      return moved(undefined, at(1), at(0));
    case 8:
    case 15:
      return moved(at(0), undefined, at(1));
    case 9: {
      const [account, destination] = [at(0), at(1)];
      return account === undefined || destination === undefined
        ? undefined
        : { kind: 'closed', account, destination };
    }
    case 26: {
      // TransferFeeExtension, TransferCheckedWithFee: tag, 1, amount, decimals, fee.
      if (data[1] !== 1) return undefined;
      const [withFee, fee] = [readU64(data, 2), readU64(data, 11)];
      return withFee === undefined || fee === undefined
        ? undefined
        : { kind: 'moved', from: at(0), to: at(2), amount: withFee, fee, isSol: false, mint: at(1) };
    }
    default:
      return undefined;
  }
}

/** The same from a node's own reading, in `jsonParsed`. */
function readParsed(parsed: unknown): ReadMovement | undefined {
  const info = toInfo(parsed);
  if (info === undefined) return undefined;
  const text = (name: string): string | undefined =>
    typeof info[name] === 'string' ? info[name] : undefined;
  const lamports = toInteger(info['lamports']);
  if (lamports !== undefined) {
    const [party, account] = [text('source'), text('newAccount')];
    if (party !== undefined && account !== undefined) return { kind: 'opened', party, account, lamports };
    return { kind: 'moved', from: party, to: text('destination'), amount: lamports, fee: 0n, isSol: true };
  }
  const checked = info['tokenAmount'] as { readonly amount?: unknown } | undefined; // every field is checked
  const amount = toInteger(info['amount']) ?? toInteger(checked?.amount);
  if (amount !== undefined) {
    const fee = toInteger((info['feeAmount'] as { readonly amount?: unknown } | undefined)?.amount) ?? 0n; // as above
    const [from, to] = [text('source') ?? text('account'), text('destination')];
    const isMint = text('mintAuthority') !== undefined || text('multisigMintAuthority') !== undefined;
    return isMint
      ? { kind: 'moved', from: undefined, to: text('account'), amount, fee, isSol: false, mint: text('mint') }
      : { kind: 'moved', from, to, amount, fee, isSol: false, mint: text('mint') };
  }
  const [account, destination] = [text('account'), text('destination')];
  // The account is all that assign and allocate name beside numbers and a program.
  if (account !== undefined && ('space' in info || 'base' in info) && destination === undefined) {
    return { kind: 'assigned', account };
  }
  return account === undefined || destination === undefined
    ? undefined
    : { kind: 'closed', account, destination };
}

const toInfo = (parsed: unknown): Readonly<Record<string, unknown>> | undefined => {
  const info = (parsed as { readonly info?: unknown } | undefined)?.info; // a node may send anything; fields are checked
  return typeof info === 'object' && info !== null ? (info as Readonly<Record<string, unknown>>) : undefined;
};

const toInteger = (value: unknown): bigint | undefined =>
  (typeof value === 'string' && /^\d{1,20}$/.test(value)) ||
  (typeof value === 'number' && Number.isInteger(value))
    ? BigInt(value)
    : typeof value === 'bigint'
      ? value
      : undefined;

/** What closed accounts of wrapped SOL held before. */
function toUnwrapped({ keys, meta }: RawTransaction, closed: ReadonlyMap<string, string>): bigint {
  return (meta?.preTokenBalances ?? []).reduce(
    (sum, { accountIndex, mint, uiTokenAmount }) =>
      mint === WRAPPED_SOL && closed.has(keys[accountIndex] ?? '') ? sum + BigInt(uiTokenAmount.amount) : sum,
    0n,
  );
}

interface NetParts {
  readonly owner: string;
  readonly asset: string;
  readonly owners: ReadonlyMap<string, string>;
  readonly rents: readonly { readonly party: string; readonly account: string; readonly lamports: bigint }[];
  readonly closed: ReadonlyMap<string, string>;
  readonly assigned: ReadonlySet<string>;
  readonly movements: readonly Movement[];
}

function toNet(
  raw: RawTransaction,
  { owner, asset, owners, rents, closed, assigned, movements }: NetParts,
): bigint {
  const { keys, meta } = raw;
  let net = 0n;
  const wrapped = new Map<string, bigint>();
  const count = (balances: readonly RpcTokenBalance[], sign: bigint): void => {
    for (const { accountIndex, mint, owner: whose, uiTokenAmount } of balances) {
      const account = keys[accountIndex] ?? '';
      const units = sign * BigInt(uiTokenAmount.amount);
      if (mint === WRAPPED_SOL) wrapped.set(account, (wrapped.get(account) ?? 0n) + units);
      // An account can change hands: each balance names its owner then.
      if ((whose || (owners.get(account) ?? account)) !== owner) continue;
      if (mint === asset || (mint === WRAPPED_SOL && asset === SOL)) net += units;
    }
  };
  count(meta?.preTokenBalances ?? [], -1n);
  count(meta?.postTokenBalances ?? [], 1n);
  if (asset !== SOL || !meta?.preBalances || !meta.postBalances) return net;
  keys.forEach((key, i) => {
    const [before, after] = [BigInt(meta.preBalances?.[i] ?? 0), BigInt(meta.postBalances?.[i] ?? 0)];
    if (key === owner) net += after - before;
    // Rent stays in what was opened and comes back from what was closed.
    const held = after - before - (wrapped.get(key) ?? 0n);
    if (before === 0n && after > 0n) {
      const payer =
        rents.find(({ account }) => account === key)?.party ??
        (assigned.has(key)
          ? movements.find(({ to, asset: moved }) => to === key && moved === SOL)?.from
          : undefined);
      const stated = rents
        .filter(({ account }) => account === key)
        .reduce((sum, { lamports }) => sum + lamports, 0n);
      if (payer === owner && payer !== key) net += stated > 0n && stated < held ? stated : held;
    } else if (after === 0n && before > 0n && closed.get(key) === owner) net += held;
  });
  return keys[0] === owner ? net + BigInt(meta.fee ?? 0) : net;
}

function readU64(data: Uint8Array, offset: number): bigint | undefined {
  if (data.length < offset + 8) return undefined;
  return new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(offset, true);
}

function holdsInteger({ data, parsed }: RawInstruction, amount: bigint): boolean {
  if (amount < 0n || amount >= 1n << 64n) return false;
  if (data === undefined)
    return JSON.stringify(parsed ?? null, (_key, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    ).includes(`${amount}`);
  for (let offset = 0; offset + 8 <= data.length; offset++) {
    if (readU64(data, offset) === amount) return true;
  }
  return false;
}
