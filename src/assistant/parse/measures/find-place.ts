/** The venue a question is about without its words: a program, a market, a position or a multisig that is named or in front. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { toTool } from '../../catalogue/define-subject.ts';
import { toOwnKey, type VenuePlace } from '../../catalogue/venue-places.ts';
import type { Subject } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import type { FoundSubject } from '../find-subjects.ts';

export interface FoundPlace extends VenuePlace {
  readonly subject: Subject;
  /** Tokens that name it; none where the page tells. */
  readonly at: readonly number[];
}

/** A thing that is named is meant, and else what the page shows. */
export function findPlace({ mentions, places, page, pagePlace }: ParseContext): FoundPlace | undefined {
  const hard = mentions.filter(({ isSoft }) => isSoft !== true);
  const named = hard.flatMap(({ subject, at }) => {
    const place = places.get(subject.id);
    return place === undefined ? [] : [{ ...place, subject, at }];
  });
  if (named.length > 0) return named[0];
  const isElsewhere = hard.some(({ subject }) => subject.kind !== 'token');
  if (page === undefined && pagePlace !== undefined && !isElsewhere)
    return { ...pagePlace, subject: { kind: 'network', id: '' }, at: [] };
  const place = page === undefined || isElsewhere ? undefined : places.get(page.id);
  return place === undefined || page === undefined ? undefined : { ...place, subject: page, at: [] };
}

/** The tool a value or a statement of the whole chain is read with. */
const toolOf = (key: string): string | undefined => {
  const catalogue = CATALOGUE.get('network');
  const measure = catalogue?.measures.get(key);
  return measure === undefined
    ? catalogue?.predicates.get(key.replace(/-not$/, ''))?.tool
    : toTool(measure.at);
};

/** What the words of a question say of the venue in front: those of the whole chain, and those that mean nothing elsewhere. */
export function matchesAt(context: ParseContext, place: VenuePlace): readonly Match[] {
  const own = context
    .of('place')
    .map((match): Match => ({ ...match, section: 'network', key: toOwnKey(match.key, place) }))
    .filter(({ key }) => isOfPlace([key], place));
  const all = context.of('network').map((match): Match => ({ ...match, key: toOwnKey(match.key, place) }));
  const here = new Set([...own, ...all.filter(({ key }) => isOfPlace([key], place))].flatMap(({ at }) => at));
  // What is said of the venue is not said of the chain: the interest of a lender is no yield of stake.
  return [
    ...all.filter(({ key, at }) => isOfPlace([key], place) || !at.some((index) => here.has(index))),
    ...own,
  ];
}

export const isOfPlace = (keys: readonly string[], place: VenuePlace): boolean =>
  keys.length > 0 && keys.every((key) => toolOf(key) === place.tool);

/** The market, position or multisig an answer is narrowed to. */
export const toPart = (place: FoundPlace | undefined): readonly FoundSubject[] =>
  place?.isPart !== true
    ? []
    : [{ subject: { ...place.subject, kind: 'account' }, at: place.at, origin: 'named' }];
