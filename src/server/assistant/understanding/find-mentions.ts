import { looksSecret } from '#contracts/assistant/looks-secret';
import type { Asked } from '../intents/define-intent.ts';
import { toAddress, toSignature } from '../../input/texts.ts';

/** Something of the chain, or a symbol that may be one, where the question says it. */
export interface Mention {
  readonly kind: 'transaction' | 'address' | 'block' | 'epoch' | 'domain' | 'symbol';
  readonly id: string;
}

export interface Mentions {
  /** In the order of the question. */
  readonly mentions: readonly Mention[];
  /** The question in lower case, with a placeholder for each mention: `why did {tx} fail`. */
  readonly frame: string;
  readonly asked: Asked;
  /** Set where the question shows something no chain of ours has. */
  readonly foreign: boolean;
  /** Set where it holds what looks like a key or the words of one. */
  readonly secret: boolean;
  /** A text that is as long as an address or signature but is not one. */
  readonly malformed: string | undefined;
}

const BASE58_RUN = /[1-9A-HJ-NP-Za-km-z]{32,90}/g;
const LIKE_BASE58 = /(?<![A-Za-z0-9])[A-Za-z0-9]{32,90}(?![A-Za-z0-9])/;
const DOMAIN = /(?<![\w.-])((?:[a-z0-9_-]{1,63}\.)?[a-z0-9_-]{1,63}\.sol)\b/gi;
const EVM = /\b0x[0-9a-f]{40,64}\b/i;
const BITCOIN = /\bbc1[a-z0-9]{20,60}\b/i;
const SLOT_WORD =
  /\b(?:slot|block|bloque|bloco|bloc)\s{0,3}(?:number|no\.?|nr\.?|#|height)?\s{0,3}#?\s{0,3}(\d[\d,._]{0,18})/gi;
const EPOCH_WORD =
  /\b(?:epoch|epoche|época|epoca|époque)\s{0,3}(?:number|no\.?|#)?\s{0,3}#?\s{0,3}(\d{1,6})\b/gi;
const BARE_SLOT =
  /(?<![\d.,$])(?!\d{0,7}0{5}\s{1,3}\$?[a-z])(\d{7,12}|\d{1,3}(?:,\d{3}){2,3})(?![.,]{0,3}\d|\s{0,3}(?:sol|usdc?|usdt|tokens?|lamports|%|cu)\b)/gi;
const SYMBOL = /\$([A-Za-z][A-Za-z0-9]{1,14})\b/g;

/** Reads everything but the intent out of a normalised question. `nowMs` is what `today` is counted from. */
export function findMentions(line: string, nowMs: number): Mentions {
  const found: { readonly at: number; readonly mention: Mention }[] = [];
  let frame = line;
  const take = (
    pattern: RegExp,
    toMention: (match: RegExpExecArray) => Mention | undefined,
    hole: string,
  ) => {
    frame = frame.replace(pattern, (...match: unknown[]) => {
      const groups = match as unknown as RegExpExecArray; // what `replace` gives: the match, then its groups
      const mention = toMention(groups);
      if (mention === undefined) return String(match[0]);
      found.push({ at: line.indexOf(String(match[0])), mention });
      return ` ${hole} `;
    });
  };
  const secret = looksSecret(line);
  const foreign = EVM.test(line) || BITCOIN.test(line);
  take(
    BASE58_RUN,
    ([text]) => {
      const signature = toSignature(text);
      if (signature !== undefined) return { kind: 'transaction', id: signature };
      return undefined;
    },
    '{tx}',
  );
  take(
    BASE58_RUN,
    ([text]) => {
      const address = toAddress(text);
      return address === undefined ? undefined : { kind: 'address', id: address };
    },
    '{address}',
  );
  take(DOMAIN, ([, name]) => ({ kind: 'domain', id: (name ?? '').toLowerCase() }), '{domain}');
  take(EPOCH_WORD, ([, digits]) => ({ kind: 'epoch', id: digits ?? '' }), 'epoch {epoch}');
  take(SLOT_WORD, ([, digits]) => ({ kind: 'block', id: toDigits(digits) }), 'block {slot}');
  take(BARE_SLOT, ([, digits]) => ({ kind: 'block', id: toDigits(digits) }), '{slot}');
  take(SYMBOL, ([, symbol]) => ({ kind: 'symbol', id: symbol ?? '' }), '{token}');
  const malformed = foreign ? undefined : LIKE_BASE58.exec(frame)?.[0];
  const asked = readAsked(frame.toLowerCase(), line, nowMs);
  return {
    mentions: found.sort((a, b) => a.at - b.at).map(({ mention }) => mention),
    frame: frame.toLowerCase().replace(/https?:\/\/\S*/g, ' '),
    asked,
    foreign,
    secret,
    malformed,
  };
}

const toDigits = (text = ''): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

const HOUR = 3_600;
const DAY = 24 * HOUR;
const UNIT_SECONDS: Readonly<Record<string, number>> = {
  minute: 60,
  min: 60,
  hour: HOUR,
  hr: HOUR,
  h: HOUR,
  day: DAY,
  d: DAY,
  week: 7 * DAY,
  w: 7 * DAY,
  month: 30 * DAY,
};
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  fifty: 50,
};

function readAsked(low: string, line: string, nowMs: number): Asked {
  const range = readRange(low, Math.floor(nowMs / 1_000));
  const length = range === undefined ? undefined : range.to - range.from;
  const limit = readLimit(low);
  const interval =
    /\b(1s|1m|5m|15m|1h|4h|1d|1w)\b(?!\s{0,3}(?:ago|change))/.exec(low)?.[1] ?? readInterval(low);
  const amount =
    /(?<![\w$.])(\d[\d,]{0,24}(?:\.\d{1,18})?)\s{0,3}(?:\$?[a-z]{2,12}\b|\{token\}|\{address\})/.exec(
      low
        .replace(/\b(?:last|top|past|first|latest|recent)\s{1,3}\d{1,18}/g, ' ')
        .replace(/\b\d{1,9}\s{0,3}(?:minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|w|months?)\b/g, ' '),
    )?.[1];
  const buys = /\b(?:bought\b|buys?\b|buying\b|buyers?\b|compr)/.test(low);
  const sells = /\b(?:sold\b|sells?\b|selling\b|sellers?\b|vend)/.test(low);
  return {
    text: line,
    ...(limit !== undefined && { limit }),
    ...(range !== undefined && { range }),
    ...(length !== undefined && { window: length <= HOUR ? '1h' : length <= DAY ? '24h' : '7d' }),
    ...(interval !== undefined && { interval }),
    ...(amount !== undefined && { amount: amount.replaceAll(',', '') }),
    ...(buys !== sells && { side: buys ? ('buy' as const) : ('sell' as const) }),
    ...readDirection(low),
    topics: TOPICS.flatMap(([topic, pattern]) => (pattern.test(low) ? [topic] : [])),
  };
}

const TOPICS: readonly (readonly [string, RegExp])[] = [
  [
    'tps',
    /\btps\b|transactions? (?:per|a|every|each) second|throughput|congest|how (?:fast|busy)|\bload\b|speed|health|status|\bup\b|\bdown\b|stable|running|working/,
  ],
  ['epoch', /\bepoch|épo[qc]|slot\b|height|progress/],
  ['supply', /supply|circulat|inflation|issu/],
  ['fees', /\bfees?\b|priority|\bgas\b|\bcost|comisi|gebühr/],
  ['validators', /validator|nakamoto|delinquen|\bstake[ds]?\b|decentrali[sz]/],
];

function readDirection(low: string): Pick<Asked, 'direction'> {
  const into =
    /\b(?:received?|receives|receiving|incoming|inflows?|(?:came|come|coming|comes|flow(?:s|ed)?|money|transfers?|payments?) in(?:to)?|into|got|deposit\w{0,12})\b/.test(
      low,
    );
  const out =
    /\b(?:sent|sends?|sending|outgoing|outflows?|(?:went|gone|goes|going|flow(?:s|ed)?|money|transfers?|payments?) out|paid|spent|spend|left|withdr\w{0,12})\b/.test(
      low,
    );
  return into === out ? {} : { direction: into ? 'in' : 'out' };
}

const INTERVALS: ReadonlySet<string> = new Set(['1h', '4h', '1d', '1w']);

function readInterval(low: string): string | undefined {
  if (/\bhourly\b/.test(low)) return '1h';
  if (/\bdaily\b/.test(low)) return '1d';
  if (/\bweekly\b/.test(low)) return '1w';
  const minutes = /\b(1|5|15)[ -]?min(?:ute)?s?\b/.exec(low)?.[1];
  if (minutes !== undefined) return `${minutes}m`;
  // `1 hour bars` is a width, `the last hour` a span.
  const [, times, unit] =
    /\b(1|4|one|four)[ -](hour|day|week) (?:bars?|candles?|candlesticks?|ticks?|intervals?|steps?)\b/.exec(
      low,
    ) ?? [];
  if (unit === undefined) return undefined;
  const width = `${times === '4' || times === 'four' ? 4 : 1}${unit[0]}`;
  return INTERVALS.has(width) ? width : undefined;
}

function readLimit(low: string): number | undefined {
  const match =
    /\b(?:last|top|first|latest|recent|newest|biggest|largest|past)\s{1,3}(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)\b(?!\s{0,3}(?:minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|w|months?)\b)/.exec(
      low,
    ) ??
    /\b(\d{1,3})\s{1,3}(?:most|latest|last|recent|newest|youngest|oldest|freshest|largest|biggest|smallest|highest|lowest|best|worst|top|transactions?|holders?|trades?|transfers?|tokens?|transacciones|transações)\b/.exec(
      low,
    );
  const text = match?.[1];
  if (text === undefined) return undefined;
  const value = NUMBER_WORDS[text] ?? Number(text);
  return value >= 1 && value <= 100 ? value : undefined;
}

function readRange(low: string, now: number): Asked['range'] {
  const midnight = now - (now % DAY);
  if (/\b(?:today|hoy|heute|hoje|aujourd'hui)\b/.test(low)) return { from: midnight, to: now, text: 'today' };
  if (/\b(?:yesterday|ayer|gestern|ontem|hier)\b/.test(low)) {
    return { from: midnight - DAY, to: midnight, text: 'yesterday' };
  }
  const length =
    /\b(?:last|past|previous|in the last|within|over the last|for)\s{1,3}(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)?\s{0,3}(minute|min|hour|hr|h|day|d|week|w|month)s?\b/.exec(
      low,
    ) ?? /(?<![\w])(\d{1,3})\s{0,3}(h|hr|hour|d|day|w|week|month)s?\b/.exec(low);
  if (length !== null) {
    const times = length[1] === undefined ? 1 : (NUMBER_WORDS[length[1]] ?? Number(length[1]));
    const seconds = (UNIT_SECONDS[length[2] ?? ''] ?? DAY) * times;
    return { from: now - seconds, to: now, text: length[0].trim() };
  }
  if (/\b(?:this|of the|for the) week\b|\bweekly\b/.test(low))
    return { from: now - 7 * DAY, to: now, text: 'the last seven days' };
  if (/\b(?:this|of the|for the) month\b/.test(low))
    return { from: now - 30 * DAY, to: now, text: 'the last thirty days' };
  const since = /\b(?:since|from|after)\s{1,3}(\d{4}-\d{2}-\d{2})\b/.exec(low)?.[1];
  const from = since === undefined ? Number.NaN : Date.parse(`${since}T00:00:00Z`) / 1_000;
  return Number.isNaN(from) || from > now ? undefined : { from, to: now, text: `since ${since}` };
}
