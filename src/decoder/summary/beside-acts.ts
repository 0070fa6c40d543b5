import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { categoryOf } from '../protocol-registry.ts';
import { countField } from './amounts.ts';
import { toClaims } from './draft-claims.ts';
import { describeMainAction } from './main-action.ts';
import { withPrefix } from './prefix.ts';
import { findActor, isMinor, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';
import { hasSwap } from './swap-chain.ts';

/** Programs whose instructions beside a swap are steps of it. */
const SERVING: ReadonlySet<string | undefined> = new Set([
  undefined,
  'aggregator',
  'bot',
  'infrastructure',
  'oracle',
  'native',
  'token',
  'memo',
  'nft',
]);

/**
 * Adds to a trade what its trader did on other programs in the same transaction, as when a maker sells on one and buys
 * back on another: the first of it, and how much more there is. What the record does not support is left out.
 */
export function withActsBeside(draft: Draft, trader: Address, input: SummaryInput): Draft {
  const others = findOthers(trader, input);
  const first = others[0];
  const action = first && describeMainAction(first, input, true);
  if (first === undefined || action === undefined) return draft;
  const { template, fields } = withPrefix('beside', { template: action.rest, fields: action.fields });
  const more = others.length - 1;
  const claims: Claim[] = [...toClaims(action, input.feePayer).claims];
  const added: Field[] = [...fields];
  let rest = `${draft.rest}, and ${action.past} ${template}`;
  if (more > 0) {
    rest += `, and {besides} more ${more === 1 ? 'act' : 'acts'}`;
    added.push(countField('besides', more));
    claims.push({ kind: 'calls', count: more });
  }
  if (input.findUnsupported(claims).length > 0) return draft;
  return {
    ...draft,
    rest,
    fields: [...draft.fields, ...added],
    claims: [...(draft.claims ?? toClaims(draft, input.feePayer).claims), ...claims],
  };
}

/** Instructions of the trader on programs that have no part in a swap. */
function findOthers(trader: Address, input: SummaryInput): readonly DecodedInstruction[] {
  const { instructions } = input;
  const others: DecodedInstruction[] = [];
  let swapping: Set<string> | undefined;
  for (let i = 0; i < instructions.length; i++) {
    const one = instructions[i]!;
    if (one.sentence === undefined || isPlumbing(one) || isMinor(one) || hasSwap(one)) continue;
    if (SERVING.has(categoryOf(one.program))) continue;
    swapping ??= findPrograms(instructions.filter(hasSwap));
    if (!swapping.has(one.program) && findActor(one, input) === trader) others.push(one);
  }
  return others;
}

function findPrograms(
  instructions: readonly DecodedInstruction[],
  found: Set<string> = new Set(),
): Set<string> {
  for (let i = 0; i < instructions.length; i++) {
    found.add(instructions[i]!.program);
    findPrograms(instructions[i]!.inner, found);
  }
  return found;
}
