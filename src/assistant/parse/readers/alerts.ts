/** `let me know when KELP hits $1`: how alerts are set, where nothing else of it can be told. */
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 0.05;

export default function readAlerts(context: ParseContext): readonly Candidate[] {
  if (context.isAlert !== true) return [];
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'product', topic: 'alerts' },
        bounds: [],
        shape: {},
        form: 'explanation',
        negated: false,
      },
    },
  ];
}
