/** The live stream of the index as any client meets it: over HTTP, with real commits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IndexEvent } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import { addressOf } from '../../src/server/testing/scripted-index.ts';
import { serveIndex, type ServedIndex } from './served-index.ts';

let served: ServedIndex;
beforeAll(async () => {
  served = await serveIndex();
  await served.index.add({ slot: 10, markets: [1] });
});
afterAll(() => served.close());

interface Received {
  readonly id: string;
  readonly event: Wire<IndexEvent>;
}

/** Reads a stream until `enough` says so, and leaves. */
async function read(
  query: string,
  enough: (received: readonly Received[]) => boolean,
  lastEventId?: string,
): Promise<readonly Received[]> {
  const gone = new AbortController();
  const response = await fetch(`${served.url}/api/live?${query}`, {
    signal: gone.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  });
  expect(response.status).toBe(200);
  const received: Received[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body!) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, id, data] = /^id: (.*)\nevent: index\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      if (data !== undefined) received.push({ id: id!, event: JSON.parse(data) as Wire<IndexEvent> });
      text = text.slice(end + 2);
    }
    if (enough(received)) break;
  }
  gone.abort();
  return received;
}

const upTo = (slot: number) => (received: readonly Received[]) =>
  received.at(-1)?.event.coverage.toSlot === slot;
const trades = (received: readonly Received[]) =>
  received.flatMap(({ event }) => event.trades.map(({ slot }) => slot));

describe('the live stream of the index', () => {
  test('one who leaves and comes back with the last id has everything once', async () => {
    const { index } = served;
    const first = read('topics=trades', upTo(12));
    await expect.poll(() => index.asked.includes('newest-checkpoint')).toBe(true);
    await index.add({ slot: 11, markets: [1] });
    await index.add({ slot: 12, markets: [1, 2] });
    const before = await first;
    await index.add({ slot: 13, markets: [1] });
    await index.add({ slot: 14, markets: [2] });
    const during = read('topics=trades', upTo(15), before.at(-1)!.id);
    await index.add({ slot: 15, markets: [2] });
    const all = [...trades(before), ...trades(await during)];
    expect(all.filter((slot) => slot > 12)).toEqual([13, 14, 15]);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(trades(await read('topics=trades&last=.10', upTo(15)))).toEqual([11, 12, 12, 13, 14, 15]);
  });

  test('an id of before there was an index begins at its newest slot', async () => {
    const [received] = await read('topics=trades', upTo(15), '50');
    expect(received?.event.trades).toEqual([]);
    expect(received?.id).toBe(`50.15.${addressOf(15).slice(-8)}`);
  });

  test('the tip can be left out', async () => {
    const [received] = await read('topics=trades&blocks=off', upTo(15), '50.14');
    expect(received?.event.trades).toHaveLength(1);
    expect(received?.id).toMatch(/^50\.15\./);
  });

  test('malformed queries are refused', async () => {
    for (const query of ['topics=prices', 'topics=trades:abc', 'topics=', 'blocks=on', 'last=x']) {
      const response = await fetch(`${served.url}/api/live?${query}`);
      expect([query, response.status]).toEqual([query, 400]);
      expect(await response.json()).toMatchObject({ error: { code: 'server/bad-input' } });
    }
  });

  test('of a cluster that is not indexed the tip alone is sent', async () => {
    const gone = new AbortController();
    const response = await fetch(`${served.url}/api/live?topics=trades&cluster=devnet`, {
      signal: gone.signal,
    });
    expect(response.status).toBe(200);
    gone.abort();
  });
});
