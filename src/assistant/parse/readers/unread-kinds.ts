/** Kinds of finance of which nothing is read: `strike prices of options`, `best yield`, `what do oracles say`. */
import type { Candidate, ParseContext } from '../context.ts';

/** Keys of `[concept]`. */
const KINDS: ReadonlySet<string> = new Set(['option', 'yield', 'oracle', 'vault']);
const BONUS = 0.3;
const STAKING = /^(?:stak|delegat|validator)/;
/** Figures that only such things have. */
const FIGURES = /\bstrike prices?\b/i;

export default function readUnreadKinds(context: ParseContext): readonly Candidate[] {
  const found = context.of('concept').filter(({ key }) => KINDS.has(key));
  if (found.length === 0 || context.mentions.some(({ subject }) => subject.kind !== 'token')) return [];
  // What staking brings is of the chain.
  if (found.every(({ key }) => key === 'yield') && context.tokens.some(({ text }) => STAKING.test(text)))
    return [];
  // What the word means and how it is done is in the documentation.
  if (!asksOfChain(context)) return [];
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'decline', why: 'beyond-defi' },
        bounds: [],
        shape: {},
        form: 'explanation',
        negated: false,
      },
    },
  ];
}

/** Whether things or figures that are there are asked for, and not a word. */
const asksOfChain = (context: ParseContext): boolean =>
  context.has('ask', 'which', 'how-many', 'how-much', 'list') ||
  context.has('shape', 'most', 'least') ||
  context.has('kind', 'network') ||
  context.has('now', 'here') ||
  context.has('exists', 'any') ||
  context.time !== undefined ||
  FIGURES.test(context.text) ||
  context.tokens.some(({ text }) => /^(?:here|live|active|say|says|costs?|any|exists?)$/.test(text));
