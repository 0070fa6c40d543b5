/** A piece of text that states something of the chain, so it must be a fact. */
export interface Checkable {
  readonly kind: 'number' | 'date' | 'base58' | 'symbol';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a number: what it says, and half a unit of its last printed digit. */
  readonly value?: number | undefined;
  readonly tolerance?: number | undefined;
  /** The unit that follows a number, in lower case: `sol`, `%`, `h`. */
  readonly unit?: string | undefined;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATES = [
  /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?(?:Z|UTC))?)?/g,
  new RegExp(`\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?\\b`, 'gi'),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\.?(?:,? \\d{4})?\\b`, 'gi'),
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:am|pm|UTC|Z))?\b/gi,
  /\b(?:19|20)\d{2}-\d{2}\b/g,
];
const SHORT_ADDRESS = /[1-9A-HJ-NP-Za-km-z]{3,12}(?:…|\.\.\.)[1-9A-HJ-NP-Za-km-z]{3,12}/g;
const LONG_BASE58 = /(?<![\w])[1-9A-HJ-NP-Za-km-z]{24,90}(?![\w])/g;
const HEX = /\b0x[0-9a-f]+\b/gi;
const NUMBER =
  /(?<![\p{L}\p{N}_.,])[-+−]?\s?\$?(\d[\d,]*(?:\.\d+)?|\.\d+)(?:e([-+]?\d{1,3}))?(?:\s?(%|percent\b|k\b|m\b|bn?\b|t\b|thousand\b|million\b|billion\b|trillion\b))?(?:st|nd|rd|th)?(?![\p{L}\p{N}_]*\d)/giu;
const WORD_NUMBER =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:a |one )?(?:dozen|hundred|thousand|million|billion))(?:[ -](?:hundred|thousand|million|billion))?\b/gi;
const SYMBOL = /\$[A-Za-z][A-Za-z0-9]{1,14}\b|(?<![\w$])[A-Z][A-Z0-9]{2,9}(?![\w])/g;
const UNIT =
  /^\s?(sol|lamports?|cu|usd|%|seconds?|secs?|s|minutes?|mins?|min|hours?|hrs?|h|days?|d|weeks?)\b/i;

const SUFFIX: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
};

/** Capitals that are words of the field and no symbols of tokens. */
const TERMS = new Set(
  'SOL USD EUR CPI ATA PDA NFT NFTS API RPC TPS OSVM SVMAI SPL DEX AMM CLOB UTC JSON CLI DAO MEV IDL BPF SBF SVM URL URI FAQ CSV ISO TVL PNL ROI APY APR EVM ETH BTC MCP REST HTTP HTTPS TLS YES NOT AND THE LLM ZK DCA OTC KYC USA NOTE TIP ALT IDS'.split(
    ' ',
  ),
);

/** Everything in a text that has to be a fact, in its order and without overlaps. Ordinals of lists are left to the caller. */
export function findCheckable(text: string): readonly Checkable[] {
  const found: Checkable[] = [];
  const isFree = (start: number, end: number) => !found.some((one) => start < one.end && end > one.start);
  const add = (one: Checkable) => {
    if (isFree(one.start, one.end)) found.push(one);
  };
  const each = (
    pattern: RegExp,
    toOne: (match: RegExpExecArray) => Omit<Checkable, 'start' | 'end' | 'text'> | undefined,
  ) => {
    for (const match of text.matchAll(pattern)) {
      const one = toOne(match);
      const start = match.index + (match[0].length - match[0].trimStart().length);
      if (one !== undefined)
        add({ ...one, text: match[0].trim(), start, end: match.index + match[0].length });
    }
  };
  for (const pattern of DATES) each(pattern, () => ({ kind: 'date' }));
  each(LONG_BASE58, ([run]) => (/\d/.test(run) || /[a-z][A-Z]/.test(run) ? { kind: 'base58' } : undefined));
  each(SHORT_ADDRESS, () => ({ kind: 'base58' }));
  each(HEX, ([run]) => ({ kind: 'number', value: Number.parseInt(run.slice(2), 16), tolerance: 0 }));
  each(NUMBER, (match) => toNumber(match, text));
  each(WORD_NUMBER, ([words]) => ({ kind: 'number', value: toWordValue(words), tolerance: 0 }));
  each(SYMBOL, ([symbol]) => (TERMS.has(symbol) ? undefined : { kind: 'symbol' }));
  return found.sort((a, b) => a.start - b.start);
}

function toNumber(
  match: RegExpExecArray,
  text: string,
): Omit<Checkable, 'start' | 'end' | 'text'> | undefined {
  const [whole, digits = '', exponent, suffix = ''] = match;
  const factor = (SUFFIX[suffix.toLowerCase()] ?? 1) * 10 ** Number(exponent ?? 0);
  const plain = digits.replaceAll(',', '');
  const places = plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0;
  const sign = /[-−]/.test(whole) ? -1 : 1;
  const after = text.slice(match.index + whole.length);
  const unit =
    suffix === '%' || suffix.toLowerCase() === 'percent' ? '%' : UNIT.exec(after)?.[1]?.toLowerCase();
  const value = Number(plain) * factor * sign;
  if (!Number.isFinite(value)) return { kind: 'number', value: Number.NaN, tolerance: 0 };
  // `1,234` is printed whole; `1.2k` is printed to a hundred.
  const isRounded = places > 0 || factor !== 1;
  return { kind: 'number', value, tolerance: isRounded ? (factor * 10 ** -places) / 2 : 0, unit };
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function toWordValue(words: string): number {
  let value = 0;
  for (const word of words.toLowerCase().split(/[- ]/)) {
    if (word === 'a') value = 1;
    else if (ONES.includes(word)) value += ONES.indexOf(word);
    else if (TENS.includes(word)) value += (TENS.indexOf(word) + 2) * 10;
    else if (word === 'dozen') value = (value || 1) * 12;
    else if (word === 'hundred') value = (value || 1) * 100;
    else value = (value || 1) * (SUFFIX[word] ?? 1);
  }
  return value;
}
