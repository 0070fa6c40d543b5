/** After a word was explained, what it is on this chain now: `what is an epoch`, then `which one are we in`. */
import { findMeasure } from '../../catalogue/catalogue.ts';
import type { Candidate, ParseContext } from '../context.ts';

/** Measures of the network that have the value of a word. */
const VALUES: Readonly<Record<string, string>> = {
  epoch: 'epoch',
  'slot-block': 'slot',
  'slot-time': 'slotTime',
  'block-height': 'height',
  inflation: 'inflation',
  tps: 'tps',
  'sol-supply': 'supply',
  validator: 'validators',
  delinquent: 'delinquent',
  nakamoto: 'nakamoto',
  stake: 'stake',
};
const BONUS = 0.3;

export default function readPresentValues(context: ParseContext): readonly Candidate[] {
  const want = context.earlier[0]?.question?.want;
  const key = want?.kind === 'concept' ? VALUES[want.topic] : undefined;
  const signs = context.of('now');
  const rest = context.tokens.filter(
    (_token, index) => !context.isStop(index) && !signs.some(({ at }) => at.includes(index)),
  );
  if (key === undefined || signs.length === 0 || rest.length > 0 || findMeasure('network', key) === undefined)
    return [];
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [{ kind: 'network', id: '' }],
        want: { kind: 'measures', of: 'network', keys: [key] },
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}
