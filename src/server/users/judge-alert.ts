import type { AlertRule } from '#contracts/people/people';

/** What was read of an alert's subject. */
export type Reading =
  | { readonly kind: 'amount'; readonly amount: bigint; readonly text: string }
  | { readonly kind: 'newest'; readonly signature: string | undefined; readonly text: string }
  /** Rows of a query by what names them, what one and several are called, and where and what was asked. */
  | {
      readonly kind: 'rows';
      readonly keys: readonly string[];
      readonly what: readonly [one: string, many: string];
      readonly text: string;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface Look {
  /** To be given to the next look. */
  readonly memory: string;
  /** Why nothing could be said. */
  readonly problem: string | undefined;
  /** What to tell its owner, when there is something. */
  readonly fired: string | undefined;
}

/**
 * Judges one reading. A limit fires when it is passed, not as long as it stays passed, and also by the first look
 * when it is passed already; activity fires for what is newer than at the first look, and a query for rows that were
 * not there at the look before. `memory` is empty at first.
 */
export function toLook(rule: AlertRule, reading: Reading, memory: string): Look {
  if (reading.kind === 'unknown') return { memory, problem: reading.reason, fired: undefined };
  if (rule.kind === 'activity') {
    if (reading.kind !== 'newest') throw new TypeError('an activity is judged by the newest transaction');
    const newest = reading.signature ?? 'none';
    const isNew = memory !== '' && newest !== memory && newest !== 'none';
    return { memory: newest, problem: undefined, fired: isNew ? reading.text : undefined };
  }
  if (rule.kind === 'query') return toQueryLook(reading, memory);
  if (reading.kind !== 'amount') throw new TypeError('a limit is judged by an amount');
  const limit = BigInt('lamports' in rule ? rule.lamports : rule.microUsd);
  const isBelow = rule.kind === 'balance-below' || rule.kind === 'price-below';
  const isPassed = isBelow ? reading.amount < limit : reading.amount > limit;
  return {
    memory: isPassed ? 'passed' : 'not passed',
    problem: undefined,
    fired: isPassed && memory !== 'passed' ? reading.text : undefined,
  };
}

const SEEN = 'rows:';

function toQueryLook(reading: Reading, memory: string): Look {
  if (reading.kind !== 'rows') throw new TypeError('a query is judged by its rows');
  const seen = new Set(memory.slice(SEEN.length).split(','));
  const added = memory === '' ? 0 : reading.keys.filter((key) => !seen.has(key)).length;
  return {
    memory: `${SEEN}${reading.keys.join(',')}`,
    problem: undefined,
    fired: added === 0 ? undefined : `${added} new ${reading.what[added === 1 ? 0 : 1]} ${reading.text}`,
  };
}
