/** State that is shared inside one process. */
import { EventEmitter } from 'node:events';
import { randomBytes } from 'node:crypto';
import { createOwnBuckets, createOwnCounts } from './own-counters.ts';
import {
  GONE_GAP,
  JOURNAL_MS,
  type JournalEntry,
  type Journals,
  type Messages,
  type SharedState,
} from './shared-state.ts';

interface Journal {
  writer: string;
  readonly group: string;
  readonly entries: JournalEntry[];
  endedBy: string | undefined;
}

/** Several that share, as if each were a process of its own. */
export interface Hub {
  join(): SharedState;
}

export const makeProcessName = (): string => randomBytes(8).toString('hex');

/** Of a process that shares with no other. */
export const createOwnState = (): SharedState => ({ ...createHub().join(), status: { kind: 'alone' } });

export function createHub(): Hub {
  const buckets = createOwnBuckets();
  const counts = createOwnCounts();
  const journals = new Map<string, Journal>();
  const wires = new EventEmitter().setMaxListeners(0);
  const members = new Map<string, Map<string, (text: string) => Promise<string> | string>>();
  return {
    join() {
      const self = makeProcessName();
      const answers = new Map<string, (text: string) => Promise<string> | string>();
      members.set(self, answers);
      const messages: Messages = {
        ask: async (process, topic, text) => members.get(process)?.get(topic)?.(text),
        answer: (topic, give) => void answers.set(topic, give),
        broadcast(topic, text) {
          wires.emit(`heard ${topic}`, text);
          return Promise.resolve();
        },
        hear: (topic, take) => void wires.on(`heard ${topic}`, take),
        isThere: (process) => Promise.resolve(members.has(process)),
      };
      return {
        self,
        status: { kind: 'shared' },
        buckets,
        counts,
        journals: createJournals(self, journals, wires),
        messages,
        onBack: () => () => undefined,
        ready: () => Promise.resolve(),
        close() {
          members.delete(self);
          return Promise.resolve();
        },
      };
    },
  };
}

function createJournals(self: string, journals: Map<string, Journal>, wires: EventEmitter): Journals {
  const end = (id: string, journal: Journal): void => {
    journal.endedBy = self;
    setTimeout(() => journals.delete(id), JOURNAL_MS.ended).unref();
  };
  return {
    open(id, group, most) {
      const open = [...journals.values()].filter(
        (one) => one.group === group && one.endedBy === undefined,
      ).length;
      if (open >= most) return Promise.resolve(false);
      journals.set(id, { writer: self, group, entries: [], endedBy: undefined });
      return Promise.resolve(true);
    },
    append(id, group, from, texts, isEnd) {
      const journal = journals.get(id) ?? { writer: self, group, entries: [], endedBy: undefined };
      if (journal.endedBy !== undefined && journal.endedBy !== self) return Promise.resolve('ended');
      const { length } = journal.entries;
      if (length < from) return Promise.resolve(length);
      journals.set(id, journal);
      journal.writer = self;
      for (const text of texts.slice(length - from))
        journal.entries.push({ id: journal.entries.length + 1, text });
      if (isEnd) end(id, journal);
      wires.emit(`more ${id}`);
      return Promise.resolve(from + texts.length);
    },
    replace(id, entry, text) {
      const journal = journals.get(id);
      if (journal?.entries[entry - 1] !== undefined) journal.entries[entry - 1] = { id: entry, text };
      return Promise.resolve();
    },
    read(id, last) {
      const journal = journals.get(id);
      return Promise.resolve(
        journal && {
          writer: journal.writer,
          group: journal.group,
          entries: journal.entries.filter((entry) => entry.id > last),
          isEnded: journal.endedBy !== undefined,
        },
      );
    },
    end(id, _group, text) {
      const journal = journals.get(id);
      if (journal !== undefined && journal.endedBy === undefined) {
        journal.entries.push({ id: journal.entries.length + 1 + GONE_GAP, text });
        end(id, journal);
        wires.emit(`more ${id}`);
      }
      return Promise.resolve();
    },
    onMore(id, hear) {
      wires.on(`more ${id}`, hear);
      return () => void wires.off(`more ${id}`, hear);
    },
  };
}
