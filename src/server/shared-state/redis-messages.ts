import { z } from 'zod';
import type { Log } from '#std/log';
import { withTimeout } from '#std/concurrency';
import type { RedisLink } from './redis-link.ts';
import type { Messages } from './shared-state.ts';

/** How long another process may take to answer. */
const ANSWER_MS = 2_000;

/** What goes over the channel of one process, and over that of all. */
const MESSAGE = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ask'),
    from: z.string(),
    ask: z.int(),
    topic: z.string(),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('answer'), ask: z.int(), text: z.string() }),
  z.strictObject({ kind: z.literal('news'), topic: z.string(), text: z.string() }),
]);
type Message = z.output<typeof MESSAGE>;

export function openRedisMessages(link: RedisLink, self: string, log: Log): Messages {
  const channelOf = (process: string): string => link.toKey(`to:${process}`);
  const ALL = link.toKey('all');
  const answers = new Map<string, (text: string) => Promise<string> | string>();
  const hears = new Map<string, Set<(text: string) => void>>();
  const waiting = new Map<number, (text: string) => void>();
  let asks = 0;

  /** Gives how many processes heard it. */
  const send = async (channel: string, message: Message): Promise<number> =>
    Number(await link.send(['PUBLISH', channel, JSON.stringify(message)]));
  const take = async (text: string): Promise<void> => {
    const message = MESSAGE.parse(JSON.parse(text));
    if (message.kind === 'answer') waiting.get(message.ask)?.(message.text);
    else if (message.kind === 'news') for (const hear of hears.get(message.topic) ?? []) hear(message.text);
    else {
      const given = await answers.get(message.topic)?.(message.text);
      if (given === undefined) return;
      await send(channelOf(message.from), { kind: 'answer', ask: message.ask, text: given });
    }
  };
  const hear = (text: string): void => {
    take(text).catch((error: unknown) => log.warn('a message of another process was not taken', { error }));
  };
  link.subscribe(channelOf(self), hear);
  link.subscribe(ALL, hear);

  return {
    async ask(process, topic, text) {
      const ask = ++asks;
      const { promise, resolve } = Promise.withResolvers<string>();
      waiting.set(ask, resolve);
      try {
        const heard = await send(channelOf(process), { kind: 'ask', from: self, ask, topic, text });
        return heard === 0 ? undefined : await withTimeout(ANSWER_MS, promise);
      } finally {
        waiting.delete(ask);
      }
    },
    answer: (topic, give) => void answers.set(topic, give),
    async broadcast(topic, text) {
      await send(ALL, { kind: 'news', topic, text });
    },
    hear(topic, act) {
      hears.set(topic, (hears.get(topic) ?? new Set()).add(act));
    },
    async isThere(process) {
      // A process that was killed listens no more; one that is frozen listens, and says nothing of itself.
      const [sub, alive] = await Promise.all([
        link.send(['PUBSUB', 'NUMSUB', channelOf(process)]),
        link.send(['EXISTS', link.toKey(`process:${process}`)]),
      ]);
      return alive === 1 && Array.isArray(sub) && Number(sub[1]) > 0;
    },
  };
}
