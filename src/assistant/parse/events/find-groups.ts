/** What rows are put together by: `by wallet`, `per token`, `which pools`, `top traders`, `wallets that …`. */
import type { Match } from '../../words/spot.ts';
import { ORDERS } from '../context.ts';
import { gapOf, isFree, mark, type Draft } from './draft.ts';

/** Keys of `[field]` that name things, besides the words of kinds. */
const NAMING = [
  'who',
  'sender',
  'receiver',
  'token',
  'pool',
  'program',
  'router',
  'instruction',
  'creator',
  'validator',
  'action',
  'rule',
  'authority',
  'side',
  'launchpad',
  'severity',
];
const NEAR = 3;
const SIDES: ReadonlySet<string> = new Set(['sender', 'receiver']);

export interface Groups {
  readonly fields: readonly string[];
  /** Whether the words name who did it right behind `first` or `last`. */
  readonly isByTime: boolean;
}

export function findGroups(draft: Draft): Groups {
  const fields: string[] = [];
  let isByTime = false;
  if (!draft.event.isEvents) return { fields, isByTime };
  // `which token pair does it trade the most`: both sides, and not the market.
  const pair = draft.context.tokens.findIndex(({ text }) => /^pairs?$/.test(text));
  if (pair >= 0 && draft.event.source === 'trades' && draft.context.has('shape', 'most', 'least')) {
    mark(draft, [pair]);
    return { fields: ['base', 'quote'], isByTime };
  }
  for (const { field, match } of namedThings(draft)) {
    // All tokens but one are still several.
    const isGiven = draft.where.some((one) => one.field === field && one.is !== '!=');
    if (fields.includes(field) || isGiven) continue;
    // A mint is created once, so that its creations are no group.
    if (draft.event.source === 'tokenMints' && field === 'mint') continue;
    const sign = findSign(draft, match);
    // Who sends and who receives are two rankings.
    const isOtherSide =
      SIDES.has(field) &&
      fields.some((one) => SIDES.has(one)) &&
      !draft.context.tokens.some(({ text }) => /^pairs?$/.test(text));
    if (sign === undefined || isOtherSide) continue;
    mark(draft, [...sign.at, ...match.at]);
    if (sign.isTime) isByTime = true;
    fields.push(field);
  }
  return { fields: fields.slice(0, 2), isByTime };
}

/** Words that name a field whose values are things, in the order of the sentence. */
export function namedThings(draft: Draft): readonly { readonly field: string; readonly match: Match }[] {
  const { context, event } = draft;
  const kinds = context.of('kind').flatMap((match) => {
    const { key } = match;
    const field =
      key === 'account'
        ? (event.actor ?? event.things.account)
        : key === 'token' || key === 'pool' || key === 'program' || key === 'validator'
          ? event.things[key]
          : undefined;
    return field === undefined ? [] : [{ field, match }];
  });
  const fields = context.of('field').flatMap((match) => {
    const field = NAMING.includes(match.key) ? event.fields[match.key] : undefined;
    return field === undefined ? [] : [{ field, match }];
  });
  return [...kinds, ...fields]
    .filter(({ match }) => isFree(draft, match))
    .sort((a, b) => a.match.at[0]! - b.match.at[0]!); // a match has tokens
}

/** What stands before a thing that rows are grouped by. */
function findSign(
  draft: Draft,
  match: Match,
): { readonly at: readonly number[]; readonly isTime?: true } | undefined {
  const { context } = draft;
  const near = (one: Match): boolean => gapOf(one, match) >= 1 && gapOf(one, match) <= NEAR;
  const by = context
    .of('shape')
    .find((one) => one.key === 'by' && gapOf(one, match) >= 1 && gapOf(one, match) <= 2);
  if (by !== undefined) return { at: by.at };
  const asked = context
    .of('ask')
    .find((one) => (one.key === 'which' || one.key === 'who') && (near(one) || gapOf(one, match) === 0));
  if (asked !== undefined) return { at: asked.at };
  const ordered = context
    .of('shape')
    .find(
      (one) =>
        near(one) &&
        ORDERS.has(one.key) &&
        !one.at.some((index) => context.time?.at.includes(index)) &&
        !isOfEvent(draft, one, match),
    );
  if (ordered !== undefined)
    return ordered.key === 'most' || ordered.key === 'least' ? { at: [] } : { at: [], isTime: true };
  // `wallets that bought …`, `list the traders who …`.
  const [first = 0] = match.at;
  const isHead = context.tokens
    .slice(0, first)
    .every(({ text }, index) => HEADS.has(text) || context.isStop(index));
  const isMany = /[^s]s$/.test(context.tokens[match.at.at(-1)!]?.text ?? '');
  return isHead && isMany && !asksHowMany(draft) && !context.isYesNo ? { at: [] } : undefined;
}

/** `largest sells with wallet`: what is ranked are the sales. */
const isOfEvent = ({ context, event }: Draft, order: Match, match: Match): boolean =>
  context
    .of('event')
    .some(
      (word) =>
        word.key === event.key &&
        gapOf(order, word) === 1 &&
        gapOf(word, match) >= 1 &&
        !/ers?$/.test(context.tokens[word.at.at(-1)!]?.text ?? ''),
    ); // a match has tokens

const asksHowMany = ({ context }: Draft): boolean =>
  context.of('ask').some(({ key, at }) => key === 'how-many' && at[0]! <= 2); // a match has tokens

const HEADS: ReadonlySet<string> = new Set([
  'list',
  'show',
  'all',
  'the',
  'find',
  'rank',
  'display',
  'give',
  'name',
]);
