/** What the documentation explains, by topic, and statements about it that are so or not: `data/topics.txt`. */
import { DOCUMENT_ID_PREFIX } from '#contracts/documents';
import { readDataFile, toDataLines } from '#std/data-file';

export interface Topic {
  readonly key: string;
  readonly kind: 'concept' | 'product';
  /** Its heading in the documentation: `/docs/concepts#s-lamport`. */
  readonly place: string;
  /** Where it is done in the product. */
  readonly page?: string | undefined;
  /** Whether it can be done here; absent where that is no question. */
  readonly isPossible?: boolean | undefined;
}

/** A statement of the lexicon's `[claim]`. */
export interface Claim {
  readonly key: string;
  readonly isTrue: boolean;
  /** Key of the topic that says more. */
  readonly topic: string;
}

export interface Topics {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly claims: ReadonlyMap<string, Claim>;
}

let read: Topics | undefined;

/** Read once, when it is first needed. */
export const readTopics = (): Topics => (read ??= parseTopics(readDataFile('topics.txt')));

/** Throws on a line without an entry, a key that stands twice, and a claim about no topic. */
export function parseTopics(text: string): Topics {
  const topics = new Map<string, Topic>();
  const claims = new Map<string, Claim>();
  let section = '';
  for (const line of toDataLines(text)) {
    const head = /^\[(\w+)\]$/.exec(line)?.[1];
    if (head !== undefined) {
      section = head;
      continue;
    }
    const [, key, rest = ''] = /^([\w-]+) = (.+)$/.exec(line) ?? [];
    const [first = '', second = '', third = ''] = rest.split('|').map((part) => part.trim());
    if (key === undefined || first === '') throw new Error(`topics: no entry: ${line}`);
    if (topics.has(key) || claims.has(key)) throw new Error(`topics: ${key} stands twice`);
    if (section === 'claim') claims.set(key, { key, isTrue: first === 'true', topic: second });
    else if (section === 'concept' || section === 'product') {
      topics.set(key, {
        key,
        kind: section,
        place: `/docs/${first.replace('#', `#${DOCUMENT_ID_PREFIX}`)}`,
        ...(second !== '' && { page: second }),
        ...(third !== '' && { isPossible: third === 'yes' }),
      });
    } else throw new Error(`topics: nothing is read below [${section}]`);
  }
  for (const { key, topic } of claims.values()) {
    if (!topics.has(topic)) throw new Error(`topics: ${key} is about ${topic}, which is no topic`);
  }
  return { topics, claims };
}

/** Topics next to one in its part of the documentation, for what to ask on. */
export function findNeighbours(key: string, count: number): readonly Topic[] {
  const all = [...readTopics().topics.values()];
  const index = all.findIndex((topic) => topic.key === key);
  const own = all[index];
  if (own === undefined) return [];
  const pageOf = ({ place }: Topic): string => place.split('#')[0]!; // text has a first part
  const near = all.filter(
    (topic) =>
      topic !== own && topic.kind === own.kind && topic.place !== own.place && pageOf(topic) === pageOf(own),
  );
  return near
    .toSorted((a, b) => Math.abs(all.indexOf(a) - index) - Math.abs(all.indexOf(b) - index))
    .slice(0, count);
}
