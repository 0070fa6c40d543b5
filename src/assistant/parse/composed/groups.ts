/** What figures are put together by: `per hour`, `for each token`, `which pool`. */
import type { AskedQuery } from '../../question/question.ts';
import { tokensIn, type Phrase } from './phrase.ts';

export interface Group {
  readonly per?: AskedQuery['per'];
  readonly isEpoch?: true;
  /** Field by source. */
  readonly key?: string;
  readonly at: readonly number[];
  readonly place: number;
}

const NOUNS =
  'hours?|days?|minutes?|weeks?|epochs?|tokens?|coins?|mints?|pools?|markets?|pairs?|traders?|wallets?|address(?:es)?|senders?|receivers?|recipients?|programs?|venues?|dex(?:es)?|amms?|validators?|buyers?|sellers?|creators?|blocks?|instructions?|routers?|side';
const EACH = new RegExp(
  `\\b(?:for (?:each|every|all(?: the)?)|(?:of|in|from|on) (?:each|every)|each|every|per|by|grouped by|group by|broken down by|split by|hour by|which|what) (?:single |of the )?(?<noun>${NOUNS})(?!\\w)|\\b(?<adverb>hourly|daily|weekly)\\b`,
  'g',
);

const PER: Readonly<Record<string, NonNullable<AskedQuery['per']>>> = {
  hour: 'hour',
  hourly: 'hour',
  day: 'day',
  daily: 'day',
  minute: 'minute',
  week: 'week',
  weekly: 'week',
};

/** Fields that name the group, by source. */
export const GROUP_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  trades: {
    token: 'base',
    pool: 'market',
    trader: 'trader',
    program: 'venue',
    router: 'router',
    side: 'isBuy',
  },
  transfers: { token: 'mint', trader: 'sender', sender: 'sender', receiver: 'receiver' },
  transactions: { trader: 'feePayer', sender: 'feePayer' },
  tokenMints: { trader: 'creator', creator: 'creator', program: 'launchpad' },
  programs: { program: 'program' },
  calls: { program: 'program', instruction: 'instruction' },
  wallets: { trader: 'wallet' },
  stakeChanges: { validator: 'validator' },
  supplyChanges: { token: 'mint' },
  blocks: { block: 'slot' },
};

const toKey = (noun: string): string => {
  const one = noun.replace(/(?<=x|ss)es$|s$/, '');
  if (/^(?:coin|mint|token)$/.test(one)) return 'token';
  if (/^(?:market|pair|pool)$/.test(one)) return 'pool';
  if (/^(?:wallet|address|trader|buyer|seller)$/.test(one)) return 'trader';
  if (/^(?:venue|dex|amm|program)$/.test(one)) return 'program';
  return one === 'recipient' ? 'receiver' : one;
};

/** In the order of the sentence. */
export function findGroups(phrase: Phrase): readonly Group[] {
  const { text } = phrase;
  return [...text.matchAll(EACH)].flatMap((match): readonly Group[] => {
    const noun = match.groups?.['noun'] ?? match.groups?.['adverb'] ?? '';
    const at = tokensIn(phrase, match.index, match.index + match[0].length);
    const one = noun.replace(/s$/, '');
    if (PER[one] !== undefined) return [{ per: PER[one], at, place: match.index }];
    if (one === 'epoch') return [{ isEpoch: true, at, place: match.index }];
    return [{ key: toKey(noun), at, place: match.index }];
  });
}
