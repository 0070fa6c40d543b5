/** English words of a glossed question in the order English has them, where another order is read as something else. */
import type { Gloss } from './gloss.ts';

/** Languages that tell one from several by nothing. */
const NUMBERLESS: ReadonlySet<string> = new Set(['ar', 'hi', 'id', 'ja', 'ko', 'tr', 'vi', 'zh', 'zh-Hant']);
/** `the biggest lnKELP trades`: where no number is said, one is meant. */
const ONE_OF_MOST =
  /\b(biggest|smallest|highest|lowest|newest|oldest|last|first|which)((?: \S{1,50}){0,2}? (?:trade|buy|sale|transfer|swap|transaction|liquidation|block|token|wallet|pool|position))s\b/g;
const MOST_OF =
  /\b(trade|buy|sale|transfer|swap|transaction)s ((?:of )?(?:\S{1,50} )?(?:the )?(?:biggest|smallest|highest|lowest|newest|oldest|last|first)\b)/g;
/** `buys of KELP biggest`. */
const MOST_BEHIND =
  /\b(trades?|buys?|sales?|transfers?|swaps?|transactions?) of (\S{1,50}) (biggest|smallest|highest|lowest|newest|oldest)\b/;
const SINCE_LENGTH = /\b(?:since|from|of) (?:ago )?(?:an?|one) (minute|hour|day|week|month)\b(?: ago)?/;
/** `depuis 20 minutes`. */
const SINCE_SOME = /\b(?:since|from) (\d{1,4} (?:minutes|hours|days))\b(?! ago)/;
/** `fees average`, `tokens new`: what stands behind its noun in languages that came of Latin, and others. */
const BEHIND_NOUN =
  /\b(fees?|price|volume|size|value|amount|balance|number|transactions?|trades?|tokens?|wallets?|programs?|pools?) (average|new|total|different)\b/g;
/** Where a clause stands before what it is about: `the most sold wallets` are those that sold the most. */
const HEAD_LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'tr', 'zh', 'zh-Hant']);
const DONE = /\b(?:bought|sold|sent|received|traded|made|lost|skipped|hold|paid|failed)\b/;
const HEAD = / (wallets?|tokens?|traders|validators?|pools?|programs?|blocks?) ?(\??)$/;
const ASKED = /\b(?:who|which|what|how|why|when|where|whether|show)\b/;
const SEVERAL = /\b(?:show|list|top|\d{1,2}|each|which tokens|which pools|which wallets)\b/;

/** English words in the order English has them, where another order would be read as something else. */
export function toSentence(pieces: readonly Pick<Gloss, 'english'>[], language: string): string {
  const line = pieces
    .map(({ english }) => english)
    .filter((english) => english !== '')
    .join(' ')
    .replace(/\bthe the\b/g, 'the')
    .replace(/\bin the last in\b/g, 'in the last')
    .replace(/\bwhy (?:did )?fail(?:ed)? ([^?.!]{1,120})/, 'why did $1 fail')
    .replace(/^([^?.!]{1,120}?) why (?:did )?fail(?:ed)?\b/, 'why did $1 fail')
    .replace(/\bare (in the last (?:\S{1,9} )?[a-z]{1,9}) failed\b/, 'failed $1')
    .replace(/^(\S{32,44}) hold (which tokens)\b/, '$2 does $1 hold')
    .replace(/\bwhich transactions (?:of|from) (\S{1,90}?) failed\b/, 'list the failed transactions of $1')
    .replace(
      /\bhow many transactions (?:(?:of|from) )?(\S{32,90}) failed\b/,
      'how many failed transactions of $1',
    )
    .replace(MOST_BEHIND, '$3 $1 of $2')
    .replace(/\bin in the last\b/g, 'in the last')
    // `depuis une heure` is a length, and no hour.
    .replace(SINCE_LENGTH, 'in the last $1')
    .replace(SINCE_SOME, 'in the last $1')
    .replace(/\b(this (?:transaction|swap|trade)) (succeed|fail)ed ?\?/, 'did $1 $2?')
    .replace(BEHIND_NOUN, '$2 $1')
    .replace(/\bthe least (\S{1,30} )?the most\b/, 'the least $1')
    .replace(
      /\bhow many (?=paid|spent|cost|fees?\b|priority fee\b|SOL\b|profit\b|volume\b|liquidity\b|stake\b)/,
      'how much ',
    )
    .replace(/^(what does (?!.{0,200}\bdo\b)[^?.!]{1,120})/, '$1 do')
    .replace(/\b([a-z]{0,4}[A-Z]\w{1,20}) the most (sent|received|bought|sold|traded)\b/, '$2 the most $1')
    .replace(/\bthe most (\S{1,40}) (sent|received|bought|sold)\b/, '$2 the most $1')
    .replace(/\bcan be minted the most\b/, 'can more be minted');
  const headed = HEAD_LAST.has(language) && !ASKED.test(line) ? putHeadFirst(line) : undefined;
  if (headed !== undefined) return headed;
  if (
    !NUMBERLESS.has(language) ||
    SEVERAL.test(line.replace(/\b\d{1,4} (?:seconds|minutes|hours|days)\b/g, ''))
  )
    return line;
  return line.replace(ONE_OF_MOST, '$1$2').replace(MOST_OF, '$1 $2');
}

/** `undefined` where no clause stands before the last word. */
function putHeadFirst(line: string): string | undefined {
  const head = HEAD.exec(line);
  const done = DONE.exec(line);
  if (head === null || done === null || done.index > MOST_BEFORE || head.index - done.index > MOST_INSIDE)
    return undefined;
  if (head.index <= done.index) return undefined;
  const clause = line.slice(done.index, head.index);
  return `which ${head[1]} ${clause} ${line.slice(0, done.index).trim()}${head[2]}`;
}
const MOST_BEFORE = 120;
const MOST_INSIDE = 50;
