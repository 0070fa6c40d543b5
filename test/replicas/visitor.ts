/** Visitors of a balancer, each from an address of its own. */
import { Agent, request, type IncomingMessage } from 'node:http';
import type { RunEvent } from '#contracts/assistant/agent';
import type { ModelPart } from '#contracts/assistant/own-model';
import { pause } from '../drain/instances.ts';

export interface Visitor {
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  close(): void;
}

export interface Reply {
  readonly status: number;
  /** Ends early where the connection breaks. */
  readonly body: AsyncIterable<Buffer>;
  text(): Promise<string>;
}

/** `address` is one of 127.0.0.0/8, which all are this machine's. */
export function createVisitor(port: number, address: string): Visitor {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 64 });
  return {
    send: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port,
            agent,
            method,
            path,
            headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          },
          (response) =>
            resolve({
              status: response.statusCode ?? 0,
              body: response,
              text: () => readText(response),
            }),
        );
        asked.once('error', reject);
        asked.end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}

export interface SeenEvent {
  readonly id: number;
  readonly event: RunEvent;
}

export interface FollowedRun {
  readonly seen: readonly SeenEvent[];
  /** How often it was gone on with after a stream broke or was left. */
  readonly resumed: number;
}

const CHUNK = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'own' };
const toChunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ ...CHUNK, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const SENTENCES = 12;
const RUNS = '/api/agent/runs';
const GIVE_UP_MS = 60_000;

/**
 * Asks a question that a model of the visitor's own answers, sentence by sentence, and reads the run to its end. Every
 * stream is left after `leaveAfter` events, and gone on with after the newest one, wherever the balancer leads.
 */
export async function followRun(
  visitor: Visitor,
  leaveAfter: number,
  onBegun: (count: number) => void = () => {},
): Promise<FollowedRun> {
  const own = { vendor: 'endpoint', model: 'own' };
  const started = await visitor.send('POST', RUNS, { mode: 'agent', text: 'bananas elephants', own });
  if (started.status !== 200) throw new Error(`no run: ${started.status} ${await started.text()}`);
  const seen: SeenEvent[] = [];
  let runId = '';
  let resumed = 0;
  let answering: Promise<void> | undefined;
  const read = async ({ body }: Reply): Promise<boolean> => {
    let text = '';
    let left = leaveAfter;
    for await (const chunk of body) {
      text += chunk.toString();
      const parts = text.split('\n\n');
      text = parts.pop()!;
      for (const part of parts) {
        const [, id, data] = /^id: (\d+)\ndata: (.+)$/.exec(part) ?? [];
        if (id === undefined) continue;
        const event = JSON.parse(data!) as RunEvent; // our own server wrote it
        seen.push({ id: Number(id), event });
        onBegun(seen.length);
        if (event.type === 'started') ({ runId } = event);
        if (event.type === 'model-ask' && event.body !== '') answering ??= answer(visitor, runId, event.ask);
        if (event.type === 'finished') return true;
        if (--left <= 0) return false;
      }
    }
    return false;
  };
  const until = Date.now() + GIVE_UP_MS;
  let reply: Reply | undefined = started;
  for (;;) {
    const isOver = reply?.status === 200 && (await read(reply).catch(() => false));
    if (isOver) break;
    if (Date.now() > until) throw new Error(`no end after ${JSON.stringify(seen.slice(-3))}`);
    await pause(50);
    const headers = { 'last-event-id': String(seen.at(-1)?.id ?? 0) };
    reply = await visitor.send('GET', `${RUNS}/${runId}`, undefined, headers).catch(() => undefined);
    if (reply?.status === 200) resumed++;
    else await reply?.text().catch(() => undefined);
  }
  await answering;
  return { seen, resumed };
}

/** What the vendor would send, passed on part by part to whatever replica takes it. */
async function answer(visitor: Visitor, runId: string, ask: number): Promise<void> {
  const pass = async (part: Omit<ModelPart, 'ask'>): Promise<void> => {
    const reply = await visitor
      .send('POST', `${RUNS}/${runId}/model`, { ask, ...part })
      .catch(() => undefined);
    await reply?.text().catch(() => undefined);
  };
  await pass({ status: 200, text: toChunk({ role: 'assistant', content: '' }, null) });
  for (let i = 0; i < SENTENCES; i++) {
    await pass({ text: toChunk({ content: `I cannot say more about elephants. ` }, null) });
    await pause(100);
  }
  await pass({ text: `${toChunk({}, 'stop')}data: [DONE]\n\n`, end: 'whole' });
}
