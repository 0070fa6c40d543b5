/** What a step of a bridge says of the other chain: which it is, who receives there and what is asked for. */
import type { DecodedInstruction, Value } from '#contracts/decoded';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import { decodeBase58 } from '#std/base58';
import { toHex } from '#std/text';
import type { BridgeStep } from '../define-protocol.ts';
import { findChainName, findWormholeChain, type ChainNumbers } from '../directory/chain-names.ts';
import { findForeignToken } from '../directory/foreign-tokens.ts';
import { findValue } from '../find-value.ts';
import type { OwnedAmount } from './money.ts';
import { findAccount, type Draft, type SummaryInput } from './summary-input.ts';

const ELSEWHERE = 'another chain';

/** Name of the other chain, as the argument or the account of a step tells it. */
export function toChain(step: BridgeStep, instruction: DecodedInstruction, input: SummaryInput): string {
  if (step.chain === undefined) return ELSEWHERE;
  const value = findArgument(instruction, step.chain);
  if (value?.kind === 'choice') return value.choice;
  const account = findAccount(instruction, step.chain, input);
  const number = account === undefined ? toNumber(value) : findWormholeChain(account);
  return (number === undefined ? undefined : toName(step.numbers, number)) ?? ELSEWHERE;
}

const toName = (numbers: ChainNumbers, number: bigint): string =>
  findChainName(numbers, number) ?? `chain ${number}`;

/** deBridge writes a chain's number in 32 bytes, the greatest first. */
const toNumber = (value: Value | undefined): bigint | undefined =>
  value?.kind === 'integer' ? BigInt(value.integer) : toBigEndian(value);

const toBigEndian = (value: Value | undefined): bigint | undefined =>
  value?.kind === 'bytes' && value.bytes.length === 32 ? BigInt(`0x${toHex(value.bytes)}`) : undefined;

/** Chains whose addresses fill all 32 bytes and are written as those in hex. */
const LONG_ADDRESSES = new Set(['Sui', 'Aptos']);

/** An address of another chain as people write it there; absent where that cannot be told from its bytes. */
export function toReceiver(value: Value | undefined, chain: string, mayBeZero = false): Value | undefined {
  const bytes =
    value?.kind === 'bytes'
      ? value.bytes
      : value?.kind === 'address'
        ? decodeBase58(value.address)
        : undefined;
  if (bytes === undefined || (!mayBeZero && bytes.every((byte) => byte === 0))) return undefined;
  if (bytes.length === 20) return { kind: 'text', text: `0x${toHex(bytes)}` };
  if (bytes.length !== 32) return undefined;
  if (bytes.subarray(0, 12).every((byte) => byte === 0))
    return { kind: 'text', text: `0x${toHex(bytes.subarray(12))}` };
  return LONG_ADDRESSES.has(chain) ? { kind: 'text', text: `0x${toHex(bytes)}` } : undefined;
}

/**
 * Who receives, of a token's message: 32 bytes of receiver, then the amount in shared decimals, 8 bytes, the greatest
 * first (LayerZero-v2 `oft/src/msg_codec.rs`). Said only where the amount is the one that was sent.
 */
export function readTokenMessage(
  value: Value | undefined,
  { amount }: OwnedAmount,
  chain: string,
): Value | undefined {
  if (value?.kind !== 'bytes' || value.bytes.length < 40) return undefined;
  const shared = BigInt(`0x${toHex(value.bytes.subarray(32, 40))}`);
  if (shared === 0n || amount % shared !== 0n || !/^10{0,12}$/.test(`${amount / shared}`)) return undefined;
  return toReceiver({ kind: 'bytes', bytes: value.bytes.subarray(0, 32) }, chain);
}

/** The value of an argument, with dots into records. */
export function findArgument({ fields }: DecodedInstruction, path: string | undefined): Value | undefined {
  let within = fields;
  let value: Value | undefined;
  for (const name of path?.split('.') ?? []) {
    value = findValue(within, name);
    if (value === undefined) return undefined;
    within = value.kind === 'record' ? value.fields : [];
  }
  return value;
}

/** What is asked for on the other chain, in the token's own units where they are known here. */
export function toAsked(
  { asked }: BridgeStep,
  instruction: DecodedInstruction,
  chain: string,
): Pick<Draft, 'rest' | 'fields'> {
  const token = asked && toReceiver(findArgument(instruction, asked.token), chain, true);
  const units = asked && toBigEndian(findArgument(instruction, asked.amount));
  if (token?.kind !== 'text' || units === undefined || units === 0n) return { rest: '', fields: [] };
  const known = findForeignToken(chain, token.text);
  const text =
    known === undefined
      ? `${toGrouped(units)} raw units of the token ${token.text}`
      : `${toDecimal(units, known.decimals)} ${known.symbol}`;
  return { rest: ', asking for {asked} there', fields: [{ name: 'asked', value: { kind: 'text', text } }] };
}
