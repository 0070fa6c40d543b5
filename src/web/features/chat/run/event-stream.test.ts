import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEventParser, readEvents } from './event-stream.ts';

const TEXT =
  ': hello\n\nid: 1\ndata: {"a":"é"}\n\nid: 2\r\ndata: two\r\ndata: lines\r\n\r\nevent: x\n\nid: 3\ndata: last\n\n';
const EVENTS = [
  { id: '1', data: '{"a":"é"}' },
  { id: '2', data: 'two\nlines' },
  { id: '3', data: 'last' },
];

describe('server-sent events', () => {
  test('are the same wherever the bytes are cut', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        const bounds = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            bounds.slice(1).forEach((end, i) => controller.enqueue(bytes.slice(bounds[i], end)));
            controller.close();
          },
        });
        const read = [];
        for await (const event of readEvents(stream)) read.push(event);
        expect(read).toEqual(EVENTS);
      }),
    );
  });

  test('an event that did not end is none', () => {
    expect(createEventParser()('id: 1\ndata: half\n')).toEqual([]);
  });
});
