import type { RunRequest } from '#contracts/assistant/agent';
import type { Log } from '#std/log';
import type { AssistantSettings } from '../../config/assistant-settings.ts';
import type { Counts } from '../../shared-state/shared-state.ts';
import { createOwnBackend } from './own-backend.ts';
import { createModelWatch, type ModelWatch } from './model-watch.ts';
import { planner } from './planner.ts';
import { createTokenBudgets } from './token-budget.ts';
import type { Backend } from './turn.ts';

export interface ChosenBackend {
  readonly backend: Backend;
  readonly isTest: boolean;
}

/** Who answers: the planner, the model that is set, or for a test the script. */
export interface Backends {
  /** `undefined` where a test is asked for and not allowed. */
  choose(request: Pick<RunRequest, 'mock' | 'own'>): ChosenBackend | undefined;
  /** What the model that is set can do; absent where none is. */
  readonly watch: ModelWatch | undefined;
}

export interface BackendParts {
  readonly log: Log;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Where tokens are counted; here alone where it is absent. */
  readonly counts?: Counts | undefined;
}

export function createBackends(
  { model, limits, testMode }: AssistantSettings,
  { log, nowMs, counts }: BackendParts,
): Backends {
  const budgets = createTokenBudgets(limits, nowMs, counts);
  const secrets = model?.apiKey === undefined ? [] : [model.apiKey];
  const open = async () => {
    if (model === undefined) throw new Error('no model is set');
    const { openModel } = await import('./open-model.ts');
    return openModel(model.provider, model);
  };
  const watch = model && createModelWatch({ model: model.model, open, limits, budgets, secrets, log, nowMs });
  const backend: Backend =
    model === undefined
      ? planner
      : toLazyBackend(model.model, async () => {
          const { createModelBackend } = await import('./model-backend.ts');
          const ability = () => watch?.ability ?? 'whole';
          return createModelBackend({ name: model.model, limits, secrets, budgets, ability, open });
        });
  const script: Backend = toLazyBackend('test script', async () => {
    const [{ createModelBackend }, { openModel }] = await Promise.all([
      import('./model-backend.ts'),
      import('./open-model.ts'),
    ]);
    const settings = { baseUrl: undefined, apiKey: undefined, model: 'script' };
    return createModelBackend({
      name: 'test script',
      limits,
      secrets: [],
      open: () => openModel('scripted', settings),
    });
  });
  return {
    watch,
    choose({ mock = false, own }) {
      if (own !== undefined) return { backend: createOwnBackend(own, limits), isTest: false };
      if (!mock) return { backend, isTest: false };
      return testMode ? { backend: script, isTest: true } : undefined;
    },
  };
}

/** Nothing of a model is loaded before somebody asks it. */
function toLazyBackend(name: string, make: () => Promise<Backend>): Backend {
  let made: Promise<Backend> | undefined;
  return {
    name,
    async answer(turn) {
      made ??= make();
      return (await made).answer(turn);
    },
  };
}
