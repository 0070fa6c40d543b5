import { toAnswerText, toHeadText, type Answer } from './answer.ts';
import { commitmentOf } from './commitment.ts';
import type { MethodRule } from './method-rules.ts';
import { isAskedElsewhere } from './rpc-codes.ts';

const FOREVER_MS = 3_600_000;
const CONSTANT_MS = 600_000;
const SLOW_MS = 10_000;
const PAGE_MS = 1_000;
const TIP_MS = 400;
/** Of what is pinned but may still be dropped by a fork. */
const UNSETTLED_MS = 1_000;
const NEGATIVE_MS = 1_000;
/** Within these the slot stands. */
const HEAD_BYTES = 96;

/** A confirmed slot this far under the tip is finalised on any cluster, by a wide margin. */
export const SETTLED_SLOTS = 150;

export interface CachePolicy {
  readonly forMs: number;
  /** Whether the answer can never change, so that it may be shown stale when nothing can be reached. */
  readonly final: boolean;
}

const DROPPED: CachePolicy = { forMs: 0, final: false };

/**
 * How long an answer may be shown again. `tip` gives the pool's slot, absent while unknown. Only what a
 * slot or signature pins stays, and only when asked for as finalised or well behind the tip.
 */
export function toCachePolicy(
  rule: MethodRule,
  params: readonly unknown[],
  answer: Answer,
  tip: () => number | undefined,
): CachePolicy {
  if (rule.lifetime === 'never') return DROPPED;
  if (answer.error !== undefined) {
    return isAskedElsewhere(answer.error.code) ? DROPPED : { forMs: NEGATIVE_MS, final: false };
  }
  const pinned = rule.lifetime === 'slot' || rule.lifetime === 'signature';
  // For what is pinned, null may also mean that the node lacks it.
  if (answer.isNull) return { forMs: pinned ? NEGATIVE_MS : TIP_MS, final: false };
  switch (rule.lifetime) {
    case 'constant':
      return { forMs: CONSTANT_MS, final: true };
    case 'slow':
      return { forMs: SLOW_MS, final: false };
    case 'page':
      return { forMs: PAGE_MS, final: false };
    case 'tip':
      return { forMs: TIP_MS, final: false };
    case 'slot':
    case 'signature':
      return isSettled(rule, params, answer, tip)
        ? { forMs: FOREVER_MS, final: true }
        : { forMs: UNSETTLED_MS, final: false };
  }
}

/** Whether what is pinned can no longer be dropped by a fork. */
function isSettled(
  rule: MethodRule,
  params: readonly unknown[],
  answer: Answer,
  tip: () => number | undefined,
): boolean {
  if (rule.lifetime === 'signature' && commitmentOf(params) === 'finalized') return true;
  const slot = rule.lifetime === 'slot' ? newestSlotOf(params) : newestSlotIn(answer);
  const tipSlot = tip();
  return slot !== undefined && tipSlot !== undefined && slot <= tipSlot - SETTLED_SLOTS;
}

/** The last of the slots among the parameters: `getBlocks` takes two. */
function newestSlotOf(params: readonly unknown[]): number | undefined {
  const slots = params.filter((value): value is number => typeof value === 'number');
  return slots.length === 0 ? undefined : Math.max(...slots);
}

/**
 * The largest slot named anywhere in a transaction's answer. Its own slot is one of them, the others are
 * of instructions and older; a larger one would only shorten the answer's life.
 */
function newestSlotIn(answer: Answer): number | undefined {
  const text = toAnswerText(answer);
  let newest: number | undefined;
  for (let at = text.indexOf('"slot"'); at >= 0; at = text.indexOf('"slot"', at + 6)) {
    const digits = /^\s*:\s*(\d+)/.exec(text.slice(at + 6, at + 48))?.[1];
    if (digits !== undefined) newest = Math.max(newest ?? 0, Number(digits));
  }
  return newest;
}

/** The slot an answer is true for, where it says so: `context.slot`, or the result of `getSlot`. */
export function slotOf(method: string, answer: Answer): number | undefined {
  if (answer.error !== undefined) return undefined;
  const head = toHeadText(answer, HEAD_BYTES);
  if (method === 'getSlot') return /^\d{1,15}$/.test(head) ? Number(head) : undefined;
  if (!head.startsWith('{"context":{')) return undefined;
  const digits = /"slot":(\d{1,15})[,}]/.exec(head)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
