/** A server that speaks as vendors of models do, chat completions and messages, and says what a test tells it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DoubleAsk {
  readonly protocol: 'openai' | 'anthropic';
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly system: string;
  /** What visitor and tools said, in their order. */
  readonly text: string;
  readonly tools: readonly string[];
  /** Times tools were answered before. */
  readonly toolTurns: number;
  /** The request as it came. */
  readonly body: string;
}

export type DoubleStep =
  | { readonly kind: 'text'; readonly text: string }
  /** `args` as they are written on the wire, so that they can be no JSON. */
  | { readonly kind: 'call'; readonly tool: string; readonly args: string }
  /** An error in the middle of the stream, as vendors send it. */
  | { readonly kind: 'error'; readonly message: string }
  /** The connection breaks. */
  | { readonly kind: 'drop' }
  /** The stream ends without its last events. */
  | { readonly kind: 'silence' }
  /** Nothing more comes until whoever asked has gone. */
  | { readonly kind: 'hang' }
  | { readonly kind: 'filter' }
  | { readonly kind: 'limit' };

export interface DoubleReply {
  /** Instead of a stream. */
  readonly status?: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Not even a status comes. */
  readonly isSilent?: boolean;
  /** What a vendor sent, as it was recorded, instead of steps. */
  readonly raw?: string;
  readonly steps?: readonly DoubleStep[];
  /** Bytes of one write, so that characters and JSON are cut anywhere. */
  readonly chunkBytes?: number;
}

export interface ModelDouble {
  readonly openaiUrl: string;
  readonly anthropicUrl: string;
  readonly asks: readonly DoubleAsk[];
  /** Resolves when a client has left a reply that hangs. */
  readonly left: Promise<void>;
  close(): Promise<void>;
}

export async function openModelDouble(
  reply: (ask: DoubleAsk, count: number) => DoubleReply,
): Promise<ModelDouble> {
  const asks: DoubleAsk[] = [];
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Pages of any site may ask, as those of vendors that browsers ask.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-api-key');
    if (request.method === 'OPTIONS') return void response.end();
    const body = await readBody(request);
    const ask = toAsk(request, body);
    asks.push(ask);
    const { status, message = '', headers, isSilent, raw, steps = [], chunkBytes } = reply(ask, asks.length);
    response.on('close', () => left.resolve());
    if (isSilent === true) return;
    if (status !== undefined) {
      const error = {
        type: 'error',
        error: { type: status === 529 ? 'overloaded_error' : 'error', message },
      };
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(error));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const send = (text: string) => write(response, Buffer.from(text), chunkBytes);
    if (raw !== undefined) {
      await send(raw);
      response.end();
      return;
    }
    const wire = ask.protocol === 'openai' ? openaiWire(send) : anthropicWire(send);
    await wire.begin();
    for (const step of steps) {
      if (step.kind === 'drop') return void response.destroy();
      if (step.kind === 'silence') return void response.end();
      if (step.kind === 'hang') return;
      await wire.step(step);
    }
    await wire.end(steps);
    response.end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    openaiUrl: `http://127.0.0.1:${port}/openai/v1`,
    anthropicUrl: `http://127.0.0.1:${port}/anthropic/v1`,
    asks,
    left: left.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a stream without encoding gives buffers
  return Buffer.concat(chunks).toString('utf8');
}

interface WireMessage {
  readonly role: string;
  readonly content:
    | string
    | readonly { readonly type: string; readonly text?: string; readonly content?: unknown }[];
}

function toAsk(request: IncomingMessage, body: string): DoubleAsk {
  const protocol = request.url?.startsWith('/anthropic') === true ? 'anthropic' : 'openai';
  const {
    messages,
    system,
    tools = [],
  } = JSON.parse(body) as {
    readonly messages: readonly WireMessage[];
    readonly system?: unknown;
    readonly tools?: readonly { readonly name?: string; readonly function?: { readonly name: string } }[];
  };
  const isSystem = ({ role }: WireMessage): boolean => role === 'system' || role === 'developer';
  const isTool = ({ role, content }: WireMessage): boolean =>
    role === 'tool' || (Array.isArray(content) && content.some(({ type }) => type === 'tool_result'));
  return {
    protocol,
    headers: request.headers,
    system: JSON.stringify(system ?? messages.find(isSystem)?.content ?? ''),
    text: messages
      .filter((message) => !isSystem(message))
      .map(toText)
      .join('\n'),
    tools: tools.map((tool) => tool.function?.name ?? tool.name ?? ''),
    toolTurns: messages.filter(isTool).length,
    body,
  };
}

