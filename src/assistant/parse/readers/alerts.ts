/** `let me know when KELP hits $1`: how alerts are set, where nothing else of it can be told. */
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 0.05;
/** How one is set up is asked for, and none of what has happened. */
const SET_UP = 0.9;
const SETTING =
  /\b(?:how (?:do|can|could|would|to)|set (?:it |that |this |one |an alert |alerts )?up|(?:can|could) i|possible to)\b/i;

export default function readAlerts(context: ParseContext): readonly Candidate[] {
  const isSetting = SETTING.test(context.text) && context.has('product', 'alerts');
  if (context.isAlert !== true && !isSetting) return [];
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus: isSetting ? SET_UP : BONUS,
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
