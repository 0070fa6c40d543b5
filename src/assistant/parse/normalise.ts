import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { toPlainText } from '#std/plain-text';
import { splitUnits } from '../words/fold.ts';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|that|there|here)['’]?s\b/gi, '$1 is'],
  // Without an apostrophe it is the possessive.
  [/\b(it)['’]s\b/gi, '$1 is'],
  [/\b(what|who|how|they|we|you)['’]re\b/gi, '$1 are'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]?t\b/gi, '$1 not'],
  [/\b(?:can['’]?t|cannot)\b/gi, 'can not'],
  [/\b(i|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\bi['’]m\b/gi, 'i am'],
  [/\b(i|you|we|they|it|he|she)['’]ll\b/gi, '$1 will'],
  [/\bgimme\b/gi, 'give me'],
  // Behind a number it is the unit.
  [/(?<![\d\s])\s?%(?!\w)|(?<=[a-z]\s)%(?=\s)/gi, ' percent '],
  [/(?<=\s)w\/(?=\s|[a-z])/gi, 'with '],
  [/\bwanna\b/gi, 'want to'],
  [/\bbreak (?:it|this|that|these|those|them|everything) (?:down|up)(?= (?:by|per|into|for)\b)/gi, ''],
  // Whoever was spoken of.
  [
    /^(?:(?:and|but|so) )?still (?:holding|hodling)(?: (?:it|them|any))?(?=[\s?!.]{0,9}$)/i,
    'do they still hold it',
  ],
  [/\b(?:a )?quarter of an hour\b|\b(?:a )?quarter[ -]hour\b/gi, '15 minutes'],
  // Amounts in letters before what they are of.
  [/\bhalf an? (?=(?:sol|dollars?|buck|percent|million|billion|thousand)\b)/gi, '0.5 '],
  [/\b(than|under|over|above|below|least|most|exceeding) an? (?=(?:sol|dollars?|buck)\b)/gi, '$1 1 '],
  [/\b(1) (?:dollar|buck)(?:'?s)?(?= worth\b)/gi, '$1 dollar'],
  // `by trades, not by volume`: in the order that is asked for.
  [
    /\b(by [\w ]{2,40}?),? (?:and )?not (?:by|on) (?:the |its |their )?\w{2,20}(?: \w{2,20})?(?=[\s?.!]{0,9}$)/gi,
    '$1',
  ],
  [/\bun quart d'heure\b|\b(?<=dernier )quart d'heure\b/gi, '15 minutes'],
  [/\b(?:un )?cuarto de hora\b/gi, '15 minutos'],
  [/\b(?:un )?quarto d'ora\b/gi, '15 minuti'],
  [/\bViertelstunde\b/gi, '15 Minuten'],
];

/** A question as one line of what can be seen, contractions written out; letters keep their case for base58. */
export function normalise(text: string): string {
  let line = toPlainText(
    text.slice(0, AGENT_LIMITS.questionLength).normalize('NFKC'),
    AGENT_LIMITS.questionLength,
  )
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, toDigit);
  for (const [pattern, full] of CONTRACTIONS) line = line.replace(pattern, full);
  if (CHOICE.test(line)) line = `whether ${line.replace(CHOICE, '')}`;
  return shorten(splitUnits(withoutCourtesy(line)));
}

/** Digits of Arabic and Devanagari, whose blocks each begin with a zero. */
const toDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660;
  return String(code - zero);
};

/** `hi there, could you please tell me: …`, `… thanks a lot!` */
const GREETING =
  /^(?:(?:(?:hi|hello|hey) (?:there|all|guys|team)|(?:hi|hey|hello|good (?:morning|day|evening))(?=\s{0,20}[,.!:]))[\s,.!:]{1,90}){1,12}(?=\S{1,90} \S)/i;
/** `never mind, …`, `ok forget that. …`: what was said before is taken back, and another thing asked. */
const DISMISSAL =
  /^(?:(?:ok(?:ay)?|oh|ah|no|well|actually|hm{1,5}|and|but)[\s,.!]{1,9}){0,3}(?:never ?mind|nvm|forget (?:it|that|about (?:it|that))|scratch that|on second thought|moving on|skip (?:it|that)|(?:an)?other question|(?:a )?(?:new|different) question|changing (?:the )?(?:topic|subject))(?: then| though)?[\s,.!:;–—-]{1,9}(?=\S{1,90} \S)/i;
const PLEA =
  /^(?:(?:hi|hey|hello|yo|ok|so) )?(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls |plz |kindly )?tell me[\s,:]{1,90}(?=\S{1,90} \S)/i;
const THANKS =
  /[\s,.!]{1,90}(?:many )?(?:thanks|thank you|thx|cheers)(?: a lot| so much| very much| in advance| a bunch)?[\s.!]{0,90}$/i;
/** Thanks stand in the last characters of a text. */
const LAST = 60;

/** `…, y/n?` asks whether it is so. */
const CHOICE = /[\s,(]{1,9}(?:y\/n|yes\/no|y or n)\)?(?=[\s?.!]{0,9}$)/i;

function withoutCourtesy(line: string): string {
  const asked = line.trim().replace(GREETING, '').replace(DISMISSAL, '').replace(PLEA, '');
  const begin = Math.max(0, asked.length - LAST);
  const rest = `${asked.slice(0, begin)}${asked.slice(begin).replace(THANKS, '')}`;
  // `ok thanks` is all that is said.
  return /\S\s+\S/.test(rest) ? rest : asked;
}

/** As much of a long text as a question can be in: its beginning and its end. */
const HEAD = 480;
const TAIL = 200;

const shorten = (line: string): string =>
  line.length <= HEAD + TAIL ? line : `${line.slice(0, HEAD)} ${line.slice(-TAIL)}`;
