/** By what rows are put in order where no column says so: `the stalest`, `the closest to liquidation`, `who lost the most`. */
import type { Measure } from '../../catalogue/define-subject.ts';
import type { Bound } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import { LESS, MORE } from './meant.ts';

export interface NamedColumn {
  readonly column: string;
  readonly at: readonly number[];
}

/** Adjectives that say themselves by what rows are put in order, of the first such column there is. */
const SUPERLATIVES: readonly (readonly [RegExp, 'most' | 'least', readonly string[]])[] = [
  [/^(?:stalest|stale|outdated|staler)$/, 'most', ['age']],
  [/^(?:freshest|fresh)$/, 'least', ['age']],
  [/^(?:oldest|longest|earliest|first)$/, 'least', ['opened', 'created', 'graduatedAt', 'time', 'updated']],
  [
    /^(?:newest|latest|youngest|recent|last)$/,
    'most',
    ['opened', 'created', 'graduatedAt', 'time', 'updated'],
  ],
  [/^(?:safest|healthiest|soundest)$/, 'most', ['health', 'mayFall']],
  [/^(?:widest|broadest)$/, 'most', ['spreadShare', 'spread']],
  [/^(?:tightest|narrowest)$/, 'least', ['spreadShare', 'spread']],
  [/^often$/, 'most', ['times', 'sandwiches']],
  [/^(?:priciest|dearest)$/, 'most', ['price', 'value']],
  [/^(?:busiest)$/, 'most', ['trades', 'placed', 'transactions', 'times']],
  [/^(?:unluckiest|worst-off)$/, 'most', ['lossValue']],
];

/** `which reserve is used more`: of those there are the one that leads. */
export function findComparative(
  { tokens, language, ...context }: ParseContext,
  { rankBy = '' }: Measure,
  [column]: readonly NamedColumn[],
): ReturnType<typeof findSuperlative> {
  if (language !== 'en' || !context.has('ask', 'which', 'who') || context.bounds.length > 0) return undefined;
  const index = tokens.findIndex(({ text }) => MORE.test(text) || LESS.test(text));
  if (index < 0 || tokens.some(({ text }) => text === 'than')) return undefined;
  const order = LESS.test(tokens[index]!.text) ? 'least' : 'most'; // it was found
  return { column: column?.column ?? rankBy, order, at: [index] };
}

export function findSuperlative(
  { tokens, language, ...context }: ParseContext,
  columns: readonly string[],
): { readonly column: string; readonly order: 'most' | 'least'; readonly at: readonly number[] } | undefined {
  if (language !== 'en') return undefined;
  const timed = new Set(context.time?.at ?? []);
  for (const [word, order, by] of SUPERLATIVES) {
    const index = tokens.findIndex(({ text }, at) => word.test(text) && !timed.has(at));
    const column = by.find((one) => columns.includes(one));
    if (index >= 0 && column !== undefined) return { column, order, at: [index] };
  }
  return undefined;
}

/** Folded words for what is near to an end, or in danger of it. */
const NEAR_TO =
  /^(?:closest|close|near|nearest|nearing|riskiest|risky|risk|danger|unhealthiest|weakest|worst|lowest|soonest|nachste|nahe|kurz|gefahrdet|cerca|cercanas|cercanos|proche|proches|vicine|vicini|vicino|perto|proximas|dichtst|dichtbij|najblizej|blisko|ближе|близко|ближче|близько|yakin|dekat|terdekat|gan|近い|가까운|最接近|接近|快|करीब|قريب|الاقرب)$/u;
export const findNear = ({ tokens }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text }, index) => (NEAR_TO.test(text) ? [index] : []));

/** Columns that are below zero where something was lost. */
export const SIGNED: ReadonlySet<string> = new Set([
  'change',
  'gain',
  'gainValue',
  'profit',
  'realisedProfit',
  'returnOnCost',
  'unrealisedProfit',
]);
/** Columns of transactions that are summed and averaged. */
export const SIZES: ReadonlySet<string> = new Set(['fee', 'priorityFee', 'computeUnits']);
/** Columns of which the worst is the most. */
export const COSTS: ReadonlySet<string> = new Set([
  'slippage',
  'fee',
  'feeShare',
  'skipped',
  'skipShare',
  'commission',
  'lossValue',
]);
/** Folded words for losing, and for who lost. */
const LOSS =
  /^(?:los(?:e|es|ing|er|ers|s|ses|t)|red|underwater|minus|perd(?:er|io|ido|idas?|ieron|edores|edor|ant|ants|u|ue|ita|ite|ida|eu|eram|ente|enti)|perte|pertes|perso|prejuizos?|verlust|verluste|verlor|verloren|verliert|verlierer|verlies|verliezen|verliezer|verliezers|убыток|убытки|убытков|потерял|потеряли|потери|проиграл|проиграли|втратив|втратили|втрати|збиток|збитки|kaybetti|kaybeden|kaybedenler|kayip|zarar|stracil|stracili|strata|straty|rugi|kerugian|thua|亏|亏损|亏钱|赔|損|損失|損した|잃은|잃었|손실|손해|नुकसान|घाटा|خسر|خسارة|خساره|خسائر)$/u;

const BELOW = /^(?:losing|underwater|red|loss)$/;
const ABOVE = /^(?:winning|green|gaining|profit|profitable)$/;

/** `the shorts that are losing`, `positions in profit`: by the sign of what was gained or lost. */
export function findSign(
  { tokens, language }: ParseContext,
  { columns = [], key }: Measure,
): readonly { readonly bound: Bound; readonly at: readonly number[] }[] {
  if (language !== 'en' || key !== 'perpPositions') return [];
  const field = columns.find((column) => SIGNED.has(column));
  const index = tokens.findIndex(({ text }) => BELOW.test(text) || ABOVE.test(text));
  return field === undefined || index < 0
    ? []
    : [{ bound: { is: BELOW.test(tokens[index]!.text) ? '<' : '>', value: '0', field }, at: [index] }];
}

/** `lo` is a loss in Vietnamese, and an article elsewhere. */
export const findLoss = ({ tokens, language }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text, thing }, index) =>
    thing === undefined && (LOSS.test(text) || (language === 'vi' && text === 'lo')) ? [index] : [],
  );

/** Who lost the most has the least of what is below zero; the worst loss is the greatest, and the smallest one is nearest to zero. */
export function toOrder(
  ranking: Match,
  { tokens }: ParseContext,
  { isOfLoss, isOfCost }: { readonly isOfLoss: boolean; readonly isOfCost: boolean },
): 'most' | 'least' {
  const isWorst = ranking.at.some((index) => tokens[index]?.text.startsWith('worst') === true);
  const isLeast = ranking.key === 'least' && !(isWorst && isOfCost);
  return isLeast !== isOfLoss || (isOfLoss && isWorst) ? 'least' : 'most';
}
