import type { ModelCheckId } from '#contracts/operation/model-state';
import type { ModelFailure } from './model-failure.ts';

/** What whoever runs a server does about a check that failed. */
export function toDo(check: ModelCheckId, failure: ModelFailure | undefined): string {
  if (failure?.kind === 'busy')
    return 'Ask again later, or look at the limits and the credit of the account.';
  if (failure?.kind.startsWith('budget')) return 'Raise AI_DAILY_TOKENS, or wait for midnight UTC.';
  if (failure?.kind === 'timeout' && check !== 'reach') {
    return 'It is slower than questions may take: raise AI_TIMEOUT_MS, or take a smaller model or a faster machine.';
  }
  return ADVICE[check];
}

const ADVICE: Readonly<Record<ModelCheckId, string>> = {
  reach: 'Start what should answer there, or correct AI_BASE_URL.',
  key: 'Correct AI_API_KEY: it must be a key of the vendor AI_BASE_URL names, and may use AI_MODEL.',
  model:
    'Correct AI_MODEL to a name its vendor lists (ollama list, GET /v1/models), or AI_BASE_URL, which usually ends in /v1.',
  stream:
    'Correct AI_BASE_URL, or AI_PROVIDER: openai speaks chat completions, anthropic messages. A proxy between must pass event streams on.',
  tools:
    'Take a model that calls tools. vLLM needs --enable-auto-tool-choice and --tool-call-parser. Until then it words answers, and the planner plans them.',
  json: 'Nothing depends on it today.',
  context:
    'Give it more: OLLAMA_CONTEXT_LENGTH=40960 for Ollama, --max-model-len 40960 for vLLM. Until then it words short answers alone.',
};
