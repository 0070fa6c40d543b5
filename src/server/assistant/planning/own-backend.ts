import type { OwnModel, OwnVendor } from '#contracts/assistant/own-model';
import type { ModelLimits } from '../../config/assistant-settings.ts';
import { createModelRelay } from '../runs/model-relay.ts';
import { UNCOUNTED_BUDGETS } from './token-budget.ts';
import type { Backend } from './turn.ts';

/** Where requests would go, were they not made by the browser. */
const BASE_URLS: Readonly<Record<OwnVendor, string | undefined>> = {
  anthropic: undefined,
  openai: undefined,
  openrouter: 'https://openrouter.ai/api/v1',
  endpoint: 'https://own-endpoint.invalid/v1',
};

/**
 * Answers one question with a visitor's own model: plans, tools and checks are those of this server's model, and only
 * the requests to the vendor are made by the visitor's browser. Its tokens are the visitor's, so nothing counts them.
 */
export function createOwnBackend({ vendor, model }: OwnModel, limits: ModelLimits): Backend {
  const relay = createModelRelay();
  const name = `${model} (your own)`;
  return {
    name,
    take: (part) => relay.take(part),
    async answer(turn) {
      const [{ createModelBackend }, { openModel }] = await Promise.all([
        import('./model-backend.ts'),
        import('./open-model.ts'),
      ]);
      const settings = {
        baseUrl: BASE_URLS[vendor],
        apiKey: undefined,
        model,
        fetch: relay.openFetch(turn.tell),
      };
      return createModelBackend({
        name,
        limits,
        budgets: UNCOUNTED_BUDGETS,
        secrets: [],
        open: () => openModel(vendor === 'anthropic' ? 'anthropic' : 'openai', settings),
      }).answer(turn);
    },
  };
}
