import { defineModel } from './define-model.ts';

export default defineModel({
  name: 'anthropic',
  async open({ baseUrl, apiKey, model, fetch: send = fetch }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic({
      baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
      // Left out, the SDK would look into the environment on its own.
      apiKey: apiKey ?? '',
      fetch: (input, init) => send(input, { ...init, redirect: 'error' }),
    });
    return provider.languageModel(model);
  },
});
