import { defineModel } from './define-model.ts';

const OPENAI = 'https://api.openai.com/v1';

/** Any endpoint that speaks chat completions: OpenAI, Ollama, vLLM, OpenRouter … */
export default defineModel({
  name: 'openai',
  async open({ baseUrl, apiKey, model, fetch: send = fetch }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const baseURL = baseUrl ?? OPENAI;
    const provider = createOpenAICompatible({
      name: 'openai',
      baseURL,
      includeUsage: true,
      // A redirect would take the key and the question elsewhere.
      fetch: (input, init) => send(input, { ...init, redirect: 'error' }),
      ...(apiKey !== undefined && { apiKey }),
      ...(baseURL === OPENAI && { transformRequestBody: withCompletionTokens }),
    });
    return provider.chatModel(model);
  },
});

/** OpenAI itself takes the limit by its newer name alone for its newer models. */
const withCompletionTokens = ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  max_completion_tokens: max_tokens,
});
