import type { RunRequest } from '#contracts/agent';
import type { AssistantSettings } from '../../config/assistant-settings.ts';
import { planner } from './planner.ts';
import type { Brain } from './turn.ts';

export interface ChosenBrain {
  readonly brain: Brain;
  readonly isTest: boolean;
}

/** Who answers a request: the planner, the model that is set, or for a test the script. */
export function createBrains({
  model,
  limits,
  testMode,
}: AssistantSettings): (request: Pick<RunRequest, 'mock'>) => ChosenBrain | undefined {
  const brain: Brain =
    model === undefined
      ? planner
      : toLazyBrain(model.model, async () => {
          const [{ createModelBrain }, { openModel }] = await load();
          const secrets = model.apiKey === undefined ? [] : [model.apiKey];
          return createModelBrain({
            name: model.model,
            limits,
            secrets,
            open: () => openModel(model.provider, model),
          });
        });
  const script: Brain = toLazyBrain('test script', async () => {
    const [{ createModelBrain }, { openModel }] = await load();
    const settings = { baseUrl: undefined, apiKey: undefined, model: 'script' };
    return createModelBrain({
      name: 'test script',
      limits,
      secrets: [],
      open: () => openModel('scripted', settings),
    });
  });
  return ({ mock = false }) => {
    if (!mock) return { brain, isTest: false };
    return testMode ? { brain: script, isTest: true } : undefined;
  };
}

/** Nothing of a model is loaded before somebody asks it. */
const load = () => Promise.all([import('./model-brain.ts'), import('./open-model.ts')]);

function toLazyBrain(name: string, make: () => Promise<Brain>): Brain {
  let made: Promise<Brain> | undefined;
  return {
    name,
    async answer(turn) {
      made ??= make();
      return (await made).answer(turn);
    },
  };
}
