/** What no topic has a phrase for, found in the documentation by its words: `I pressed cancel and it does not log me in`. */
import type { FoundPassage } from '../../documentation/passage-index.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { othersThan, pointsAtThing } from '../documented.ts';

/** Below this a passage is of something else. */
const LEAST_FIT = 0.5;
const LEAST_FIT_OF_CONCEPT = 0.65;
const LEAST_FIT_OF_STEPS = 0.6;
/** Less than a phrase of another topic. */
const PHRASED = 0.35;
const BONUS = { how: 0.35, personal: 0.1, other: -0.3 } as const;
/** Of what a question says and a passage does not. */
const UNSAID = 0.8;
/** A word of the field is told where it is asked for, not where it is mentioned. */
const CONCEPT = 0.2;

export default function readGuidance(context: ParseContext): readonly Candidate[] {
  const { isHow, isPersonal } = toManner(context);
  const found = findPassages(context);
  const steps = found.find(({ topic, fit }) => topic?.kind === 'product' && fit >= LEAST_FIT_OF_STEPS);
  // Who wants to do something is told how, before what a word of it means.
  const best = isHow && !context.has('define', 'what') && steps !== undefined ? steps : found[0];
  if (best === undefined || best.fit < LEAST_FIT) return [];
  // Where a topic has a phrase for it, that is what is said.
  const isPhrased = context
    .of('product')
    .some(({ key, at, isWeak }) => !isWeak && at.length > 1 && key !== best.topic?.key);
  if (context.bounds.length > 0 || context.has('decline', 'advice')) return [];
  const isNamed = othersThan(context, []).length > 0 || pointsAtThing(context);
  // `does this wallet have accounts it could close` asks of the wallet, where `how do I export it` does not.
  if (isNamed && !(context.has('means', 'how') || HOW.test(context.text))) return [];
  const isConcept = best.topic?.kind === 'concept' || best.passage.href.startsWith('/docs/concepts');
  // `what is the current tps` asks for a figure.
  const isNow = context.has('now', 'here') || context.tokens.some(({ text }) => NOW.test(text));
  const isDefined = isConcept && context.has('define', 'what', 'how');
  // What is counted, listed or somebody's own is no word of the field: `how many validators are there`.
  const isOfThings =
    OWN.test(context.text) || context.has('ask', 'how-many', 'how-much', 'when', 'who', 'list');
  if (isConcept && isOfThings) return [];
  if (isConcept && (isNamed || isNow || context.time !== undefined || best.fit < LEAST_FIT_OF_CONCEPT))
    return [];
  // `what is my balance` is of the chain; what is done here has words of its own.
  const hasGuide = context.of('guide').some(({ at }) => at.some((index) => best.at.includes(index)));
  if (!isHow && !isDefined && !hasGuide) return [];
  const isAsked = isPersonal || context.has('define', 'what');
  const isOfUse = isAsked && hasGuide;
  const bonus = isHow ? BONUS.how : isOfUse || isDefined ? BONUS.personal : BONUS.other;
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus:
        bonus -
        (1 - best.fit) * UNSAID -
        (isConcept && !isDefined ? CONCEPT : 0) -
        (isPhrased && isHow ? PHRASED : 0),
      question: {
        subjects: [],
        want: {
          kind: isConcept ? 'concept' : 'product',
          topic: best.topic?.key ?? 'passage',
          ...(best.topic === undefined && { place: best.passage.href }),
        },
        bounds: [],
        shape: {},
        // Whether it can be done is known of topics alone, and of their own words.
        form: 'explanation',
        negated: false,
      },
    },
  ];
}

/** How a question is put: whether it asks for the way, and whether it is of the person who asks. */
function toManner(context: ParseContext): { readonly isHow: boolean; readonly isPersonal: boolean } {
  const isHow =
    context.has('means', 'how', 'where') ||
    (context.has('means', 'can') && context.isYesNo) ||
    HOW.test(context.text);
  return { isHow, isPersonal: PERSONAL.test(context.text) || context.has('point', 'here') };
}

const HOW =
  /\b(?:how (?:do|can|to|would|should)|why (?:can't|cant|can not|cannot|don't|dont|doesn't|doesnt|does|is|do)|what (?:happens|if|now))\b|\bhow\s?\??$/i;
const PERSONAL = /\b(?:i|i'm|im|i've|my|me|we|our|you|your)\b/i;

const OWN = /\b(?:my|mine|our|this|that|these|those)\b/i;
const NOW = /^(?:current|currently|now|today|latest)$/;
const EMPTY =
  /^(?:site|website|explorer|page|pages|osvm|app|product|here|use|work|working|help|ask|asked|button|bar)$/;

function findPassages(context: ParseContext): readonly FoundPassage[] {
  const named = new Set([...context.mentions, ...context.numbers].flatMap(({ at }) => at));
  // Of a thing that is named, what is done to it is looked for: `export the last 100 transactions of it, how`.
  const passed = context.mentions.length === 0 ? ['means'] : ['means', 'kind', 'shape'];
  const asking = new Set(passed.flatMap((section) => context.of(section)).flatMap(({ at }) => at));
  const free = [...context.tokens.keys()].filter(
    (index) =>
      !context.isStop(index) &&
      !named.has(index) &&
      !asking.has(index) &&
      !EMPTY.test(context.tokens[index]?.text ?? ''),
  );
  const matches = context.matches.filter(({ at }) => !at.every((index) => named.has(index)));
  return context.passages?.find({ tokens: context.tokens, free, matches }) ?? [];
}
