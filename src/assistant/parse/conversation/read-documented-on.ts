/** `and the size?` after how the font is changed, `where do I do that?` after what staking is: on from the documentation. */
import { readTopics } from '../../documentation/topics.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.9;
/** Where what a word means is done in the product. */
const DONE_BY: Readonly<Record<string, string>> = {
  stake: 'stake-sol',
  delegation: 'stake-sol',
  'stake-account': 'stake-sol',
  validator: 'stake-sol',
  swap: 'trade-here',
  trade: 'trade-here',
  slippage: 'trade-here',
  amm: 'trade-here',
  rent: 'rent-back-steps',
  'token-account': 'rent-back-steps',
  delegate: 'revoke-delegate',
  approval: 'revoke-delegate',
  token: 'create-token',
  mint: 'create-token',
  simulation: 'inspector',
};
const DO =
  /^(?:do|that|it|this|there|one|mine|go|get|back|again|for|the|a|an|i|my|we|you|here|now|then|on|this|site|how|where|can|would|could|start|click|press|find|so|set|use|change|it|them|those|one)$/;
const GETS = /^(?:back|get|claim|recover)$/;

export function readDocumentedOn(context: ParseContext): readonly Candidate[] {
  const [last] = context.earlier;
  const want = last?.question?.want;
  if (want?.kind !== 'concept' && want?.kind !== 'product') return [];
  if (context.mentions.some(({ isSoft }) => isSoft !== true) || context.time !== undefined) return [];
  return [...toDone(context, want), ...toProduct(context)];
}

interface Documented {
  readonly kind: 'concept' | 'product';
  readonly topic: string;
}

/** Nothing but that it is to be done. */
function toDone(context: ParseContext, { kind, topic }: Documented): readonly Candidate[] {
  const isHow = context.has('means', 'how', 'where') || context.tokens.some(({ text }) => GETS.test(text));
  const key = kind === 'product' ? topic : DONE_BY[topic];
  if (!isHow || key === undefined || !readTopics().topics.has(key)) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (DO.test(text) ? [index] : []));
  const words = [...context.of('means'), ...context.of('ask')].flatMap(({ at }) => at);
  const left = restOf(context, new Set(plain), words);
  return left.rest.length > 0 ? [] : [toCandidate(left.used, key)];
}

/** Words for another thing the product does, which alone might be of the chain. */
function toProduct(context: ParseContext): readonly Candidate[] {
  const [word] = pickApart(context.of('product'));
  if (word === undefined) return [];
  const left = restOf(
    context,
    new Set(word.at),
    [...context.of('means'), ...context.of('ask')].flatMap(({ at }) => at),
  );
  return left.rest.length > 0 ? [] : [toCandidate(left.used, word.key)];
}

/** `and a token?` after what an address is: another word, and none of the things that are there. It stands for itself. */
export function readOtherWord(context: ParseContext): readonly Candidate[] {
  if (context.earlier[0]?.question?.want.kind !== 'concept' || context.time !== undefined) return [];
  const [word] = pickApart(context.of('concept'));
  const before = context.tokens[(word?.at[0] ?? 0) - 1]?.text ?? '';
  if (word === undefined || !readTopics().topics.has(word.key) || !/^(?:an?|and|about)$/.test(before))
    return [];
  const left = restOf(
    context,
    new Set(word.at),
    [...context.of('means'), ...context.of('ask'), ...context.of('follow'), ...context.of('kind')].flatMap(
      ({ at }) => at,
    ),
  );
  return left.rest.length > 0 ? [] : [toCandidate(left.used, word.key, 'concept')];
}

const toCandidate = (
  used: ReadonlySet<number>,
  topic: string,
  kind: Documented['kind'] = 'product',
): Candidate => ({
  used,
  bonus: BONUS,
  question: {
    subjects: [],
    want: { kind, topic },
    bounds: [],
    shape: {},
    form: 'explanation',
    negated: false,
  },
});
