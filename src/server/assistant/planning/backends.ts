import type { RunRequest } from '#contracts/assistant/agent';
import type { AssistantSettings } from '../../config/assistant-settings.ts';
import { planner } from './planner.ts';
import type { Backend } from './turn.ts';

export interface ChosenBackend {
  readonly backend: Backend;
  readonly isTest: boolean;
}

/** Who answers a request: the planner, the model that is set, or for a test the script. */
export function createBackends({
  model,
  limits,
  testMode,
}: AssistantSettings): (request: Pick<RunRequest, 'mock'>) => ChosenBackend | undefined {
  const backend: Backend =
    model === undefined
      ? planner
      : toLazyBackend(model.model, async () => {
          const [{ createModelBackend }, { openModel }] = await load();
          const secrets = model.apiKey === undefined ? [] : [model.apiKey];
          return createModelBackend({
            name: model.model,
            limits,
            secrets,
            open: () => openModel(model.provider, model),
          });
        });
  const script: Backend = toLazyBackend('test script', async () => {
    const [{ createModelBackend }, { openModel }] = await load();
    const settings = { baseUrl: undefined, apiKey: undefined, model: 'script' };
    return createModelBackend({
      name: 'test script',
      limits,
      secrets: [],
      open: () => openModel('scripted', settings),
    });
  });
  return ({ mock = false }) => {
    if (!mock) return { backend, isTest: false };
    return testMode ? { backend: script, isTest: true } : undefined;
  };
}

/** Nothing of a model is loaded before somebody asks it. */
const load = () => Promise.all([import('./model-backend.ts'), import('./open-model.ts')]);

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
