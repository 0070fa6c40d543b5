/** Whether a question wants a yes or a no. */
import type { ParseContext } from './context.ts';
import type { Match } from '../words/spot.ts';
import type { ScannedToken } from './scan.ts';

type Asking = Pick<ParseContext, 'isYesNo' | 'asksAt'>;

/** English asks with the verb in front; other languages say it with a word of their own, or by having no other question word. */
export function toAsking(
  text: string,
  tokens: readonly ScannedToken[],
  matches: readonly Match[],
  language: string,
): Asking {
  const asks = matches.filter(({ section }) => section === 'ask');
  const yes = asks.filter(({ key }) => key === 'yesno');
  const others = asks.some(
    ({ key, at }) =>
      ['why', 'who', 'when', 'where', 'which', 'how-many', 'how-much', 'explain', 'list'].includes(key) &&
      // `когда` in `когда-нибудь`.
      (language === 'en' ||
        !matches.some(
          (other) =>
            (other.section === 'time' || other.section === 'exists') &&
            other.at.length > at.length &&
            at.every((index) => other.at.includes(index)),
        )),
  );
  // Where the voice alone asks, `ever` has nothing else to ask.
  const isOpen =
    /[?？؟]/.test(text) && matches.some(({ section, key }) => section === 'time' && key === 'ever');
  if (language !== 'en') return { isYesNo: (yes.length > 0 || isOpen) && !others, asksAt: 0 };
  const opens = (from: number): boolean => {
    const first = tokens.findIndex(
      ({ thing, stem }, index) => index >= from && thing === undefined && !LEADING.has(stem),
    );
    return yes.some(({ at }) => at[0] === first) && !isRequest(tokens, first);
  };
  if (opens(0) || yes.some(({ at }) => at.length > 1 || isAside(tokens, at[0]!)))
    return { isYesNo: true, asksAt: 0 }; // a match has tokens
  // `I can not open it any more. Does it still exist?`
  // What is asked behind it, as in `was it charged? how much?`, goes on from it.
  // `it shows up as empty` lists nothing.
  const asked = asks
    .filter(({ key }) => key !== 'yesno' && key !== 'list' && key !== 'explain')
    .map(({ at }) => at[0]!); // a match has tokens
  const later = tokens.findIndex(
    ({ start, text: word }, index) =>
      index > 0 &&
      /[.!:;,–—]\s|\s-\s/.test(text.slice(tokens[index - 1]!.end, start)) && // there is one before
      VERB.test(word) &&
      opens(index) &&
      !asked.some((at) => at < index) &&
      !tokens.slice(0, index).some((token) => /^(?:what|how)$/.test(token.text)),
  );
  return { isYesNo: later > 0, asksAt: Math.max(0, later) };
}

/** `can you list trades`, `could you please show them` want the thing and no yes. */
const isRequest = (tokens: readonly ScannedToken[], from: number): boolean =>
  REQUEST.test(
    tokens
      .slice(from, from + 4)
      .map(({ text }) => text)
      .join(' '),
  );
const REQUEST = /^(?:can|could|would|will) (?:you|u) (?:please |pls |just )?(?:list|show|display|print)\b/;

const VERB = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|isn't|wasn't|didn't|doesn't)$/;

/** `see if`, `…, right?`; not `if I stake` nor `right now`. */
function isAside(tokens: readonly ScannedToken[], index: number): boolean {
  const [before, here, after] = [
    tokens[index - 1]?.text ?? '',
    tokens[index]?.text ?? '',
    tokens[index + 1]?.text,
  ];
  if (here === 'if')
    return /^(?:see|check|tell|me|know|find|out|say|sure|wonder|wondering|curious|verify|ask|asking)$/.test(
      before,
    );
  return here === 'whether' || ((here === 'right' || here === 'correct') && after === undefined);
}

/** What may stand before the verb of a question: greetings, `so`, `and`, `but`. */
const LEADING: ReadonlySet<string> = new Set(
  'hi hello hey so and but ok okay well pls pleas plz please then also just hmm wait sorry'.split(' '),
);
