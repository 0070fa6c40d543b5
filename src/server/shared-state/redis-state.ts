/** State that several processes share through a Redis or Valkey server. */
import { PRODUCT } from '#contracts/product';
import type { Log } from '#std/log';
import { makeProcessName } from './in-process.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';
import { openRedisMessages } from './redis-messages.ts';
import { APPEND, CHANGE, COUNT, END, OPEN, READ, REPLACE, TAKE } from './redis-scripts.ts';
import {
  GONE_GAP,
  GROUP_MS,
  JOURNAL_MS,
  sharedStateAway,
  type Buckets,
  type Counts,
  type JournalEntry,
  type Journals,
  type SharedState,
} from './shared-state.ts';
import { withOwnCounters } from './with-own-counters.ts';

/** Connects behind the caller's back, again and again: a server that is away is no fault of the start. */
export function openRedisState({ url, log }: { readonly url: string; readonly log: Log }): SharedState {
  const self = makeProcessName();
  const link = openRedisLink({ url, self, slug: PRODUCT.slug, log });
  const state = {
    self,
    get status() {
      const { awayFor } = link;
      return awayFor === undefined
        ? ({ kind: 'shared' } as const)
        : ({ kind: 'away', reason: awayFor } as const);
    },
    ...withOwnCounters({ buckets: createBuckets(link), counts: createCounts(link) }, (act) =>
      link.onBack(act),
    ),
    journals: createJournals(link, self),
    messages: openRedisMessages(link, self, log),
    onBack: (act: () => void) => link.onBack(act),
    ready: () => link.ready(),
    close: () => link.close(),
  };
  return state;
}

function createBuckets(link: RedisLink): Buckets {
  return {
    async take(name, { burst, perSecond }, cost) {
      const [allowed, tokens] = toList(
        await link.run(TAKE, [link.toKey(`bucket:${name}`)], [burst, perSecond, cost]),
      );
      return { allowed: allowed === 1, tokens: Number(tokens) };
    },
  };
}

function createCounts(link: RedisLink): Counts {
  const toKeys = (names: readonly string[]) => names.map((name) => link.toKey(`count:${name}`));
  return {
    async add(counts, amount, lastsMs) {
      const keys = toKeys(counts.map(({ name }) => name));
      // Lua has no integer that is greater.
      const mosts = counts.map(({ most }) => Math.min(most, Number.MAX_SAFE_INTEGER));
      const [full, ...values] = toList(await link.run(COUNT, keys, [amount, lastsMs, ...mosts])).map(Number);
      return full === undefined || full === 0 ? { kind: 'added', values } : { kind: 'full', at: full - 1 };
    },
    async change(names, amount, lastsMs) {
      await link.run(CHANGE, toKeys(names), [amount, lastsMs]);
    },
  };
}

function createJournals(link: RedisLink, self: string): Journals {
  const aboutOf = (id: string): string => link.toKey(`journal:${id}`);
  const entriesOf = (id: string): string => link.toKey(`entries:${id}`);
  const groupOf = (group: string): string => link.toKey(`group:${group}`);
  const channelOf = (id: string): string => link.toKey(`more:${id}`);
  return {
    async open(id, group, most) {
      const values = [id, most, self, GROUP_MS, JOURNAL_MS.open, group];
      return (await link.run(OPEN, [aboutOf(id), groupOf(group)], values)) === 1;
    },
    async append(id, group, from, texts, isEnd) {
      const lastsMs = isEnd ? JOURNAL_MS.ended : JOURNAL_MS.open;
      const length = await link.run(
        APPEND,
        [aboutOf(id), groupOf(group), entriesOf(id)],
        [id, self, from, isEnd ? 1 : 0, lastsMs, channelOf(id), group, ...texts],
      );
      return length === -1 ? 'ended' : Number(length);
    },
    async replace(id, entry, text) {
      await link.run(REPLACE, [entriesOf(id)], [entry, text]);
    },
    async read(id, last) {
      const reply = await link.run(READ, [aboutOf(id), entriesOf(id)], [last]);
      const [writer, group, endedBy, entries] = toList(reply);
      if (writer === undefined) return undefined;
      return {
        writer: toText(writer),
        group: toText(group),
        entries: toList(entries)
          .map((entry) => toEntry(toText(entry)))
          .filter((entry) => entry.id > last),
        isEnded: endedBy !== '',
      };
    },
    async end(id, group, text) {
      await link.run(
        END,
        [aboutOf(id), groupOf(group), entriesOf(id)],
        [id, self, GONE_GAP, JOURNAL_MS.ended, channelOf(id), text],
      );
    },
    onMore: (id, hear) => link.subscribe(channelOf(id), () => hear()),
  };
}

/** Entries are stored with their number before them. */
function toEntry(text: string): JournalEntry {
  const space = text.indexOf(' ');
  return { id: Number(text.slice(0, space)), text: text.slice(space + 1) };
}

function toText(reply: unknown): string {
  if (typeof reply !== 'string') throw sharedStateAway('an answer that is not a text');
  return reply;
}

function toList(reply: unknown): readonly unknown[] {
  if (!Array.isArray(reply)) throw sharedStateAway('an answer that is not a list');
  return reply as readonly unknown[];
}
