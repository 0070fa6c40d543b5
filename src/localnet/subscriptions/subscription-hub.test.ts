import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLocalnet } from '../run-localnet.ts';
import type { Localnet } from '../run-localnet.ts';

let localnet: Localnet;
beforeAll(async () => {
  localnet = await runLocalnet({
    port: 0,
    slotMs: 60,
    historySlots: 12,
    transactionsPerSecond: 40,
    skipRate: 0,
  });
});
afterAll(() => localnet.close());

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
  readonly method?: string;
  readonly params?: { readonly subscription: number; readonly result: unknown };
}

async function connect(
  url: string,
): Promise<{ ask(body: object): void; next(): Promise<Message>; close(): void }> {
  const socket = new WebSocket(url);
  const messages: Message[] = [];
  let wake = (): void => {};
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as Message);
    wake();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  return {
    ask: (body) => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, ...body })),
    next: async () => {
      while (messages.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return messages.shift()!;
    },
    close: () => socket.close(),
  };
}

test('blocks come whole, in order, and stop when unsubscribed; also on the next port', async () => {
  const url = new URL(localnet.url.replace('http', 'ws'));
  url.port = String(Number(url.port) + 1);
  const client = await connect(url.href);
  const config = { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 1 };
  client.ask({ method: 'blockSubscribe', params: ['all', config] });
  const { result: subscription } = await client.next();
  const slots: number[] = [];
  for (let i = 0; i < 4; i++) {
    const { method, params } = await client.next();
    expect(method).toBe('blockNotification');
    expect(params!.subscription).toBe(subscription);
    const { value } = params!.result as { value: { slot: number; block: { transactions: unknown[] } } };
    expect(value.block.transactions.length).toBeGreaterThanOrEqual(4);
    slots.push(value.slot);
  }
  expect(slots).toEqual([slots[0], slots[0]! + 1, slots[0]! + 2, slots[0]! + 3]);
  client.ask({ id: 2, method: 'blockUnsubscribe', params: [subscription] });
  let message = await client.next();
  while (message.id !== 2) message = await client.next();
  expect(message.result).toBe(true);
  client.ask({ id: 3, method: 'blockUnsubscribe', params: [subscription] });
  expect((await client.next()).error?.code).toBe(-32602);
  client.close();
});

test('a signature that settled before its subscription is notified at once, and once', async () => {
  const { ledger, finalizedSlot } = localnet.chain;
  const { signature } = ledger.block(finalizedSlot)!.transactions[0]!;
  const client = await connect(localnet.url.replace('http', 'ws'));
  client.ask({ method: 'signatureSubscribe', params: [signature, { commitment: 'finalized' }] });
  expect(typeof (await client.next()).result).toBe('number');
  const { method, params } = await client.next();
  expect(method).toBe('signatureNotification');
  expect(params!.result).toMatchObject({ context: { slot: finalizedSlot }, value: { err: null } });
  client.ask({ id: 7, method: 'getHealth' });
  expect(await client.next()).toEqual({ jsonrpc: '2.0', result: 'ok', id: 7 });
  client.close();
});
