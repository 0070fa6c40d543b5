/**
 * Spans of several minutes or hours (`per 10 minutes`, `in 15-minute buckets`) and a length of the table (`cap it at 20
 * rows`): the question is read without the number, and what was read is given it.
 */
import { BUCKETS, type Bucket } from '#contracts/query/index-query';
import { readLexicon } from '../words/lexicon.ts';
import { MOST_UNUSED, type Question } from '../question/question.ts';
import type { ParseInput } from './create-context.ts';
import type { ParseContext } from './context.ts';
import type { Parsed } from './parsed.ts';

interface Sized {
  /** The question without it. */
  readonly text: string;
  readonly said: string;
  /** Whether only queries have it; readings of values know it themselves. */
  readonly isOfQueries?: true;
  /** `undefined` where what was read cannot have it. */
  readonly apply: (question: Question) => Question | undefined;
}

const MINUTES =
  'min(?:ute|uut|uten|uto|utos|utes|uti|utę|uty|ut)?n?s?|минут\\p{L}{0,12}|хвилин\\p{L}{0,12}|dakika\\p{L}{0,12}|menit|phút|분|分(?:钟|鐘|間)?|मिनट|دقيق\\p{L}{0,12}|دقائق';
const HOURS =
  'hours?|hrs?|stunden?|horas?|ore|heures?|uur|uren|godzin\\p{L}{0,12}|час\\p{L}{0,12}|годин\\p{L}{0,12}|saat\\p{L}{0,12}|jam|giờ|시간|小时|小時|時間|घंट\\p{L}{0,12}|ساع\\p{L}{0,12}';
const LEADS =
  'per|(?:(?:for|in|by) )?(?:each|every)|(?:a )?cada|por|pro|je|alle|par|toutes les|ogni|elke|iedere|na|co|кажд\\p{L}{0,12}|по|кожн\\p{L}{0,12}|що|her|setiap|tiap|mỗi|每|हर|प्रति|كل|لكل';
const NOUNS =
  '(?:volume |time |trading )?(?:buckets?|windows?|intervals?|bins?|slices?|periods?)|intervallen?|fenster\\p{L}{0,12}|intervalos?|ventanas?|janelas?|intervalles?|tranches?|intervalli|finestre|interwał\\p{L}{0,12}|интервал\\p{L}{0,12}|окн\\p{L}{0,12}|інтервал\\p{L}{0,12}|aralık\\p{L}{0,12}|ごと|毎|刻み|마다|단위|간격|间隔|為單位|为单位';
const WRITTEN: Readonly<Record<string, number>> = { two: 2, five: 5, ten: 10, fifteen: 15, thirty: 30 };
const COUNT = `(?<count>[1-9]\\d{0,2}|${Object.keys(WRITTEN).join('|')})`;
const BORDER = '(?<![\\p{L}\\p{N}])';
const UNITS = `(?:(?<minutes>${MINUTES})|(?<hours>${HOURS}))`;
/** Exported for the check of patterns, as `CAPS` is. */
export const SPANS: readonly RegExp[] = [
  `${BORDER}(?:(?:${LEADS}) ?|in |en |em |à |a |на |по )?${COUNT}[ -]?${UNITS}[ -]?(?:${NOUNS})(?![\\p{L}\\p{N}])`,
  `${BORDER}(?:${LEADS}) ?${COUNT}[ -]?${UNITS}(?![\\p{L}\\p{N}])`,
  // No spaces stand between words.
  `${COUNT} ?${UNITS}(?:ごと|毎|おき|刻み|마다|간격|단위)`,
  `[按每]{1,2} ?${COUNT} ?${UNITS}`,
].map((pattern) => new RegExp(pattern, 'iu'));

const bucketOf = (seconds: number): Bucket | undefined =>
  (Object.keys(BUCKETS) as Bucket[]).find((name) => BUCKETS[name] === seconds);

function findSpan({ text, language }: ParseContext): Sized | undefined {
  const found = SPANS.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (found === undefined) return undefined;
  const { count = '', hours } = found.groups ?? {};
  const unit = hours === undefined ? 'minute' : 'hour';
  const bucket = bucketOf((WRITTEN[count.toLowerCase()] ?? Number(count)) * BUCKETS[unit]);
  const plain = readLexicon(language).titles.get(`shape.per-${unit}`) ?? '';
  return {
    text: `${text.slice(0, found.index)} ${plain} ${text.slice(found.index + found[0].length)}`,
    said: found[0].trim(),
    apply: (question) => {
      const { want } = question;
      if (want.kind !== 'query' || want.query.per !== unit || bucket === undefined) return undefined;
      return { ...question, want: { ...want, query: { ...want.query, per: bucket } } };
    },
  };
}

const ROWS =
  'rows?|results?|lines?|entries|filas|líneas|resultados|zeilen|ergebnisse|linhas|lignes|résultats|righe|risultati|строк\\p{L}{0,12}|рядк\\p{L}{0,12}|satır\\p{L}{0,12}|wierszy|rijen|regels|baris|dòng|hàng|行|줄|पंक्ति\\p{L}{0,12}|صف(?:وف|ا|ًا)?';
const MOST =
  'at most|no more than|max(?:imum)?(?: of)?|up to|only|just|como máximo|máximo|hasta|solo|höchstens|maximal|nur|no máximo|até|au plus|al massimo|massimo|не более|не больше|максимум|не більше|en fazla|maksimal|maksymalnie|maximaal|tối đa|最多|最大|최대|अधिकतम|بحد أقصى';
