import type { ModelChecks, ModelState } from '#contracts/operation/model-state';
import type { Log } from '#std/log';
import type { ModelLimits } from '../../config/assistant-settings.ts';
import type { ChatModel } from '../models/define-model.ts';
import { REAL_TIMERS, type Timers } from '../runs/plan-lifecycle.ts';
import { probeModel } from './probe-model.ts';
import type { TokenBudgets } from './token-budget.ts';

/** What a model may be asked for: anything, to word answers alone, only short ones. */
export type ModelAbility = 'whole' | 'words' | 'short-words';

/** Finds out once what the model that is set can do. */
export interface ModelWatch {
  readonly state: Exclude<ModelState, { readonly kind: 'none' }>;
  /** Everything until the opposite is known. */
  readonly ability: ModelAbility;
  /** Asks the model; again after ten minutes while it gives no answer. Never rejects. */
  check(): Promise<void>;
  close(): void;
}

export interface ModelWatchOptions {
  readonly model: string;
  readonly open: () => Promise<ChatModel>;
  readonly limits: ModelLimits;
  readonly budgets: TokenBudgets;
  readonly secrets: readonly string[];
  readonly log: Log;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  readonly timers?: Timers;
}

const AGAIN_MS = 600_000;

export function createModelWatch(options: ModelWatchOptions): ModelWatch {
  const { model, open, limits, budgets, secrets, log, nowMs, timers = REAL_TIMERS } = options;
  const closed = new AbortController();
  let stop = () => {};
  let found: { readonly checks: ModelChecks; readonly atMs: number } | undefined;
  const check = async (): Promise<void> => {
    const { checks, faults, usage } = await probeModel({
      open,
      limits,
      budget: budgets.day,
      secrets,
      signal: closed.signal,
    });
    if (closed.signal.aborted) return;
    found = { checks, atMs: nowMs() };
    if (faults.length === 0) log.info('the model passes all checks', { model, checks, ...usage });
    for (const fault of faults) log.warn('the model fails a check', { model, ...fault });
    if (checks.stream === undefined || checks.reach === false)
      stop = timers.after(AGAIN_MS, () => void check());
  };
  return {
    get state(): ModelWatch['state'] {
      return found === undefined
        ? { kind: 'checking', model }
        : { kind: 'checked', model, ...found, tokensToday: budgets.day.spent };
    },
    get ability() {
      return found === undefined ? 'whole' : toAbility(found.checks);
    },
    check,
    close() {
      closed.abort();
      stop();
    },
  };
}

const toAbility = ({ tools, context }: ModelChecks): ModelAbility => {
  if (context === false) return 'short-words';
  return tools === false ? 'words' : 'whole';
};
