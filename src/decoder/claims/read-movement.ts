/**
 * Transfers, mints, burns and openings as the bytes of the System and Token programs say them.
 *
 * Layouts: solana-system-interface `instruction.rs` (u32 tag), spl-token-interface `instruction.rs` (u8 tag),
 * spl-token-2022-interface `extension/transfer_fee/instruction.rs`.
 */
import { toU64, wordAt } from '#std/words';
import type { RawInstruction } from '../transaction/raw-transaction.ts';

export const SYSTEM = '11111111111111111111111111111111';
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

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

export function readMovement(instruction: RawInstruction, keys: readonly string[]): ReadMovement | undefined {
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
      const party = at(0);
      const account = at(1);
      const lamports = readU64(data, 4);
      return party === undefined || account === undefined || lamports === undefined
        ? undefined
        : { kind: 'opened', party, account, lamports };
    }
    case 3: {
      // base (32), seed (u64 length and text), lamports.
      const length = readU64(data, 36);
      const lamports = length === undefined || length > 64n ? undefined : readU64(data, 44 + Number(length));
      const party = at(0);
      const account = at(1);
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
      const account = at(0);
      const destination = at(1);
      return account === undefined || destination === undefined
        ? undefined
        : { kind: 'closed', account, destination };
    }
    case 26: {
      // TransferFeeExtension, TransferCheckedWithFee: tag, 1, amount, decimals, fee.
      if (data[1] !== 1) return undefined;
      const withFee = readU64(data, 2);
      const fee = readU64(data, 11);
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

export const toInfo = (parsed: unknown): Readonly<Record<string, unknown>> | undefined => {
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

export function readU64(data: Uint8Array, offset: number): bigint | undefined {
  if (data.length < offset + 8) return undefined;
  return toU64(wordAt(data, offset), wordAt(data, offset + 4));
}
