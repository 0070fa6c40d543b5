/**
 * Replies in the shapes vendors stream them, with what a test asks for put in: chat completions as OpenAI, Azure, Ollama,
 * vLLM and OpenRouter send them, messages as Anthropic does. Written after their documentation and recorded streams.
 */
type Shape = (text: string) => string;

const sse = (events: readonly (object | string)[]): string =>
  events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('');
const named = (events: readonly ({ readonly type: string } & object)[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

const chunkOf = (delta: object, finish: string | null = null, more: object = {}) => ({
  id: 'chatcmpl-B9MHDbslfkBeAs8l4bebGdFOJ6PeG',
  object: 'chat.completion.chunk',
  created: 1_795_500_000,
  model: 'recorded',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  ...more,
});
const usage = { prompt_tokens: 1_117, completion_tokens: 46, total_tokens: 1_163 };
const halves = (text: string): readonly [string, string] => {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
};

const openaiText: Shape = (text) =>
  sse([
    chunkOf({ role: 'assistant', content: '', refusal: null }, null, { obfuscation: 'x7' }),
    ...halves(text).map((content) => chunkOf({ content }, null, { usage: null, obfuscation: 'Qp2' })),
    chunkOf({}, 'stop'),
    { ...chunkOf({}), choices: [], usage: { ...usage, prompt_tokens_details: { cached_tokens: 1_024 } } },
    '[DONE]',
  ]);

/** Begins with what its filter says of the prompt, without a choice. */
const azureText: Shape = (text) =>
  sse([
    { choices: [], created: 0, id: '', model: '', object: '', prompt_filter_results: [{ prompt_index: 0 }] },
    chunkOf({ role: 'assistant', content: '', refusal: null }),
    ...halves(text).map((content) => chunkOf({ content })),
    chunkOf({}, 'stop'),
    { ...chunkOf({}), choices: [], usage },
    '[DONE]',
  ]);

/** Says that it is at work in comments, and what its vendor called the end. */
const openrouterText: Shape = (text) =>
  `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${sse([
    ...halves(text).map((content) =>
      chunkOf({ role: 'assistant', content }, null, { provider: 'Some Cloud' }),
    ),
    {
      ...chunkOf({ role: 'assistant', content: '' }, 'stop', { provider: 'Some Cloud' }),
      choices: [
        { index: 0, delta: { content: '' }, finish_reason: 'stop', native_finish_reason: 'end_turn' },
      ],
    },
    { ...chunkOf({}), choices: [{ index: 0, delta: { content: '' }, finish_reason: null }], usage },
    '[DONE]',
  ])}`;

/** Thinks aloud first, in a field of its own, with empty lists of calls. */
const vllmText: Shape = (text) =>
  sse([
    chunkOf({ role: 'assistant', content: '', reasoning_content: 'Let me', tool_calls: [] }),
    chunkOf({ content: '', reasoning_content: ' think: 12345 SOL.', tool_calls: [] }),
    chunkOf({ content: text, reasoning_content: '', tool_calls: [] }, 'stop', { usage }),
    '[DONE]',
  ]);

const anthropicStart = {
  type: 'message_start',
  message: {
    model: 'claude-recorded',
    id: 'msg_01GE2RKp1VYsPzdFs3sS9z5S',
    type: 'message',
    role: 'assistant',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: 1_117,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 1,
      service_tier: 'standard',
    },
  },
};
const ping = { type: 'ping' };
const anthropicEnd = (reason: string, more: object = {}) => [
  {
    type: 'message_delta',
    delta: { stop_reason: reason, stop_sequence: null, ...more },
    usage: { input_tokens: 1_117, output_tokens: 46 },
  },
  { type: 'message_stop' },
];
const anthropicBlock = (index: number, content_block: object, deltas: readonly object[]) => [
  { type: 'content_block_start', index, content_block },
  ping,
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
];
const anthropicWords = (index: number, text: string) =>
  anthropicBlock(
    index,
    { type: 'text', text: '' },
    halves(text).map((part) => ({ type: 'text_delta', text: part })),
  );

const anthropicText: Shape = (text) =>
  named([anthropicStart, ...anthropicWords(0, text), ...anthropicEnd('end_turn')]);

/** Thinks aloud first, in a block of its own. */
const anthropicThinking: Shape = (text) =>
  named([
    anthropicStart,
    ...anthropicBlock(0, { type: 'thinking', thinking: '', signature: '' }, [
      { type: 'thinking_delta', thinking: 'It paid 12345 SOL.' },
      { type: 'signature_delta', signature: 'EqQBCgIYAhIM' },
    ]),
    ...anthropicWords(1, text),
    ...anthropicEnd('end_turn'),
  ]);

/** What a model says, by who streams it. */
export const TEXTS: Readonly<Record<'openai' | 'anthropic', Readonly<Record<string, Shape>>>> = {
  openai: { OpenAI: openaiText, Azure: azureText, OpenRouter: openrouterText, vLLM: vllmText },
  anthropic: { Anthropic: anthropicText, 'Anthropic, thinking': anthropicThinking },
};

type CallShape = (tool: string, args: string) => string;

/** Name first, then the arguments in pieces, as OpenAI does. */
const openaiCall: CallShape = (tool, args) =>
  sse([
    chunkOf({
      role: 'assistant',
      content: null,
      tool_calls: [{ index: 0, id: 'call_4pBs', type: 'function', function: { name: tool, arguments: '' } }],
    }),
    ...halves(args).map((part) => chunkOf({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
    chunkOf({}, 'tool_calls'),
    { ...chunkOf({}), choices: [], usage },
    '[DONE]',
  ]);

/** The whole call at once, and an end that says no more than that it is one. */
const ollamaCall: CallShape = (tool, args) =>
  sse([
    chunkOf(
      {
        role: 'assistant',
        content: '',
        tool_calls: [
          { id: 'call_ejieksiz', index: 0, type: 'function', function: { name: tool, arguments: args } },
        ],
      },
      null,
      { system_fingerprint: 'fp_ollama' },
    ),
    chunkOf({ role: 'assistant', content: '' }, 'stop', { system_fingerprint: 'fp_ollama' }),
    '[DONE]',
  ]);

/** Says what it is about to do, then does it. */
const anthropicCall: CallShape = (tool, args) =>
  named([
    anthropicStart,
    ...anthropicWords(0, "I'll look that up."),
    ...anthropicBlock(1, { type: 'tool_use', id: 'toolu_01QE1WLs', name: tool, input: {} }, [
      { type: 'input_json_delta', partial_json: '' },
      ...halves(args).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
    ]),
    ...anthropicEnd('tool_use'),
  ]);

/** A call of a tool, by who streams it. */
export const CALLS: Readonly<Record<'openai' | 'anthropic', Readonly<Record<string, CallShape>>>> = {
  openai: { OpenAI: openaiCall, Ollama: ollamaCall },
  anthropic: { Anthropic: anthropicCall },
};

/** Replies that are none, with what is said in their place. */
export const FAILURES: Readonly<
  Record<'openai' | 'anthropic', Readonly<Record<string, readonly [raw: string, why: string]>>>
> = {
  openai: {
    'a refusal of its filter': [
      sse([
        chunkOf({ role: 'assistant', content: '' }),
        chunkOf({}, 'content_filter'),
        { ...chunkOf({}), choices: [], usage },
        '[DONE]',
      ]),
      'it gave no answer to this.',
    ],
    'an error of the vendor behind OpenRouter': [
      sse([
        chunkOf({ role: 'assistant', content: 'The fee was' }),
        {
          ...chunkOf({ content: '' }, 'error'),
          error: { code: 502, message: 'Provider disconnected unexpectedly' },
        },
      ]),
      'it answered with an error.',
    ],
    'a cut in the middle of a chunk': [
      sse([chunkOf({ role: 'assistant', content: 'The fee was' })]) + 'data: {"id":"chatcmpl-B9MHD","obj',
      'its answer broke off.',
    ],
    'something that is no JSON': [sse(['{"id": not json}', '[DONE]']), 'its answer broke off.'],
    'a page of a proxy': ['<html><body>Welcome</body></html>', 'its answer broke off.'],
  },
  anthropic: {
    'a refusal before a word': [
      named([
        anthropicStart,
        ping,
        ...anthropicEnd('refusal', { stop_details: { type: 'refusal', category: 'cyber' } }),
      ]),
      'it gave no answer to this.',
    ],
    'a cut in the middle of an event': [
      `${named([anthropicStart, ...anthropicWords(0, 'The fee was').slice(0, 3)])}event: content_block_delta\ndata: {"type":"content_bl`,
      'its answer broke off.',
    ],
    'something that is no JSON': [
      `${named([anthropicStart])}event: content_block_start\ndata: {"type": not json}\n\n`,
      'its answer broke off.',
    ],
    'a page of a proxy': ['<html><body>Welcome</body></html>', 'its answer broke off.'],
  },
};
