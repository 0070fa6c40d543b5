/** `which is higher`, `which one paid more fees`, `which of them is still mintable`: the last two things beside each other. */
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import type { Question, Subject } from '../../question/question.ts';
import { lastTwo, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = { whole: 0.6, part: 0.2, stated: 1.35 } as const;

export function readComparison(context: ParseContext): readonly Candidate[] {
  const greater = context.of('follow').find(({ key }) => key === 'greater');
  const less = greater === undefined ? context.of('follow').find(({ key }) => key === 'less') : undefined;
  // A difference is told along with which of the two has more; of rows the first by a value leads.
  const ranked = context.of('shape').find(({ key }) => key === 'most' || key === 'least');
  const sign = greater ?? less ?? context.of('follow').find(({ key }) => key === 'difference') ?? ranked;
  // `only those with more than one` leaves rows out, and compares none.
  if (context.has('follow', 'only') && greater !== undefined) return [];
  const isPair = context.mentions.some((mention) => mention.isPair === true);
  const asks = isPair || sign?.key === 'difference' || context.has('ask', 'which', 'who', 'compare');
  if (!asks || context.mentions.some((mention) => mention.isPair !== true && mention.isSoft !== true))
    return [];
  const rows = context.mentions
    .filter(({ isPair: isOne, isSoft }) => isOne === true && isSoft !== true)
    .map(({ subject }) => subject);
  const subjects = rows.length > 1 ? rows.slice(0, AGENT_LIMITS.entities) : lastTwo(context.earlier);
  const [first] = subjects;
  if (first === undefined) return [];
  const last = turnsBack(context.earlier).find(
    ({ question }) => question?.want.kind === 'measures' || question?.want.kind === 'compare',
  )?.question;
  const found = toMove(context, findKey(context, first, last, sign?.at ?? []));
  const isEach = context.tokens.some(({ text }) => text === 'each' || text === 'both');
  if (found === undefined || (sign === undefined && found.isMeasure && !isEach)) return [];
  const arithmetic = context
    .of('follow')
    .filter(({ key }) => ['ratio', 'difference', 'sum', 'greater', 'less', 'change'].includes(key));
  const left = restOf(
    context,
    new Set([...found.at, ...(sign?.at ?? []), ...(found.isMove === true ? (context.time?.at ?? []) : [])]),
    [...arithmetic, ...context.mentions].flatMap(({ at }) => [...at]),
  );
  const question: Candidate['question'] = {
    subjects: subjects.map((one) => ({ ...one, kind: found.of })),
    want: { kind: 'compare', of: found.of, key: found.key },
    ...(found.isMove === true && context.time !== undefined && { time: context.time.value }),
    bounds: [],
    shape: {
      ...((less !== undefined || sign?.key === 'least') && { order: 'least' as const }),
      // Of more rows than can be looked at the first ones are.
      ...(rows.length > subjects.length && { limit: subjects.length }),
    },
    form: context.isYesNo ? 'yes-no' : 'value',
    negated: false,
  };
  // What is stated of each row in several words is not what happened to all of them.
  const isStated = rows.length > 1 && !found.isMeasure && found.at.length > 1;
  const bonus = left.rest.length > 0 ? BONUS.part : isStated ? BONUS.stated : BONUS.whole;
  return [{ question, used: left.used, bonus }];
}

interface Found {
  readonly of: Subject['kind'];
  readonly key: string;
  readonly at: readonly number[];
  readonly isMeasure: boolean;
  readonly isMove?: true | undefined;
}

/** `which went up more` after two prices is of how they changed. */
function toMove({ tokens }: ParseContext, found: Found | undefined): Found | undefined {
  // What fell or was pumped is a price, whatever was told last.
  const isOfPrice =
    found?.key === 'price' || (found?.at.length === 0 && tokens.some(({ text }) => OF_PRICE.test(text)));
  const isMove = found?.of === 'token' && isOfPrice && tokens.some(({ text }) => MOVES.test(text));
  return isMove ? { ...found, key: 'change', isMove } : found;
}

const OF_PRICE = /^(?:rose|risen|fell|fallen|dropped|pumped|dumped|climbed)$/;
const MOVES =
  /^(?:up|down|rose|risen|fell|fallen|gained|gain|lost|dropped|drop|grew|grown|increased|increase|decreased|moved|pumped|dumped|climbed)$/;

/** Not by what was told last, but by what they hold. */
const RICH = /^(?:richer|wealthier|richest|wealthiest|poorer)$/;

/** What is compared: a value the question names, or that of the last question. */
function findKey(
  context: ParseContext,
  { kind }: Subject,
  last: Question | undefined,
  taken: readonly number[],
): Found | undefined {
  const catalogue = CATALOGUE.get(kind);
  // `whose is bigger` asks for no owner.
  const asks = new Set(context.of('ask').flatMap(({ at }) => at));
  const free = context
    .of(kind)
    .filter(({ at }) => !at.some((index) => taken.includes(index)) && !at.every((index) => asks.has(index)));
  const words = pickApart(free);
  const isClaim = (key: string): boolean => catalogue?.predicates.has(key.replace(/-not$/, '')) === true;
  const measure = words.find(({ key }) => catalogue?.measures.has(key) === true);
  const claims = context.isYesNo ? pickApart(free.filter(({ key }) => isClaim(key))) : words;
  const predicate = claims.find(({ key }) => catalogue?.predicates.has(key.replace(/-not$/, '')) === true);
  if (predicate !== undefined && taken.length === 0)
    return { of: kind, key: predicate.key.replace(/-not$/, ''), at: predicate.at, isMeasure: false };
  if (measure !== undefined) return { of: kind, key: measure.key, at: measure.at, isMeasure: true };
  if (kind === 'account' && context.tokens.some(({ text }) => RICH.test(text)))
    return { of: kind, key: 'portfolio', at: [], isMeasure: true };
  if (last?.want.kind === 'compare') return { of: last.want.of, key: last.want.key, at: [], isMeasure: true };
  if (last?.want.kind !== 'measures') return undefined;
  const { of, keys } = last.want;
  // Of two lists none is more.
  if (CATALOGUE.get(of)?.measures.get(keys[0]!)?.columns !== undefined) return undefined; // there is one
  return { of, key: keys[0]!, at: [], isMeasure: true }; // there is one
}
