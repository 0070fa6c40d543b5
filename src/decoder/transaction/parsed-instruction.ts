/**
 * Instructions a node has already parsed (`jsonParsed`): their bytes are gone. What the node says is kept
 * as fields and named as its own reading; transfers, mints and burns still give effects.
 */
import { isBase58OfLength } from '#std/base58';
import { toTitle } from '#std/text';
import { asAddress, type Address } from '#contracts/chain';
import type { Effect, Field, Value } from '#contracts/decoded';
import type { InstructionReading } from '../instruction-reading.ts';
import type { Protocol } from '../define-protocol.ts';
import { SOL } from '../instruction-view.ts';
import { NO_FIELDS } from '../layout/codec.ts';
import type { RawInstruction } from './raw-transaction.ts';
import type { TokenAccounts } from './token-accounts.ts';

type Info = Readonly<Record<string, unknown>>;

/** Reads what the node's own parse says. */
export function readParsed(
  program: Address,
  protocol: Protocol | undefined,
  raw: RawInstruction,
  keys: readonly Address[],
  tokens: TokenAccounts | undefined,
): InstructionReading {
  const { parsed } = raw;
  const start = {
    program,
    programName: protocol?.definition.name,
    reading: 'decoded' as const,
    reason: 'Read from the node’s own parse; the instruction’s bytes were not given.',
    accountNames: [],
  };
  if (typeof parsed === 'string') {
    const fields: Field[] = [{ name: 'memo', value: { kind: 'text', text: parsed } }];
    return {
      ...start,
      name: 'memo',
      title: 'Memo',
      sentence: '{memo}',
      fields,
      effects: [{ kind: 'memo', text: parsed }],
    };
  }
  const { type, info } = toTypeAndInfo(parsed);
  const fields = info === undefined ? NO_FIELDS : toFields(info);
  const effects = info === undefined ? [] : toEffects(type, info, keys, tokens);
  return { ...start, name: type, title: toTitle(type), sentence: toSentence(type, info), fields, effects };
}

function toTypeAndInfo(parsed: unknown): { type: string; info: Info | undefined } {
  if (typeof parsed !== 'object' || parsed === null) return { type: 'instruction', info: undefined };
  const { type, info } = parsed as { type?: unknown; info?: unknown }; // read defensively below
  return {
    type: typeof type === 'string' ? type : 'instruction',
    info: typeof info === 'object' && info !== null ? (info as Info) : undefined, // any object has unknown values
  };
}

function toSentence(type: string, info: Info | undefined): string | undefined {
  if (info === undefined) return undefined;
  if ((type === 'transfer' || type === 'transferChecked') && 'destination' in info) {
    const amount = 'lamports' in info ? 'lamports' : 'amount' in info ? 'amount' : 'tokenAmount';
    return `Transfer {${amount}} from {source} to {destination}`;
  }
  if (type === 'closeAccount' && 'account' in info && 'destination' in info)
    return 'Close {account}, its SOL goes to {destination}';
  if (type === 'createAccount' && 'newAccount' in info && 'lamports' in info)
    return 'Create {newAccount} with {lamports}';
  return undefined;
}

function toFields(info: Info): readonly Field[] {
  return Object.entries(info)
    .slice(0, 64)
    .map(([name, value]) => ({ name, value: toValue(name, value, 0) }));
}

function toValue(name: string, value: unknown, depth: number): Value {
  if (value === null || value === undefined) return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: 'flag', flag: value };
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))) {
    return name === 'lamports'
      ? { kind: 'lamports', lamports: BigInt(value) }
      : { kind: 'integer', integer: value };
  }
  if (typeof value === 'number') return { kind: 'decimal', decimal: value };
  if (typeof value === 'string') {
    if (isBase58OfLength(value, 32)) return { kind: 'address', address: asAddress(value) };
    if (/^\d{1,39}$/.test(value))
      return name === 'amount'
        ? { kind: 'amount', amount: BigInt(value) }
        : { kind: 'integer', integer: BigInt(value) };
    return { kind: 'text', text: value };
  }
  if (depth >= 6) return { kind: 'text', text: '…' };
  if (Array.isArray(value))
    return { kind: 'list', items: value.slice(0, 256).map((item) => toValue('', item, depth + 1)) };
  const tokenAmount = toTokenAmount(value);
  if (tokenAmount) return { kind: 'amount', ...tokenAmount };
  return {
    kind: 'record',
    fields: Object.entries(value)
      .slice(0, 64)
      .map(([key, inner]) => ({ name: key, value: toValue(key, inner, depth + 1) })),
  };
}

function toTokenAmount(value: unknown): { amount: bigint; decimals: number } | undefined {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('decimals' in value))
    return undefined;
  const amount = toInteger(value.amount);
  return amount === undefined ? undefined : { amount, decimals: Number(value.decimals) };
}

function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === 'string' && /^\d{1,39}$/.test(value) ? BigInt(value) : undefined;
}

function toEffects(
  type: string,
  info: Info,
  keys: readonly Address[],
  tokens: TokenAccounts | undefined,
): readonly Effect[] {
  const address = (name: string): Address | undefined => {
    const value = info[name];
    return typeof value === 'string' ? asAddress(value) : undefined;
  };
  const from = address('source');
  const to = address('destination');
  const lamports = toInteger(info['lamports']);
  if (type === 'transfer' && from && to && lamports !== undefined) {
    return [{ kind: 'transfer', asset: SOL, amount: lamports, from, to, fromOwner: from, toOwner: to }];
  }
  const stated = toTokenAmount(info['tokenAmount']);
  const amount = stated?.amount ?? toInteger(info['amount']);
  const tokenOf = (account: Address | undefined) => account && tokens?.find(keys.indexOf(account));
  if ((type === 'transfer' || type === 'transferChecked') && from && to && amount !== undefined) {
    const source = tokenOf(from);
    const target = tokenOf(to);
    const mint = address('mint') ?? source?.mint ?? target?.mint;
    const decimals = stated?.decimals ?? source?.decimals ?? target?.decimals;
    return [
      {
        kind: 'transfer',
        asset: { kind: 'token', mint, decimals },
        amount,
        from,
        to,
        fromOwner: source?.owner ?? address('authority'),
        toOwner: target?.owner,
      },
    ];
  }
  const account = address('account');
  if ((type === 'mintTo' || type === 'burn') && account && amount !== undefined) {
    const token = tokenOf(account);
    const asset = {
      kind: 'token' as const,
      mint: address('mint'),
      decimals: stated?.decimals ?? token?.decimals,
    };
    return [{ kind: type === 'burn' ? 'burn' : 'mint', asset, amount, account, owner: token?.owner }];
  }
  if (type === 'closeAccount' && account && to) return [{ kind: 'close-account', account, destination: to }];
  const created = address('newAccount') ?? (type.startsWith('create') ? account : undefined);
  if (created) {
    return [
      {
        kind: 'create-account',
        account: created,
        payer: address('source'),
        program: address('owner'),
        lamports,
      },
    ];
  }
  return [];
}
