import { defineModel } from './define-model.ts';

/** Any endpoint that speaks chat completions: OpenAI, Ollama, vLLM, OpenRouter … */
export default defineModel({
  name: 'openai',
  async open({ baseUrl, apiKey, model }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'openai',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      includeUsage: true,
      fetch: fetchWithoutRedirect,
      ...(apiKey !== undefined && { apiKey }),
    });
    return provider.chatModel(model);
  },
});

/** A redirect would take the key and the question elsewhere. */
const fetchWithoutRedirect: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
