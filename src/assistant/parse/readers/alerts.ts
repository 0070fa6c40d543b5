/** `let me know when KELP hits $1`: how alerts are set, where nothing else of it can be told. */
import { isAlert } from '../alerts.ts';
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 0.05;

export default function readAlerts(context: ParseContext): readonly Candidate[] {
  if (!isAlert(context)) return [];
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
