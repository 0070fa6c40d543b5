/**
 * Instructions a node has already parsed (`jsonParsed`): their bytes are gone. What the node says is kept
 * as fields and named as its own reading; transfers, mints and burns still give effects.
 */
import { isBase58OfLength } from '#std/base58';
import { toTitle } from '#std/text';
import { asAddress, type Address } from '#contracts/chain';
import type { Field, Value } from '#contracts/decoded';
import type { InstructionReading } from '../instruction-reading.ts';
import type { Protocol } from '../define-protocol.ts';
import { NO_FIELDS } from '../layout/codec.ts';
import { toTokenAmount, toParsedEffects, type Info } from './parsed-effects.ts';
import { toParsedSentence } from './parsed-sentence.ts';
import type { RawInstruction } from './raw-transaction.ts';
import type { TokenAccounts } from './token-accounts.ts';

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
  const effects = info === undefined ? [] : toParsedEffects({ program, type, info, keys, tokens });
  return {
    ...start,
    name: type,
    title: toTitle(type),
    sentence: toParsedSentence(type, info),
    fields,
    effects,
  };
}

function toTypeAndInfo(parsed: unknown): { type: string; info: Info | undefined } {
  if (typeof parsed !== 'object' || parsed === null) return { type: 'instruction', info: undefined };
  const { type, info } = parsed as { type?: unknown; info?: unknown }; // read defensively below
  return {
    type: typeof type === 'string' ? type : 'instruction',
    info: typeof info === 'object' && info !== null ? (info as Info) : undefined, // any object has unknown values
  };
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