function toText({ role, content }: WireMessage): string {
  if (role === 'assistant') return '';
  if (typeof content === 'string') return content;
  return content
    .map(({ text, content: inner }) => text ?? (typeof inner === 'string' ? inner : toInnerText(inner)))
    .join('\n');
}

const toInnerText = (inner: unknown): string =>
  Array.isArray(inner) ? inner.map((one: { text?: string }) => one.text ?? '').join('\n') : '';

async function write(response: ServerResponse, bytes: Buffer, chunkBytes = bytes.length): Promise<void> {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    response.write(bytes.subarray(at, at + chunkBytes));
    // Lets a piece leave by itself.
    if (chunkBytes < bytes.length) await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Wire {
  begin(): Promise<void>;
  step(step: DoubleStep): Promise<void>;
  end(steps: readonly DoubleStep[]): Promise<void>;
}

function openaiWire(send: (text: string) => Promise<void>): Wire {
  let calls = 0;
  const chunk = (delta: object, finish: string | null = null) =>
    send(
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'double', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  return {
    begin: () => chunk({ role: 'assistant', content: '' }),
    async step(step) {
      if (step.kind === 'text') {
        for (const part of step.text.match(/[\s\S]{1,12}/gu) ?? []) await chunk({ content: part });
      } else if (step.kind === 'call') {
        const index = calls++;
        const call = { index, id: `call_${index}`, type: 'function' };
        await chunk({ tool_calls: [{ ...call, function: { name: step.tool, arguments: '' } }] });
        for (const part of step.args.match(/[\s\S]{1,7}/gu) ?? []) {
          await chunk({ tool_calls: [{ index, function: { arguments: part } }] });
        }
      } else if (step.kind === 'error') {
        await send(`data: ${JSON.stringify({ error: { message: step.message, type: 'server_error' } })}\n\n`);
      }
    },
    async end(steps) {
      await chunk({}, toEnd(steps, ['tool_calls', 'content_filter', 'length', 'stop']));
      const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
      await send(
        `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'double', choices: [], usage })}\n\n`,
      );
      await send('data: [DONE]\n\n');
    },
  };
}

function anthropicWire(send: (text: string) => Promise<void>): Wire {
  let index = 0;
  const event = (type: string, fields: object) =>
    send(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  const block = async (content: object, deltas: readonly object[]) => {
    await event('content_block_start', { index, content_block: content });
    for (const delta of deltas) await event('content_block_delta', { index, delta });
    await event('content_block_stop', { index });
    index++;
  };
  return {
    begin: () =>
      event('message_start', {
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model: 'double',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 100, output_tokens: 1 },
        },
      }),
    async step(step) {
      if (step.kind === 'text') {
        const parts = step.text.match(/[\s\S]{1,12}/gu) ?? [];
        await block(
          { type: 'text', text: '' },
          parts.map((text) => ({ type: 'text_delta', text })),
        );
      } else if (step.kind === 'call') {
        const parts = step.args.match(/[\s\S]{1,7}/gu) ?? [];
        await block(
          { type: 'tool_use', id: `toolu_${index}`, name: step.tool, input: {} },
          parts.map((partial_json) => ({ type: 'input_json_delta', partial_json })),
        );
      } else if (step.kind === 'error') {
        await event('error', { error: { type: 'overloaded_error', message: step.message } });
      }
    },
    async end(steps) {
      await event('message_delta', {
        delta: {
          stop_reason: toEnd(steps, ['tool_use', 'refusal', 'max_tokens', 'end_turn']),
          stop_sequence: null,
        },
        usage: { output_tokens: 20 },
      });
      await event('message_stop', {});
    },
  };
}

/** Why a reply ended, in the words of its protocol: calls, filter, limit, else. */
function toEnd(
  steps: readonly DoubleStep[],
  [calls, filter, limit, otherwise]: readonly [string, string, string, string],
): string {
  if (steps.some(({ kind }) => kind === 'filter')) return filter;
  if (steps.some(({ kind }) => kind === 'limit')) return limit;
  return steps.some(({ kind }) => kind === 'call') ? calls : otherwise;
}
