/** `what do I pay in funding for a 1000 dollar long in 8 hours`: at the rates of now, and no prediction. */
import { findSol } from '../measures/sol-or-unit.ts';
import type { Bound, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 1.4;
const OF_PERPS = /\b(?:funding|longs?|shorts?|perps?|perpetuals?|position)\b/i;
const PAYS = /\b(?:pay|paid|pays|costs?|charged?|owe|earn|gets?|receive|funding)\b/i;
const HELD =
  /\b(?<count>\d{1,4}(?:\.\d{1,2})?|an?|half an?|one|two) ?(?<unit>minutes?|mins?|hours?|hrs?|h|days?|d|weeks?)\b/i;
const WORDS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  'half a': '0.5',
  'half an': '0.5',
};
const UNITS: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day', w: 'week' };

export default function readFundingCosts(context: ParseContext): readonly Candidate[] {
  const { text, language, tokens, mentions, numbers } = context;
  if (language !== 'en' || !OF_PERPS.test(text) || !PAYS.test(text)) return [];
  const size = numbers.find(({ unit }) => unit === 'USD');
  const { count = '', unit = '' } = HELD.exec(text)?.groups ?? {};
  const length = UNITS[unit.charAt(0).toLowerCase()];
  if (size === undefined || length === undefined) return [];
  const held: Bound = {
    is: '=',
    value: WORDS[count.toLowerCase()] ?? count,
    unit: length,
    field: 'heldFor',
  };
  const token: Subject | undefined =
    mentions.find(({ subject }) => subject.kind === 'token')?.subject ?? findSol(context)?.subject;
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [{ kind: 'network', id: '' }, ...(token === undefined ? [] : [token])],
        want: { kind: 'measures', of: 'network', keys: ['fundingCost'] },
        bounds: [{ is: '=', value: size.value, unit: 'USD', field: 'heldUsd' }, held],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}
