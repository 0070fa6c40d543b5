/** Looks up what a question names, and reads it as a Question. */
import { traced } from '#std/tracing/trace';
import { looksSecret } from '#contracts/assistant/looks-secret';
import { toPageEntity } from '#contracts/account/entities';
import { normalise } from '#assistant/parse/normalise';
import { parse, type Parsed } from '#assistant/parse/parse';
import { scan } from '#assistant/parse/scan';
import { placeOfPage } from '#assistant/catalogue/venue-places';
import type { Question } from '#assistant/question/question';
import { findNames } from '../naming/find-names.ts';
import { readPassageIndex } from '../toolkit/passages.ts';
import { findKinds } from '../naming/kinds-of-addresses.ts';
import { meetTokens } from '../../reading/names/meet-tokens.ts';
import type { Turn } from './turn.ts';
import { toEarlier, withPageRows } from './turn-context.ts';

/** Questions before it whose names are looked up again. */
const NAMED_BACK = 3;

/** `undefined` where nothing of it is understood. */
export const readQuestion = (asked: Asked): Promise<Parsed | undefined> =>
  traced('read question', () => read(asked));

type Asked = Pick<Turn, 'request' | 'parts' | 'cluster' | 'signal'>;

async function read({ request, parts, cluster, signal }: Asked): Promise<Parsed | undefined> {
  const reader = parts.clusters.reader(cluster);
  const text = normalise(request.text);
  if (looksSecret(text)) return { question: SECRET, score: 1, share: 1, others: [] };
  const earlier = toEarlier(request.thread ?? []);
  const addresses = scan(text).tokens.flatMap(({ thing }) => (thing?.kind === 'address' ? [thing.id] : []));
  const page = toPageEntity(request.page);
  const asked = page?.kind === 'account' ? [...addresses, page.id] : addresses;
  const [{ kinds, roles, places }, passages, epoch] = await Promise.all([
    findKinds(reader, asked, signal),
    readPassageIndex(),
    // Only a question that speaks of one needs it, and can be read without.
    /epoch/i.test(text)
      ? reader.validators.read({ signal }).then(
          (validators) => validators.epoch.epoch,
          () => undefined,
        )
      : undefined,
    meetTokens(reader, parts.nowMs()),
  ]);
  const pageKind = page?.kind === 'account' ? kinds.get(page.id) : undefined;
  return parse({
    text: request.text,
    page: page === undefined ? undefined : { kind: pageKind ?? page.kind, id: page.id },
    given: request.entities,
    earlier: withPageRows(earlier, request),
    nowMs: parts.nowMs(),
    kinds,
    roles,
    places,
    pagePlace: placeOfPage(request.page),
    // Questions before are read along with this one.
    names: findNames(
      [text, ...earlier.slice(0, NAMED_BACK).map((turn) => turn.asked ?? '')].join('\n'),
      reader.tokens.list(),
    ),
    passages,
    epoch,
  });
}

/** Of a text that holds a key or its words nothing is read. */
const SECRET: Question = {
  subjects: [],
  want: { kind: 'decline', why: 'secret' },
  bounds: [],
  shape: {},
  form: 'value',
  negated: false,
  language: 'en',
  unused: [],
};
