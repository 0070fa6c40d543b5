/** `that same hour`, `after that`, `later`, `since then`: times by the moment the last answer told. */
import type { AskedTime } from '../../question/question.ts';
import type { Earlier } from '../context.ts';
import type { ScannedToken } from '../scan.ts';
import { momentOf } from './recall.ts';

const HOUR = 3_600;
const DAY = 86_400;
const SAME = /\b(?:that|the|same|that same|the same) (hour|day)\b/;
const AFTER =
  /\b(?:after that|after this|after it|afterwards?|later|since then|from then on|thereafter|next$)/;
const BEFORE = /\b(?:before that|before this|before it|beforehand|earlier|before)\b/;

interface SpokenTime {
  readonly value: AskedTime;
  readonly at: readonly number[];
}

/** `undefined` where no answer told a moment, or no word points at it. */
export function toSpokenTime(
  tokens: readonly ScannedToken[],
  earlier: readonly Earlier[],
  nowSeconds: number,
): SpokenTime | undefined {
  const text = tokens.map((token) => token.text).join(' ');
  const found = [SAME, AFTER, BEFORE].map((pattern) => pattern.exec(text));
  if (found.every((one) => one === null)) return undefined;
  const moment = momentOf(earlier);
  if (moment === undefined) return undefined;
  const [same, after, before] = found;
  const match = same ?? after ?? before!; // one of them is there
  const first = text.slice(0, match.index).split(' ').length - 1;
  const at = match[0].split(' ').map((_word, offset) => first + offset);
  if (same) {
    const length = same[1] === 'hour' ? HOUR : DAY;
    const from = moment - (moment % length);
    return { value: { from, to: Math.min(from + length, nowSeconds), text: match[0] }, at };
  }
  return after
    ? { value: { from: moment + 1, to: nowSeconds, text: match[0] }, at }
    : { value: { from: 1, to: moment, text: match[0] }, at };
}
