/** Server-sent events out of a stream of bytes, wherever it is cut. */
export interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

/** Reads events until the stream ends. Comments and fields nobody needs are passed over. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const feed = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // The other end learns that nobody reads any more.
    await reader.cancel().catch(() => undefined);
  }
}

/** Text in, whole events out. */
export function createEventParser(): (text: string) => readonly StreamEvent[] {
  let rest = '';
  let id = '';
  let lines: string[] = [];
  return (text) => {
    const events: StreamEvent[] = [];
    const parts = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? '';
    for (const line of parts) {
      if (line === '') {
        if (lines.length > 0) events.push({ id, data: lines.join('\n') });
        lines = [];
      } else if (line.startsWith('id:')) id = line.slice(3).trim();
      else if (line.startsWith('data:')) lines.push(line.slice(5).replace(/^ /, ''));
    }
    return events;
  };
}
