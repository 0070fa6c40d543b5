import type { Slot } from '#contracts/chain';
import { MAX_TOPICS, type IndexTopic } from '#contracts/market/index-live';
import { serverError } from '../errors/server-error.ts';
import { toAddress } from '../input/texts.ts';
import { toShortHash, type IndexPlace } from '../reading/feed/index-place.ts';

/** What a stream is asked for, and what its reader already has. */
export interface LiveRequest {
  /** Sorted, none twice. */
  readonly topics: readonly IndexTopic[];
  /** Whether the chain’s tip is sent too. */
  readonly blocks: boolean;
  readonly last: LastSeen;
}

/** An event id: `<slot>.<indexed slot>.<end of a block hash>`, each part absent where there is none. */
export interface LastSeen {
  readonly slot: Slot | undefined;
  readonly index: IndexPlace | undefined;
}

const ID = /^(\d{1,15})?(?:\.(\d{1,15})(?:\.([1-9A-HJ-NP-Za-km-z]{1,8}))?)?$/;
const NOTHING: LastSeen = { slot: undefined, index: undefined };

/** `query` is the part of the URL after `?`. Throws `bad-input`; an id the browser remembered from elsewhere is ignored. */
export function parseLiveRequest(query: string, lastEventId: unknown): LiveRequest {
  const asked = new URLSearchParams(query);
  const one = (name: string): string | undefined => {
    const values = asked.getAll(name);
    if (values.length > 1) throw serverError('bad-input', { detail: `${name} is given more than once.` });
    return values[0];
  };
  const blocks = one('blocks');
  if (blocks !== undefined && blocks !== 'off')
    throw serverError('bad-input', { detail: 'blocks: must be off.' });
  const topics = one('topics');
  const last = one('last');
  const given = last === undefined ? NOTHING : parseEventId(last);
  if (given === undefined) throw serverError('bad-input', { detail: 'last: must be the id of an event.' });
  // A browser that reconnects by itself sends the newer one.
  const resumed =
    typeof lastEventId === 'string' && lastEventId !== '' ? parseEventId(lastEventId) : undefined;
  return {
    topics: topics === undefined ? [] : parseTopics(topics),
    blocks: blocks === undefined,
    last: resumed ?? given,
  };
}

function parseTopics(text: string): readonly IndexTopic[] {
  const topics = [...new Set(text.split(',').map(parseTopic))].sort();
  if (topics.length > MAX_TOPICS)
    throw serverError('bad-input', { detail: `topics: at most ${MAX_TOPICS} are sent in one stream.` });
  return topics;
}

function parseTopic(text: string): IndexTopic {
  if (text === 'trades' || text === 'launches' || text === 'anomalies') return text;
  const market = text.startsWith('trades:') ? toAddress(text.slice('trades:'.length)) : undefined;
  if (market !== undefined) return `trades:${market}`;
  throw serverError('bad-input', {
    detail: 'topics: must be trades, trades:<market>, launches or anomalies, separated by commas.',
  });
}

function parseEventId(text: string): LastSeen | undefined {
  const [match, slot, indexSlot, hash] = ID.exec(text) ?? [];
  if (match === undefined) return undefined;
  return {
    slot: slot === undefined ? undefined : Number(slot),
    index: indexSlot === undefined ? undefined : { slot: Number(indexSlot), hash },
  };
}

/** The id to come back with; empty while nothing is known. */
export function toEventId({ slot, index }: LastSeen): string {
  const indexed =
    index === undefined
      ? ''
      : `.${index.slot}${index.hash === undefined ? '' : `.${toShortHash(index.hash)}`}`;
  return `${slot ?? ''}${indexed}`;
}
