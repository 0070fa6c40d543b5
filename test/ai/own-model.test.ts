/** A visitor's own model: asked by what a browser runs, answered through a server, over both wire protocols. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, RunEvent } from '#contracts/assistant/agent';
import type { ModelPart, OwnModel } from '#contracts/assistant/own-model';
import { createLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { askVendor, type PassOn } from '#web/services/own-model/ask-vendor.ts';
import { readEvents } from '#web/features/chat/run/event-stream.ts';
import type { OwnModelSetup } from '#web/services/own-model/own-model.ts';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { fill } from '../evals/cast.ts';
import { openStage, type Stage } from '../evals/run-evals.ts';
import { writeDraft } from './draft-writer.ts';
import { openModelDouble, type DoubleAsk, type DoubleReply, type ModelDouble } from './model-double.ts';
import { KEY, PROTOCOLS, call, say, type Protocol } from './model-stage.ts';

let stage: Stage;
let users: UserStore;
let server: Server;
let base: string;
let tx: string;
let double: ModelDouble | undefined;
const lines: string[] = [];
/** What the server was sent, besides headers. */
const sent: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  tx = fill('{swap.tx}', stage.cast);
  users = await openUserStore({ kind: 'memory' });
  server = createServer({
    configuration: parseConfiguration({ PORT: '0', RATE_LIMITS: 'off' }),
    clusters: stage.world.chain.clusters,
    log: createLog('debug', (line) => lines.push(line)),
    users,
    nowMs: () => stage.world.chain.nowMs,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.reject(new Error('nobody asks for it')),
  });
  const { port } = await server.listen();
  base = `http://127.0.0.1:${port}/api/agent/runs`;
}, 120_000);
afterEach(() => double?.close());
afterAll(async () => {
  await server?.drain();
  await users?.close();
  await stage?.close();
});

const post = (url: string, body: object) => {
  const text = JSON.stringify(body);
  sent.push(text);
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
};

interface Asked {
  readonly events: readonly RunEvent[];
  readonly answer: Answer | undefined;
  readonly text: string;
}

/** Asks as a page does: reads the run, makes its requests to the double, passes on what comes. */
async function ask(
  protocol: Protocol,
  reply: (ask: DoubleAsk, count: number) => DoubleReply,
  text: string,
  onAsk: (runId: string) => void = () => {},
): Promise<Asked> {
  double = await openModelDouble(reply);
  const own: OwnModel = { vendor: protocol === 'openai' ? 'endpoint' : 'anthropic', model: 'mine' };
  const setup: OwnModelSetup = { ...own, key: KEY, url: double.openaiUrl };
  const response = await post(`${base}?cluster=localnet`, { mode: 'agent', text, own });
  expect(response.status).toBe(200);
  const events: RunEvent[] = [];
  let runId = '';
  const left = new Map<number, AbortController>();
  const passOn: PassOn = async (part: ModelPart) => {
    const answer = (await (await post(`${base}/${runId}/model`, part)).json()) as { readonly taken: boolean };
    return answer.taken;
  };
  // The vendor's own address is the double's here.
  const send: typeof fetch = (url, init) =>
    fetch(protocol === 'openai' ? url : `${double!.anthropicUrl}/messages`, { ...init });
  for await (const { data } of readEvents(response.body!)) {
    const event = JSON.parse(data) as RunEvent;
    events.push(event);
    if (event.type === 'started') runId = event.runId;
    if (event.type === 'model-settled') left.get(event.ask)?.abort();
    if (event.type === 'model-ask') {
      const given = new AbortController();
      left.set(event.ask, given);
      void askVendor(event, setup, passOn, given.signal, send);
      onAsk(runId);
    }
  }
  const finished = events.find((event) => event.type === 'finished');
  const { answer } = finished ?? {};
  return { events, answer, text: JSON.stringify(answer?.blocks ?? []) };
}

