/** What must not change an answer does not change the reading, and what must change it does; over all questions in English. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/assistant/catalogue/catalogue.ts';
import { detectLanguage } from '../../src/assistant/parse/detect-language.ts';
import { readLexicon } from '../../src/assistant/words/lexicon.ts';
import { planner } from '../../src/server/assistant/index.ts';
import { readQuestion } from '../../src/server/assistant/planning/read-question.ts';
import type { Question } from '../../src/assistant/question/question.ts';
import { fill } from './cast.ts';
import { openBackend } from './planner.ts';
import { readQuestions } from './question.ts';
import { useStage } from './use-stage.ts';

/** Of the readings of each relation; the evaluation's own rows hold slips already, which one more makes two. */
const LEAST_SHARE = 0.98;
const LEAST_OF_SLIPS = 0.95;

const ADDRESSES = /[1-9A-HJ-NP-Za-km-z]{32,88}/g;
const SAME: Readonly<Record<string, (text: string) => string>> = {
  'politeness around it': (text) =>
    `hi there, could you please tell me: ${text.replace(/\?$/, '')} thanks a lot!`,
  'a plea behind it': (text) => `${text.replace(/\?$/, '')}, please?`,
  emoji: (text) => `🙏 ${text} 🚀🚀`,
  'capital letters': (text) => text.replace(/\b[a-z][a-z']*\b/g, (word) => word.toUpperCase()),
  'no mark at its end': (text) => text.replace(/[?!.]+$/, ''),
  'links instead of addresses': (text) =>
    text.replace(ADDRESSES, (id) => `https://solscan.io/${id.length > 50 ? 'tx' : 'account'}/${id}`),
  'quotes around addresses': (text) => text.replace(ADDRESSES, (id) => `"${id}"`),
  'more space': (text) => `  ${text.replace(/ /g, '  ')}\n`,
  'two letters changed about': (text) => {
    let changed = 0;
    return text.replace(/(?<![.\w])[a-z]{6,}(?![.\w])/g, (word) =>
      changed++ > 0 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`,
    );
  },
};

const stage = useStage();

async function read(text: string, page?: string): Promise<Question | undefined> {
  const { chain } = stage().world;
  const parts = { ...chain.parts, nowMs: () => chain.nowMs };
  const request = { mode: 'agent' as const, text, page, thread: [] };
  const signal = new AbortController().signal;
  return (await readQuestion({ request, parts, cluster: 'localnet', signal }))?.question;
}

const toMeaning = (question: Question | undefined): string =>
  question === undefined
    ? 'nothing'
    : JSON.stringify([
        question.want,
        question.subjects.map(({ id }) => id),
        question.time?.from,
        question.time?.to,
        question.time?.at,
        question.bounds,
        question.shape,
        question.form,
      ]);

const TALK = /^talk-/;
const isTalk = (question: Question | undefined): boolean =>
  question?.want.kind === 'decline' && TALK.test(question.want.why);

describe('what must not change the reading', () => {
  test.each(Object.entries(SAME))('%s', async (name, change) => {
    let [same, all] = [0, 0];
    const others: string[] = [];
    for (const row of readQuestions()) {
      if (row.thread !== undefined || row.inject !== undefined) continue;
      const text = fill(row.question, stage().cast);
      const changed = change(text);
      if (changed === text || detectLanguage(text) !== 'en') continue;
      const page = row.page === undefined ? undefined : fill(row.page, stage().cast);
      const [before, after] = [await read(text, page), await read(changed, page)];
      if (isTalk(before)) continue;
      all++;
      if (toMeaning(before) === toMeaning(after)) same++;
      else if (row.split === 'dev') others.push(changed);
    }
    expect(all).toBeGreaterThan(90);
    const least = name === 'two letters changed about' ? LEAST_OF_SLIPS : LEAST_SHARE;
    expect(same / all, others.join('\n')).toBeGreaterThanOrEqual(least);
  });
});

/** A page of each kind of thing. */
const PAGES: Readonly<Record<string, string>> = {
  transaction: '/tx/{swap.tx}',
  account: '/account/{wallet}',
  token: '/token/{coin}',
  program: '/program/{small.program}',
  block: '/block/{block}',
  validator: '/validator/{validator}',
  epoch: '/epoch/{epoch}',
  pool: '/account/{pool}',
};
/** Of which that one tells nothing. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  'account.lockedUp': '/account/{stake.account}',
  'transaction.sameAmounts': '/tx/{multi.tx}',
  'transaction.retried': '/tx/{failed.tx}',
};

/** What the chain of the evaluation does not tell of these pages: the answer says so, and neither yes nor no. */
const NOT_TOLD: ReadonlySet<string> = new Set([
  'block.full',
  // No launch of that chain is by a launchpad.
  'transaction.creatorBuys',
  // Its token was made without a launchpad, which leaves open whether there was ever a curve.
  'token.graduated',
  // That transaction did not fail at all.
  'transaction.failedInside',
]);

describe('polarity', () => {
  const titles = readLexicon('en').titles;
  const predicates = [...CATALOGUE.values()].flatMap(({ kind, predicates: of }) =>
    [...of.values()]
      .filter(({ needs }) => needs === undefined)
      .map(({ key, needsTime, isTimed }) => ({
        kind,
        key,
        when: needsTime === true || isTimed === true ? ' in the last 6 hours' : '',
      })),
  );

  test.each(predicates)(
    '$kind $key is told with the other word when its opposite is asked',
    async ({ kind, key, when }) => {
      const { chain } = stage().world;
      const page = OTHER_PAGES[`${kind}.${key}`] ?? PAGES[kind];
      const ask = async (title: string): Promise<string> => {
        const text = `Is it true that ${when === '' ? title : title.replace(' in that time', '')}${when}?`;
        const at = page === undefined ? undefined : fill(page, stage().cast);
        const { answer } = await openBackend(planner)(chain, chain.nowMs)({ text, page: at, thread: [] });
        const [first] = answer.blocks;
        const [span] = first !== undefined && 'spans' in first ? first.spans : [];
        return /^(Yes|No)\b/.exec(span?.text ?? '')?.[1] ?? 'neither';
      };
      const words = [await ask(titles.get(`${kind}.${key}`)!), await ask(titles.get(`${kind}.${key}-not`)!)]; // every predicate has both
      expect(words.toSorted()).toEqual(
        NOT_TOLD.has(`${kind}.${key}`) ? ['neither', 'neither'] : ['No', 'Yes'],
      );
    },
  );

  test.each([
    'does {wallet} have more SOL than {second.wallet}?',
    'is {coin.symbol} worth more than {second.coin.symbol}?',
    'has {validator} more stake than {second.validator}?',
    'does block {block} have more transactions than block {other.block}?',
  ])('%s is answered the other way round when both change places', async (question) => {
    const { chain } = stage().world;
    const holes = question.match(/\{[\w.]+\}/g)!; // it has two
    const turned = question.replace(holes[0]!, '#').replace(holes[1]!, holes[0]!).replace('#', holes[1]!);
    const first = async (text: string): Promise<string> => {
      const asked = { text: fill(text, stage().cast), thread: [] };
      const { answer } = await openBackend(planner)(chain, chain.nowMs)(asked);
      const [block] = answer.blocks;
      return block !== undefined && 'spans' in block ? (block.spans[0]?.text ?? '') : '';
    };
    const words = [await first(question), await first(turned)].map((text) => /^(?:Yes|No)\b/.exec(text)?.[0]);
    expect(words.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual(['No', 'Yes']);
  });
});

describe('a filter that is added', () => {
  const filters = [
    'in the last 2 hours',
    'over 5 SOL',
    'since 2026-10-01 03:00 UTC',
    'of {coin.symbol}',
    'by {wallet}',
    'in block {block}',
    'that failed',
  ];
  const lists = [
    'how many trades were there',
    'list the largest transfers',
    'how many transactions were there',
    'who sold most',
  ];
  test.each(lists.flatMap((list) => filters.map((filter) => [list, filter] as const)))(
    '%s %s: is in the reading, or said to be left out',
    async (list, filter) => {
      const cast = stage().cast;
      const [plain, narrowed] = [await read(list), await read(fill(`${list} ${filter}`, cast))];
      const isSaid = narrowed === undefined || narrowed.unused.length > (plain?.unused.length ?? 0);
      expect(isSaid || toMeaning(narrowed) !== toMeaning(plain)).toBe(true);
    },
  );
});
