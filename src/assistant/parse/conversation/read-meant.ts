/** `no not that, i mean T`, `ok wrong one sorry, W`: nothing but another thing, of which the last question cannot be asked. */
import type { Candidate, ParseContext } from '../context.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.35;
const PLAIN =
  /^(?:no|not|that|mean|meant|wrong|one|sorry|oops|ok|okay|wait|actually|mistake|other|this|instead|rather|my|bad|typo)$/;
const EXPLAINED: ReadonlySet<string> = new Set([
  'transaction',
  'account',
  'token',
  'program',
  'block',
  'validator',
]);

export function readMeant(context: ParseContext): readonly Candidate[] {
  const [mention, second] = context.mentions.filter(({ isSoft }) => isSoft !== true);
  if (mention === undefined || second !== undefined || context.time !== undefined) return [];
  if (mention.isOrdinal === true || !EXPLAINED.has(mention.subject.kind)) return [];
  const words = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const corrects = context.tokens.some(({ text }) =>
    /^(?:mean|meant|wrong|sorry|oops|typo|mistake)$/.test(text),
  );
  if (!corrects) return [];
  const left = restOf(context, new Set([...mention.at, ...words]));
  if (left.rest.length > 0) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [mention.subject],
        want: { kind: 'explain', of: mention.subject.kind, topic: 'overview' },
        bounds: [],
        shape: {},
        form: 'explanation',
        negated: false,
      },
    },
  ];
}
