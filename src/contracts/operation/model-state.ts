/** What a language model has to do for the assistant, in the order it is tried. */
export const MODEL_CHECKS = ['reach', 'key', 'model', 'stream', 'tools', 'json', 'context'] as const;
export type ModelCheckId = (typeof MODEL_CHECKS)[number];

export const MODEL_CHECK_TITLES: Readonly<Record<ModelCheckId, string>> = {
  reach: 'can be reached',
  key: 'accepts the key',
  model: 'has the model',
  stream: 'streams its words',
  tools: 'calls tools',
  json: 'answers in JSON when asked to',
  context: 'takes in 60 KiB at once',
};

/** `undefined` where it could not be tried. */
export type ModelChecks = Readonly<Record<ModelCheckId, boolean | undefined>>;

/** What the server knows of the model that is set. */
export type ModelState =
  /** The planner answers alone. */
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly model: string }
  | {
      readonly kind: 'checked';
      readonly model: string;
      readonly checks: ModelChecks;
      /** Unix milliseconds. */
      readonly atMs: number;
      /** Tokens its vendor has read and written since midnight UTC, or since the start. */
      readonly tokensToday: number;
    };
