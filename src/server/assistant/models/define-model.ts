import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';

/** A language model as the AI SDK speaks to it. */
export type ChatModel = ReturnType<OpenAICompatibleProvider['chatModel']>;

export interface ModelSettings {
  /** Of the vendor's API; its own where absent. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Makes the requests in place of this process. */
  readonly fetch?: typeof fetch | undefined;
}

/** A maker of models, or a way to speak to many. */
export interface ModelVendor {
  /** As `AI_PROVIDER` names it. */
  readonly name: string;
  /** Loads what it needs; nothing of it is loaded before. */
  readonly open: (settings: ModelSettings) => Promise<ChatModel>;
}

export const defineModel = (vendor: ModelVendor): ModelVendor => vendor;
