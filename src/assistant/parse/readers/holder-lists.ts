/** `top 5 holders and their share, leave out the pools`, `how much of the supply do the biggest 5 hold`. */
import { isSol } from '../../question/sol.ts';
import { COUNT, toCount, tokensOf, toPhrase } from '../composed/phrase.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findSubjects } from '../find-subjects.ts';

const BONUS = 0.8;
/** As many as are read of a token. */
const MOST = 10;
export const TOP_HOLDERS = new RegExp(
  `\\b(?:(?:top|biggest|largest|first|richest) (?<count>${COUNT})|(?<number>${COUNT}) (?:top|biggest|largest|richest)|(?:top|biggest|largest|richest))(?: (?:holders?|owners?|wallets?|whales?|accounts?|bags))?`,
);
const HOLDING = /\b(?:holders?|owners?|whales?|hold|holds|holding|own|owns|owning|control|controls|have)\b/;
const POOLS =
  /\b(?:(?:leave|leaving|take|taking|filter|filtering|cut|cutting) out|without|excluding|exclude|ignoring|ignore|except|not counting|dont count|minus|skip|skipping|no|besides|apart from|other than|drop|excl) (?:the |any |all |of )?(?:liquidity |amm |dex )?(?:pools?|lps?|amms?|vaults?|pool accounts?)(?: (?:accounts?|vaults?|wallets?))?\b/;
const SUM =
  /\b(?:how much|what (?:percent|percentage|share|part|portion|fraction|chunk)|combined|together|altogether|in total|total share|whats the share)\b/;
const COMPOSED = /\b(?:excluding|except|without|exclude)\b/;
const SHARES = /\b(?:shares?|percent|percentages?)\b/;
/** What else may be asked of holders is read elsewhere. */
const OTHER =
  /\b(?:bought|buy|buyers|sold|sell|sellers|trade|traded|traders|volume|swaps|pools with|also|since|ago|first bought|profit|worth|average|median|how many|if|who|funded|creator)\b/;
const WORDS =
  /^(?:supply|share|shares|percent|percentage|their|its|total|combined|together|holders?|owners?|wallets?|whales?|hold|holds|holding|own|owns|owning|control|controls|have|out|part|portion|fraction|chunk|token|coin|each|with|and|pls|please|list|them|do|does)$/;

export default function readHolderLists(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en' || context.time !== undefined || context.bounds.length > 0) return [];
  const whose = readWhose(context);
  if (whose !== undefined) return [whose];
  const phrase = toPhrase(context);
  const [top, pools, sum] = [TOP_HOLDERS, POOLS, SUM].map((pattern) => pattern.exec(phrase.text));
  const tokens = findSubjects(context, 'token').filter(({ subject }) => !isSol(subject));
  const [found, second] = tokens;
  const isOfTwo = second !== undefined && second.origin === 'named';
  if (!top || found === undefined || isOfTwo || !HOLDING.test(phrase.text) || OTHER.test(phrase.text))
    return [];
  const said = top.groups?.['count'] ?? top.groups?.['number'];
  const limit = said === undefined ? MOST : toCount(phrase, said);
  if (limit === undefined || limit > MOST) return [];
  // Without a number, and with the pools, what the ten largest hold has a measure of its own.
  if (!pools && !(sum && said !== undefined)) return [];
  // What is composed of other words has no shares.
  if (!sum && COMPOSED.test(phrase.text) && !SHARES.test(phrase.text)) return [];
  const key = sum ? (pools ? 'sharesBesidePools' : 'holderShares') : 'holdersBesidePools';
  return [
    {
      used: new Set([
        ...tokensOf(phrase, top),
        ...(pools ? tokensOf(phrase, pools) : []),
        ...(sum ? tokensOf(phrase, sum) : []),
        ...found.at,
        ...context.of('ask').flatMap(({ at }) => [...at]),
        ...context.tokens.flatMap(({ text }, index) => (WORDS.test(text) ? [index] : [])),
      ]),
      bonus: BONUS,
      question: {
        subjects: [found.subject],
        want: { kind: 'measures', of: 'token', keys: [key] },
        bounds: [],
        shape: { limit, ...(sum && { aggregate: 'sum' as const, order: 'most' as const, by: 'amount' }) },
        form: sum ? 'value' : 'list',
        negated: false,
      },
    },
  ];
}

const WHOSE_BONUS = 1.2;
const WHOSE = /\b(?:any|one|which|some|all) of (?:them|these|those)\b/i;
const ROLE = /^(?:creator|dev|developer|deployer|sniper|snipers|bundled|insider|insiders)$/;
const LISTS: ReadonlySet<string> = new Set([
  'topHolders',
  'holderShares',
  'holdersBesidePools',
  'sharesBesidePools',
]);

/** `is any of them the creator` after holders: the list says what each of them is. */
function readWhose(context: ParseContext): Candidate | undefined {
  const last = context.earlier[0]?.question;
  const [token] = last?.subjects ?? [];
  const isOfHolders =
    last?.want.kind === 'measures' &&
    last.want.of === 'token' &&
    last.want.keys.some((key) => LISTS.has(key));
  const role = context.tokens.findIndex(({ text }) => ROLE.test(text));
  if (!isOfHolders || token === undefined || role < 0 || !WHOSE.test(context.text)) return undefined;
  return {
    used: new Set([
      role,
      ...context.mentions.flatMap(({ isSoft, at }) => (isSoft === true ? [...at] : [])),
      ...context.of('ask').flatMap(({ at }) => [...at]),
    ]),
    bonus: WHOSE_BONUS,
    isOn: true,
    question: {
      subjects: [token],
      want: { kind: 'measures', of: 'token', keys: ['topHolders'] },
      bounds: [],
      shape: last.shape.limit === undefined ? {} : { limit: last.shape.limit },
      form: 'list',
      negated: false,
    },
  };
}
