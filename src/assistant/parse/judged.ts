/** Words a yes or no would have to weigh: that there are trades does not make their volume rise, nor one failure many. */
import type { ParseContext } from './context.ts';

type Asked = Pick<ParseContext, 'language' | 'isYesNo' | 'tokens' | 'bounds'>;

/** `is volume up`, `are fees high`; a bound says what is enough. */
export const isJudged = (asked: Asked): boolean => has(asked, JUDGED);

/** `does it fail often`, `does it trade a lot`. */
export const isOfDegree = (asked: Asked): boolean => has(asked, DEGREE);

function has({ language, isYesNo, tokens, bounds }: Asked, words: RegExp): boolean {
  const bounded = new Set(bounds.flatMap(({ at }) => at));
  return (
    language === 'en' && isYesNo && tokens.some(({ text }, index) => !bounded.has(index) && words.test(text))
  );
}

const JUDGED =
  /^(?:up|down|high|higher|low|lower|ris(?:e|es|en|ing)|rose|fall(?:s|en|ing)?|fell|grow(?:s|n|ing)?|grew|increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|dropp(?:ed|ing)|spik(?:e|ed|ing)|surg(?:e|ed|ing)|good|bad|normal|healthy|expensive|cheap)$/;
const DEGREE = /^(?:lot|lots|often|frequently|heavily|mostly|usually|regularly|rarely|seldom|much)$/;
