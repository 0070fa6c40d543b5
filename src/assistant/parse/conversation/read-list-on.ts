/** `only shorts`, `how many is that`, `total borrowed by them`, `the one with fewest trades`: the rows of the last list, filtered, ordered, counted or added up. */
import { findMeasure } from '../../catalogue/catalogue.ts';
import type { FoundSubject } from '../find-subjects.ts';
import type { Bound, Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { toRowShape } from '../measures/row-shape.ts';
import { toCandidate } from '../measures/to-candidate.ts';
import { restOf } from './rest-of.ts';
import { rootsOf } from './recall.ts';

const BONUS = 0.75;
/** Where words point at the rows themselves. */
const OF_ROWS = 0.95;
/** Which of them leads may be told by the values that were told. */
const ORDERED = 0.5;
const ROWS = /^(?:them|those|these|ones)$/;
/** Words that only point at the rows, or say that something is done with them. */
const PLAIN =
  /^(?:one|ones|them|those|these|that|this|is|are|was|were|has|have|had|with|the|it|all|order|ordered|sort|sorted|rank|ranked|by|of|in|on|only|just|and|which|who|whose|what|how|many|much|there|now|then|so|again|list|show|me|each|their|total|sum|altogether|together|average|avg|mean|keep|take|out|without|drop|leave|than|first|second|third|last)$/;

/** Whether a list may be gone on from: its rows have an order. */
function toList({ want }: Question) {
  const key = want.kind === 'measures' && want.keys.length === 1 ? want.keys[0] : undefined;
  const measure = key === undefined || want.kind !== 'measures' ? undefined : findMeasure(want.of, key);
  return measure?.rankBy === undefined || measure.columns === undefined ? undefined : measure;
}

export function readListOn(context: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(context.earlier);
  if (root === undefined || context.language !== 'en' || context.time !== undefined) return [];
  const measure = toList(root);
  if (measure === undefined || root.want.kind !== 'measures') return [];
  const listed = new Set(context.earlier[0]?.listed.map(({ id }) => id));
  const isOther = context.mentions.some(
    ({ subject, isPair, isSoft }) => isPair !== true && isSoft !== true && !listed.has(subject.id),
  );
  if (isOther) return [];
  const subjects = root.subjects.map((subject): FoundSubject => ({ subject, at: [], origin: 'page' }));
  const own = toCandidate(context, subjects, [], {
    want: root.want,
    form: context.isYesNo ? 'yes-no' : 'value',
    bonus: 0,
  });
  const { shape, bounds } = own.question;
  const isOfAll = shape.aggregate === 'distinct' && !context.has('shape', 'distinct');
  const aggregate = isOfAll ? undefined : shape.aggregate;
  const rows = toRowShape(context, root.want);
  if (rows.at.length === 0 && aggregate === undefined && shape.limit === undefined) return [];
  const left = restOf(context, new Set([...rows.at, ...own.used]));
  const rest = left.rest.filter((index) => !PLAIN.test(context.tokens[index]?.text ?? ''));
  if (rest.length > 0) return [];
  const earlier = root.bounds.filter(({ field }) => !bounds.some((one) => one.field === field));
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus:
        bounds.length === 0 &&
        aggregate === undefined &&
        shape.limit === undefined &&
        rows.bounds.length === 0
          ? ORDERED
          : context.tokens.some(({ text }) => ROWS.test(text))
            ? OF_ROWS
            : BONUS,
      question: {
        ...own.question,
        bounds: [...earlier, ...bounds.filter(isOfRows)].slice(0, 6),
        shape: {
          ...(shape.by === undefined ? orderOf(root) : { by: shape.by, order: shape.order }),
          ...(shape.place !== undefined && { place: shape.place }),
          ...(aggregate !== undefined && { aggregate }),
          ...limitOf(root, shape, aggregate),
        },
        ...(root.time !== undefined && { time: root.time }),
      },
    },
  ];
}

const isOfRows = ({ field }: Bound): boolean => field !== undefined;
const orderOf = ({ shape: { by, order } }: Question): Question['shape'] =>
  by === undefined || order === undefined ? {} : { by, order };

/** As many as were asked for stay as many; what is counted is counted whole. */
const limitOf = (
  root: Question,
  { limit }: Question['shape'],
  aggregate: Question['shape']['aggregate'],
): Question['shape'] => {
  const most = limit ?? (aggregate === undefined ? root.shape.limit : undefined);
  return most === undefined ? {} : { limit: most };
};
