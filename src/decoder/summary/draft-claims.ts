import type { Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { toAssetKey } from './amounts.ts';
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

/**
 * What a draft claims: its own list, or one claim an amount by the verb and the words before it. Amounts a draft names
 * without a list may have moved between any two parties.
 */
export function toClaims(draft: Draft): readonly Claim[] {
  if (draft.claims !== undefined) return draft.claims;
  return draft.fields.flatMap((field): Claim[] => {
    const amount = toAmount(field);
    if (amount === undefined) return [];
    const before = draft.rest.slice(0, Math.max(0, draft.rest.indexOf(`{${field.name}}`))).trimEnd();
    const isAsked = !MOVING.has(draft.infinitive.split(' ', 1)[0]!) || LIMIT.test(before);
    return [isAsked ? { kind: 'asked', amount: amount.amount } : { kind: 'moved', ...amount }];
  });
}

function toAmount({
  value,
}: Field): { readonly asset: string | undefined; readonly amount: bigint } | undefined {
  switch (value.kind) {
    case 'lamports':
      return { asset: 'sol', amount: value.lamports };
    case 'amount':
      return {
        asset: value.mint === undefined ? undefined : toAssetKey({ kind: 'token', mint: value.mint }),
        amount: value.amount,
      };
    default:
      return undefined;
  }
}