describe.each(PROTOCOLS)('a model of the visitor’s own that speaks as %s', (protocol) => {
  test('words what was planned, and what it says is checked as any model’s is', async () => {
    const asked = await ask(protocol, writeDraft, `what was the fee of ${tx}`);
    expect(asked.events[0]).toMatchObject({ backend: 'mine (your own)', isTest: false });
    expect(asked.text).toContain('"fact":"r1.fee"');
    expect(asked.text).not.toContain('Written without');
    expect(asked.answer?.grounding).toMatchObject({ replaced: 0 });
    await double?.close();
    const invented = await ask(protocol, () => say('The fee was 77 SOL.'), `what was the fee of ${tx}`);
    expect(invented.text).not.toContain('77');
    expect(invented.text).toContain('nothing it wrote could be proved');
  });

  test('calls the tools of the server', async () => {
    const asked = await ask(
      protocol,
      ({ toolTurns }) =>
        toolTurns === 0 ? call('get_transaction', { signature: tx }) : say('It was paid by ⟦r1.feePayer⟧.'),
      `bananas elephants ${tx}`,
    );
    expect(asked.events.filter(({ type }) => type === 'model-ask').length).toBeGreaterThan(1);
    expect(asked.text).toContain('"fact":"r1.feePayer"');
  });

  test.each([
    ['401', { status: 401, message: 'wrong key' }, 'its key was not accepted'],
    [
      'a stream without an end',
      { steps: [{ kind: 'text', text: 'The' }, { kind: 'silence' }] },
      'its answer broke off',
    ],
  ] satisfies readonly (readonly [string, DoubleReply, string])[])(
    'that answers with %s leaves the answer to the planner',
    async (_what, reply, why) => {
      const asked = await ask(protocol, () => reply, `what was the fee of ${tx}`);
      expect(asked.text).toContain('"fact":"r1.fee"');
      expect(asked.text).toContain(why);
    },
  );

  test('that is busy is asked again', async () => {
    const asked = await ask(
      protocol,
      (request, count) =>
        count === 1
          ? { status: 429, headers: { 'Retry-After': '0' }, message: 'later' }
          : writeDraft(request),
      `what was the fee of ${tx}`,
    );
    expect(double?.asks.length).toBe(2);
    expect(asked.text).not.toContain('Written without');
  });

  test('is left when the run is cancelled', async () => {
    const asked = await ask(
      protocol,
      () => ({ steps: [{ kind: 'text', text: 'The' }, { kind: 'hang' }] }),
      `what was the fee of ${tx}`,
      (runId) => void fetch(`${base}/${runId}`, { method: 'DELETE' }),
    );
    expect(asked.events.at(-1)).toMatchObject({ type: 'finished', outcome: 'cancelled' });
    const late = await post(`${base}/${'0'.repeat(32)}/model`, { ask: 1, end: 'whole' });
    expect(await late.json()).toEqual({ taken: false });
  });
});

describe('what the server learns', () => {
  test('holds no key: neither in what it is sent nor in its log', async () => {
    const asked = await ask('anthropic', writeDraft, `what was the fee of ${tx}`);
    expect(double!.asks[0]!.headers['x-api-key']).toBe(KEY);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.join('\n')).not.toContain(KEY);
    expect(lines.join('\n')).not.toContain(KEY);
    expect(JSON.stringify(asked.events)).not.toMatch(/x-api-key|authorization/i);
  });

  test('is not read again by who comes later: a settled request has no body', async () => {
    const asked = await ask('openai', writeDraft, `what was the fee of ${tx}`);
    const runId = asked.events[0]?.type === 'started' ? asked.events[0].runId : '';
    const again: RunEvent[] = [];
    const response = await fetch(`${base}/${runId}?last=0`);
    for await (const { data } of readEvents(response.body!)) again.push(JSON.parse(data) as RunEvent);
    expect(again.filter((event) => event.type === 'model-ask')).toMatchObject([{ ask: 1, body: '' }]);
  });

  test.each([
    [{ ask: 1, status: 99 }],
    [{ ask: 0, text: 'x' }],
    [{ ask: 1, text: 'x'.repeat(65_537) }],
    [{ ask: 1, end: 'sometime' }],
    [{ ask: 1, key: KEY }],
  ])('is refused where it is none of what a part has: %o', async (part) => {
    expect((await post(`${base}/${'0'.repeat(32)}/model`, part)).status).toBe(400);
    sent.pop();
  });
});
