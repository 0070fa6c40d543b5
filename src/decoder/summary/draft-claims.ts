import type { Address } from '#contracts/chain';
import type { Field, Value } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { toAssetKey, valueOf } from './amounts.ts';
import type { Draft } from './summary-input.ts';

/** Verbs that say units moved; after any other an amount is what was asked for. */
const MOVING = new Set(
  (
    'add borrow bridge burn buy claim collect decrease deposit distribute exchange fill give harvest increase ' +
    'invest lend liquidate mint pay receive redeem refund remove repay sell send settle stake swap sweep take transfer ' +
    'turn unlock unstake unwrap withdraw wrap'
  ).split(' '),
);

/** Words before an amount that make it a limit. */
const LIMIT = /(?:at least|at most|up to|about|around|no less than|no more than|for|limit of)$/;

export interface DraftClaims {
  readonly claims: readonly Claim[];
  /** What the sentence says that no claim stands behind: names of holes, and `verb`. */
  readonly unclaimed: readonly string[];
}

/**
 * What a draft claims: its own list for amounts, or one claim an amount by the verb and the words before it; what it
 * says was done; and every other thing it names. Amounts a draft names without a list may have moved between any two
 * parties.
 */
export function toClaims(draft: Draft, feePayer: Address): DraftClaims {
  const { claims: stated, acts, lookedUp } = draft;
  const claims: Claim[] = [];
  const unclaimed: string[] = [];
  if (stated !== undefined) for (let i = 0; i < stated.length; i++) claims.push(stated[i]!);
  if (acts !== undefined) for (let i = 0; i < acts.length; i++) claims.push(acts[i]!);
  const who = valueOf(draft.fields, 'who');
  claims.push({ kind: 'acted', party: who?.kind === 'address' ? who.address : feePayer });
  // What moved in a direction is done; else an act says so.
  if (acts === undefined && stated === undefined && !isMoving(draft)) unclaimed.push('verb');
  for (let i = 0; i < draft.fields.length; i++) {
    const field = draft.fields[i]!;
    if (field.name === 'who') continue;
    const { value } = field;
    if (value.kind === 'lamports') {
      if (stated === undefined) claims.push(toAmountClaim(field, 'sol', value.lamports, draft));
    } else if (value.kind === 'amount') {
      const asset = value.mint && toAssetKey({ kind: 'token', mint: value.mint });
      if (stated === undefined) claims.push(toAmountClaim(field, asset, value.amount, draft));
    } else if (!isStated(field, draft)) {
      const claim = lookedUp?.includes(field.name) === true ? undefined : toValueClaim(value);
      if (claim === undefined) unclaimed.push(field.name);
      else claims.push(claim);
    }
  }
  return { claims, unclaimed };
}

/** What an amount claims by the verb and the words before it. */
function toAmountClaim(field: Field, asset: string | undefined, amount: bigint, draft: Draft): Claim {
  const before = draft.rest.slice(0, Math.max(0, draft.rest.indexOf(`{${field.name}}`))).trimEnd();
  return !isMoving(draft) || LIMIT.test(before)
    ? { kind: 'asked', amount }
    : { kind: 'moved', asset, amount };
}

const isMoving = ({ infinitive }: Draft): boolean => MOVING.has(infinitive.split(' ', 1)[0]!);

/** Whether one of the draft's own claims is about this number or name, or the number counts what was done. */
function isStated({ value }: Field, { claims = NO_CLAIMS, acts = NO_CLAIMS }: Draft): boolean {
  if (value.kind !== 'integer' && value.kind !== 'text' && value.kind !== 'slot') return false;
  if (value.kind === 'integer' && acts.length > 0) {
    const count = Number(value.integer);
    if (acts.length === count || (acts.length > count && acts.every(({ kind }) => kind === 'native')))
      return true;
  }
  for (let i = 0; i < claims.length; i++) if (states(claims[i]!, value)) return true;
  for (let i = 0; i < acts.length; i++) if (states(acts[i]!, value)) return true;
  return false;
}

const NO_CLAIMS: readonly Claim[] = [];

function states(claim: Claim, value: Extract<Value, { kind: 'integer' | 'text' | 'slot' }>): boolean {
  switch (claim.kind) {
    case 'calls':
    case 'count':
    case 'accounts':
      return value.kind === 'integer' && BigInt(value.integer) === BigInt(claim.count);
    case 'instructions':
      return value.kind === 'integer' && claim.count > Number(value.integer);
    case 'ran':
      return value.kind === 'text' && value.text === claim.name;
    case 'carried':
      return value.kind === 'text' && value.text === claim.value;
    case 'voted':
      return value.kind === 'slot';
    default:
      return false;
  }
}

/** What a value alone claims of the record; absent for amounts and for words of ours. */
function toValueClaim(value: Value): Claim | undefined {
  switch (value.kind) {
    case 'address':
      return { kind: 'named', address: value.address };
    case 'text':
      return { kind: 'carried', value: value.text };
    case 'integer':
      return { kind: 'carried', value: BigInt(value.integer) };
    case 'decimal':
      return { kind: 'scaled', decimal: value.decimal };
    case 'slot':
      return { kind: 'carried', value: value.slot };
    case 'epoch':
      return { kind: 'carried', value: value.epoch };
    case 'time':
      return { kind: 'carried', value: value.unixSeconds };
    case 'duration':
      return { kind: 'carried', value: value.seconds };
    case 'basis-points':
      return { kind: 'carried', value: value.basisPoints };
    case 'compute-units':
      return { kind: 'carried', value: BigInt(value.units) };
    case 'compute-price':
      return { kind: 'carried', value: value.microLamports };
    case 'byte-size':
      return { kind: 'carried', value: value.bytes };
    default:
      return undefined;
  }
}