const LIMIT = '(?<limit>[1-9]\\d{0,2})';
export const CAPS: readonly RegExp[] = [
  `[,;(–—-]? ?(?:and |please ){0,3}${BORDER}(?<!\\b(?:market|mkt|supply|hard|soft|lower|upper|price|order|compute|unit|units|cu|size|rate)[ -])(?:cap|limit|keep|restrict|trim)(?: (?:it|this|that|them|the (?:list|table|results?|output|answer)))?(?: (?:at|to|it to|down to))? ${LIMIT}(?: (?:${ROWS}))?(?![\\p{L}\\p{N}%.]) ?\\)?`,
  `[,;(–—-]? ?(?:and |please ){0,3}${BORDER}(?:(?:${MOST}) ?)?(?<!(?:top|first|last|newest|latest) )${LIMIT} ?(?:${ROWS})(?: (?:only|max|at most|is enough|please))?(?![\\p{L}\\p{N}]) ?\\)?`,
  `[,，、]? ?(?:最多|最大|最高|최대)? ?${LIMIT} ?(?:行|줄)(?:まで|以内|以下)?`,
].map((pattern) => new RegExp(pattern, 'iu'));

function findCap({ text }: ParseContext): Sized | undefined {
  const found = CAPS.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (found === undefined) return undefined;
  const limit = Number(found.groups?.['limit']);
  return {
    text: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
    said: found[0]
      .trim()
      .replace(/^[,;，、(–—-]/u, '')
      .replace(/\)$/u, '')
      .trim(),
    // The last five lines of a log are no rows of a table.
    isOfQueries: true,
    apply: (question) => {
      const { want, shape } = question;
      if (want.kind !== 'query' || want.answers !== 'rows') return undefined;
      return {
        ...question,
        want: { ...want, query: { ...want.query, limit } },
        shape: { ...shape, limit },
      };
    },
  };
}

/** `second largest`: as many as it takes to show it. */
function findPlace({ text, tokens, numbers, ...context }: ParseContext): Sized | undefined {
  for (const { key, at } of context.of('ordinal')) {
    const [index = 0] = at;
    const isRank = context
      .of('shape')
      .some(({ key: order, at: own }) => (order === 'most' || order === 'least') && own[0] === index + 1);
    // `the last 5 min` is no fifth smallest.
    if (at.length > 1 || !/^[2-5]$/.test(key) || !isRank || /^\d+$/.test(tokens[index]!.text)) continue;
    const { start } = tokens[index]!; // a match has tokens
    const end = tokens[index + 1]!.start; // as above
    const limit = Number(key);
    const isOfWho = context
      .of('field')
      .some(({ key: field, at: own }) => field === 'who' && own[0]! > index && own[0]! <= index + 3); // as above
    const stands = (section: string, keys?: readonly string[]): boolean =>
      context
        .of(section)
        .some(({ key: said, at: own }) => own[0]! < index && (keys === undefined || keys.includes(said))); // as above
    const isBehindRank = stands('shape', ['most', 'least']);
    const isBehindEvent = stands('event');
    return {
      text: `${text.slice(0, start)}${text.slice(end)}`,
      said: text.slice(start, end).trim(),
      isOfQueries: true,
      apply: (question) => {
        const { want, shape } = question;
        if (want.kind !== 'query' || want.answers === 'figure' || want.query.order === undefined)
          return undefined;
        // Of who did it there are groups: the second largest sale is not that of the second largest seller.
        if (isOfWho && want.query.by === undefined) return undefined;
        // `top traders of the second most traded token`, `who sent to the second largest trader`: a place in another
        // ranking than that of the rows.
        if (isBehindRank || (isBehindEvent && (want.query.join ?? want.query.joins) !== undefined))
          return undefined;
        // A number of rows that was said is no place.
        if (numbers.some(({ value }) => value === String(want.query.limit))) return undefined;
        const { inside: _inside, ...rest } = want;
        return {
          ...question,
          want: { ...rest, answers: 'first', query: { ...want.query, limit } },
          shape: { ...shape, limit, place: limit },
        };
      },
    };
  }
  return undefined;
}

const OF_CHAIN: ReadonlySet<Question['want']['kind']> = new Set(['query', 'measures']);

/** `undefined` where no such size is said. One that cannot be had is named as what is left out. */
export function readSized(
  input: ParseInput,
  context: ParseContext,
  read: (input: ParseInput) => Parsed | undefined,
): Parsed | undefined {
  const sized = findSpan(context) ?? findCap(context) ?? findPlace(context);
  if (sized === undefined || sized.text === '') return undefined;
  const { language, text } = context;
  const plain = read({ ...input, text: sized.text, language });
  const question = plain === undefined ? undefined : sized.apply(plain.question);
  if (plain !== undefined && question !== undefined)
    return { ...plain, question, others: [], ...(plain.asked !== undefined && { asked: text }) };
  // Never by the minute, or all of the rows, as if that had been asked.
  const kind = plain?.question.want.kind;
  if (plain === undefined || kind === undefined || !OF_CHAIN.has(kind)) return undefined;
  if (sized.isOfQueries === true && kind !== 'query') return undefined;
  const unused = [sized.said, ...plain.question.unused].slice(0, MOST_UNUSED);
  return {
    ...plain,
    question: { ...plain.question, unused },
    turning: [...(plain.turning ?? []), sized.said],
  };
}
