import { z } from 'zod';
import { MODEL_NAME } from '#contracts/assistant/own-model';
import { trimEndOf } from '#std/text';
import { isSafeUrl, onOff, wholeNumber } from './setting-schemas.ts';

/** Who writes the assistant's answers, and within which limits. Keys come from the environment alone. */
export interface AssistantSettings {
  /** The planner answers alone where it is absent. */
  readonly model:
    | {
        readonly provider: 'openai' | 'anthropic';
        readonly baseUrl: string | undefined;
        readonly apiKey: string | undefined;
        readonly model: string;
      }
    | undefined;
  readonly limits: ModelLimits;
  /** Whether a scripted model answers where a visitor asks for a test. */
  readonly testMode: boolean;
}

export interface ModelLimits {
  /** How long a model may take over one question, in milliseconds. */
  readonly timeoutMs: number;
  readonly toolRounds: number;
  /** Tokens one reply of a model may have. */
  readonly maxTokens: number;
  /** Tokens of a day (UTC), read and written: of all together, of one address, of one account. */
  readonly dailyTokens: number;
  readonly dailyTokensPerAddress: number;
  readonly dailyTokensPerAccount: number;
}

const NO_API =
  'must be an https URL, or http on this machine or a host of PRIVATE_HOSTS, without user, query and fragment';

export const ASSISTANT_VARIABLES = {
  AI_PROVIDER: {
    meaning:
      'language model of the assistant: none, openai (any endpoint that speaks chat completions) or anthropic',
    default: 'none',
    schema: z.enum(['none', 'openai', 'anthropic'], 'must be none, openai or anthropic'),
  },
  AI_BASE_URL: {
    meaning:
      'where its API is, such as http://127.0.0.1:11434/v1; an https URL, or http on this machine and PRIVATE_HOSTS',
    default: 'that of the provider',
    schema: z
      .string()
      .refine(isApiUrl, NO_API)
      .transform((text) => trimEndOf(text, '/')),
  },
  AI_API_KEY: {
    meaning: 'its key; never logged and never sent to a browser',
    default: undefined,
    isSecret: true,
    schema: z.string().regex(/^[\x21-\x7e]{1,512}$/, 'must be printable characters without spaces'),
  },
  AI_MODEL: {
    meaning: 'name of the model, as its provider calls it',
    default: undefined,
    schema: z.string().regex(MODEL_NAME, 'must be the name of a model'),
  },
  AI_TIMEOUT_MS: {
    meaning: 'how long a model may take over one question; then the planner answers',
    default: '20000',
    schema: wholeNumber(1_000, 28_000),
  },
  AI_MAX_TOOL_ROUNDS: {
    meaning: 'times a model may call tools before it has to answer',
    default: '3',
    schema: wholeNumber(1, 3),
  },
  AI_MAX_TOKENS: {
    meaning: 'tokens one reply of a model may have',
    default: '2000',
    schema: wholeNumber(100, 32_000),
  },
  AI_DAILY_TOKENS: {
    meaning: 'tokens models may read and write in a day (UTC) and process; then the planner answers',
    default: '1000000',
    schema: wholeNumber(1_000, 100_000_000_000),
  },
  AI_DAILY_TOKENS_PER_ADDRESS: {
    meaning: 'tokens of them for one address (IPv6: one /64); then the planner answers it',
    default: '200000',
    schema: wholeNumber(1_000, 100_000_000_000),
  },
  AI_DAILY_TOKENS_PER_ACCOUNT: {
    meaning: 'tokens of them for one signed-in account, wherever it asks from; then the planner answers it',
    default: '200000',
    schema: wholeNumber(1_000, 100_000_000_000),
  },
  AI_TEST_MODE: {
    meaning: 'whether a scripted model answers pages that are opened with aimock=1: on or off',
    default: 'on, off in production',
    schema: onOff,
  },
} as const;

/** Names that begin so are ours, so that one that is misspelt stops the start. */
export const ASSISTANT_PREFIXES = [
  'AI_PROVIDER',
  'AI_BASE_',
  'AI_API_',
  'AI_MODEL',
  'AI_TIMEOUT',
  'AI_MAX_',
  'AI_DAILY_',
  'AI_TEST_',
] as const;

type Read = <Name extends keyof typeof ASSISTANT_VARIABLES>(
  name: Name,
) => z.output<(typeof ASSISTANT_VARIABLES)[Name]['schema']> | undefined;

export function readAssistantSettings(
  read: Read,
  { production, privateHosts }: { readonly production: boolean; readonly privateHosts: ReadonlySet<string> },
  problems: string[],
): AssistantSettings {
  const provider = read('AI_PROVIDER') ?? 'none';
  const baseUrl = read('AI_BASE_URL');
  if (baseUrl !== undefined && !isSafeUrl(baseUrl, privateHosts)) problems.push(`AI_BASE_URL ${NO_API}`);
  const apiKey = read('AI_API_KEY');
  const model = read('AI_MODEL');
  if (provider !== 'none' && model === undefined && problems.every((one) => !one.startsWith('AI_MODEL'))) {
    problems.push('AI_MODEL is needed with AI_PROVIDER');
  }
  const isKeyRefused = problems.some((one) => one.startsWith('AI_API_KEY'));
  if (provider !== 'none' && apiKey === undefined && baseUrl === undefined && !isKeyRefused) {
    problems.push('AI_API_KEY is needed where AI_BASE_URL is not set');
  }
  return {
    model: provider === 'none' || model === undefined ? undefined : { provider, baseUrl, apiKey, model },
    limits: {
      timeoutMs: read('AI_TIMEOUT_MS') ?? 20_000,
      toolRounds: read('AI_MAX_TOOL_ROUNDS') ?? 3,
      maxTokens: read('AI_MAX_TOKENS') ?? 2_000,
      dailyTokens: read('AI_DAILY_TOKENS') ?? 1_000_000,
      dailyTokensPerAddress: read('AI_DAILY_TOKENS_PER_ADDRESS') ?? 200_000,
      dailyTokensPerAccount: read('AI_DAILY_TOKENS_PER_ACCOUNT') ?? 200_000,
    },
    testMode: read('AI_TEST_MODE') ?? !production,
  };
}

function isApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}
