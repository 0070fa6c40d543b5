/** `is that above average?` of a block: its figure beside the mean of all blocks that are indexed. */
import type { AskedQuery } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { rootsOf } from './recall.ts';

const BONUS = 0.95;
const FIELDS: Readonly<Record<string, string>> = {
  transactions: 'transactions',
  votes: 'votes',
  failed: 'failed',
  fees: 'feeLamports',
  priorityFees: 'priorityFeeLamports',
  computeUsed: 'computeUnits',
  computeShare: 'computeUnits',
  swapCount: 'swaps',
};
const JUDGING =
  /^(?:is|was|are|were|that|it|this|more|less|fewer|higher|lower|bigger|smaller|fuller|busier|above|below|over|under|than|the|an|average|avg|mean|usual|normal|typical|other|others|most|blocks?|a|lot|much|high|low|compared|to|with|so|and|block|in)$/;
const LESS = /^(?:less|fewer|lower|smaller|below|under|low)$/;
const BESIDE = /^(?:average|avg|mean|usual|normal|typical|others?|most)$/;

export function readJudgedBlock(context: ParseContext): readonly Candidate[] {
  const { tokens, language } = context;
  const [root] = rootsOf(context.earlier);
  const block = root?.subjects.find(({ kind }) => kind === 'block');
  if (language !== 'en' || block === undefined || root?.want.kind !== 'measures' || root.want.of !== 'block')
    return [];
  const field = FIELDS[root.want.keys[0] ?? ''];
  const isJudged =
    tokens.some(({ text }) => BESIDE.test(text)) && tokens.every(({ text }) => JUDGING.test(text));
  if (field === undefined || !isJudged || !context.isYesNo) return [];
  const measures: AskedQuery['measures'] = [{ measure: 'mean', field }];
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [block],
        want: {
          kind: 'query',
          answers: 'figure',
          query: {
            from: 'blocks',
            time: {},
            where: [{ field: 'slot', is: '=', value: Number(block.id) }],
            measures,
          },
          against: {
            from: 'blocks',
            time: {},
            where: [{ field: 'slot', is: '!=', value: Number(block.id) }],
            measures,
          },
          relate: 'difference',
          expects: tokens.some(({ text }) => LESS.test(text)) ? 'less' : 'greater',
        },
        bounds: [],
        shape: {},
        form: 'yes-no',
        negated: false,
      },
    },
  ];
}
