import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Question, Subject, SubjectKind } from '../question/question.ts';
import { readLexicon } from '../words/lexicon.ts';
import { parse } from './parse.ts';

const NOW = Date.UTC(2026, 9, 1, 14);
const ADDRESS = '7YiuAhLZnKz7G7BjdzjMy9LkD241q34uuvo52R7XfJRY';
const OTHER = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const TRANSACTION =
  '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';
const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';

const IDS: Readonly<Partial<Record<SubjectKind, string>>> = {
  transaction: TRANSACTION,
  block: '987654321',
  epoch: '5',
};
const toSubject = (kind: SubjectKind): Subject => ({ kind, id: IDS[kind] ?? ADDRESS });

/** Asked on the page of a thing, as `it`. */
function ask(text: string, page?: SubjectKind): Question['want'] | undefined {
  return parse({
    text,
    page: page === undefined || page === 'network' ? undefined : toSubject(page),
    nowMs: NOW,
    kinds: new Map<string, SubjectKind>([
      [OTHER, 'account'],
      [MINT, 'token'],
    ]),
    names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
  })?.question.want;
}

const keysOf = (want: Question['want'] | undefined): readonly string[] =>
  want?.kind === 'measures'
    ? want.keys
    : want?.kind === 'predicate' || want?.kind === 'compare'
      ? [want.key]
      : [];

describe('short questions', () => {
  test.each<[SubjectKind, string, string]>([
    ['account', 'balance?', 'balance'],
    ['account', 'how much SOL does it have', 'balance'],
    ['account', 'what tokens does it hold', 'tokens'],
    ['account', 'how many kelp does it hold', 'tokenBalance'],
    ['account', 'what is it worth in dollars', 'portfolio'],
    ['account', 'how many token accounts', 'tokenAccounts'],
    ['account', 'how many empty token accounts', 'emptyAccounts'],
    ['account', 'how much rent can it reclaim', 'rentToReclaim'],
    ['account', 'what kind of account is this', 'type'],
    ['account', 'owner program?', 'ownerProgram'],
    ['account', 'who owns this token account', 'holder'],
    ['account', 'data size', 'size'],
    ['account', 'rent exempt reserve', 'rentReserve'],
    ['account', 'when was its first transaction', 'firstTime'],
    ['account', 'last active?', 'lastTime'],
    ['account', 'how many transactions', 'transactions'],
    ['account', 'how many failed', 'failed'],
    ['account', 'failure rate', 'failedShare'],
    ['account', 'total fees paid', 'feesPaid'],
    ['account', 'who does it deal with most', 'topCounterparty'],
    ['account', 'realized pnl', 'profit'],
    ['account', 'win rate', 'winRate'],
    ['account', 'how much is staked', 'staked'],
    ['account', 'which validator is it delegated to', 'stakedWith'],
    ['account', 'who can withdraw', 'withdrawer'],
    ['program', 'who can upgrade it', 'upgradeAuthority'],
    ['program', 'last deployed?', 'deployedAt'],
    ['program', 'who deployed it', 'deployer'],
    ['program', 'which instructions does it have', 'instructions'],
    ['program', 'how big is the code', 'size'],
    ['program', 'failure rate', 'failedShare'],
    ['program', 'source code repository', 'builds'],
    ['block', 'who was the leader', 'leader'],
    ['block', 'how many votes', 'votes'],
    ['block', 'non-vote transactions', 'nonVotes'],
    ['block', 'how full was it', 'computeShare'],
    ['block', 'total fees', 'fees'],
    ['block', 'parent slot', 'parentSlot'],
    ['block', 'which epoch does it belong to', 'epoch'],
    ['validator', 'commission', 'commission'],
    ['validator', 'how much stake', 'stake'],
    ['validator', 'skip rate', 'skipShare'],
    ['validator', 'when will it lead next', 'nextSlot'],
    ['validator', 'apy?', 'rewards'],
    ['epoch', 'when does it end', 'end'],
    ['epoch', 'how many slots', 'slots'],
    ['epoch', 'how far along is it', 'progress'],
    ['network', 'tps?', 'tps'],
    ['network', 'tps without votes', 'tpsWithoutVotes'],
    ['network', 'what epoch are we in', 'epoch'],
    ['network', 'circulating supply', 'circulating'],
    ['network', 'inflation rate', 'inflation'],
    ['network', 'how many validators are there', 'validators'],
    ['network', 'typical priority fee', 'typicalPriorityFee'],
    ['network', 'block height', 'height'],
    ['token', 'what is the transfer fee', 'transferFee'],
    ['token', 'who can pause it', 'pauseAuthority'],
    ['token', 'is it soulbound', 'transferable'],
    ['token', 'interest rate?', 'interestRate'],
    ['token', 'does any single wallet own more than half', 'topHolderShare'],
    ['token', 'how many different wallets traded it', 'traders'],
    ['token', 'biggest holder', 'topHolder'],
    ['token', 'top 10 holders', 'topHolders'],
    ['token', 'is it cheaper than yesterday', 'rising'],
    ['token', 'is it up since 06:00', 'rose'],
    ['pool', 'did anybody remove liquidity', 'deposits'],
    ['pool', 'how much liquidity', 'liquidity'],
    ['pool', 'which tokens does it trade', 'pair'],
    ['pool', 'swap fee', 'fee'],
    ['pool', 'reserves', 'reserves'],
    ['transaction', 'recent blockhash', 'blockhash'],
    ['transaction', 'how many inner instructions', 'innerCount'],
    ['transaction', 'show me the logs', 'logs'],
    ['transaction', 'which token was created', 'mintedToken'],
    ['transaction', 'price per token', 'tradePrice'],
  ])('on the page of the %s: %s', (kind, text, key) => {
    const want = ask(text, kind);
    expect(want).toMatchObject({ of: kind });
    expect(keysOf(want)[0]).toBe(key);
  });
});

const predicates = [...CATALOGUE.values()].flatMap(({ kind, predicates: of }) =>
  [...of.values()]
    .filter(({ needs }) => needs === undefined)
    .flatMap(({ key, needsTime }) =>
      [true, false].map((expects) => {
        const title = readLexicon('en').titles.get(`${kind}.${key}${expects ? '' : '-not'}`) ?? '';
        return { kind, key, expects, title: needsTime === true ? `${title} since yesterday` : title };
      }),
    ),
);

describe('what an answer states can be asked', () => {
  test.each(predicates)('$kind: is it true that $title', ({ kind, key, expects, title }) => {
    expect(ask(`is it true that ${title}?`, kind)).toEqual({ kind: 'predicate', of: kind, key, expects });
  });
});

describe('the opposite of a word', () => {
  test.each<[SubjectKind, string, string, boolean]>([
    ['program', 'is it still upgradeable?', 'upgradeable', true],
    ['program', 'is it immutable?', 'upgradeable', false],
    ['program', 'is it not upgradeable any more?', 'upgradeable', false],
    ['program', 'is the code frozen?', 'upgradeable', false],
    ['validator', 'is it delinquent?', 'delinquent', true],
    ['validator', 'is it still voting?', 'delinquent', false],
    ['validator', "isn't it delinquent?", 'delinquent', true],
    ['validator', 'is it true that it is not delinquent?', 'delinquent', false],
    ['block', 'was it skipped?', 'exists', false],
    ['block', 'was it produced?', 'exists', true],
    ['account', 'is it closed?', 'exists', false],
    ['account', 'does it still exist?', 'exists', true],
    ['account', 'was it never used?', 'used', false],
    ['network', 'is the network down?', 'up', false],
    ['network', 'is the chain running?', 'up', true],
    ['epoch', 'is it over?', 'over', true],
    ['transaction', 'did it fail?', 'succeeded', false],
    ['transaction', 'was there no priority fee?', 'priority', false],
    ['pool', 'is it drained?', 'liquid', false],
  ])('on the page of the %s: %s', (kind, text, key, expects) => {
    expect(ask(text, kind)).toEqual({ kind: 'predicate', of: kind, key, expects });
  });
});

test('a thing that is asked about with a token takes the token along', () => {
  expect(
    parse({
      text: `does ${OTHER} hold any kelp?`,
      nowMs: NOW,
      kinds: new Map(),
      names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
    })?.question,
  ).toMatchObject({
    subjects: [
      { kind: 'account', id: OTHER },
      { kind: 'token', id: MINT },
    ],
    want: { kind: 'predicate', of: 'account', key: 'holds', expects: true },
  });
});

test('a comparison is of what is named behind than', () => {
  expect(
    parse({ text: `does ${OTHER} have less SOL than ${ADDRESS}?`, nowMs: NOW, kinds: new Map(), names: [] })
      ?.question,
  ).toMatchObject({
    want: { kind: 'compare', of: 'account', key: 'balance' },
    shape: { order: 'least' },
    form: 'yes-no',
  });
});

describe('what is asked of another time or of many', () => {
  const timeOf = (text: string): Question['time'] => askAll(text)?.time;
  const askAll = (text: string): Question | undefined =>
    parse({
      text,
      nowMs: NOW,
      kinds: new Map(),
      names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
    })?.question;

  test('all time is everything up to now', () => {
    expect(timeOf('all time high of kelp')).toMatchObject({ from: 1, to: NOW / 1_000 });
  });

  test('midnight is the one that was', () => {
    expect(timeOf('volume of kelp since midnight')).toMatchObject({ from: Date.UTC(2026, 9, 1) / 1_000 });
  });

  test.each([
    ['what was the highest price kelp ever reached', 'measures'],
    ['will kelp ever reach a dollar', 'decline'],
    ['what will the tps be tomorrow', 'decline'],
    ['any news about kelp', 'decline'],
    ['any new tokens today', 'query'],
    ['freeze this account', 'decline'],
    ['which exchange is kelp traded on', 'query'],
  ])('%s: %s', (text, kind) => {
    expect(askAll(text)?.want.kind).toBe(kind);
  });

  test('a price in dollars names no second token', () => {
    expect(askAll('price of SOL')).toMatchObject({
      subjects: [{ kind: 'token', id: 'So11111111111111111111111111111111111111112' }],
      want: { keys: ['price'] },
    });
  });
});

describe('rows of a list are ranked by what their rank is of', () => {
  test.each([
    ['rank validators by stake', 'stake', 'most'],
    ['which validator has the highest rank?', 'stake', 'most'],
    ['validators by rank', 'stake', 'most'],
    ['lowest ranked validator', 'stake', 'least'],
    ['rank the validators by commission', 'commission', 'most'],
  ])('%s', (text, by, order) => {
    expect(parse({ text, nowMs: NOW, kinds: new Map(), names: [] })?.question).toMatchObject({
      want: { keys: ['validatorList'] },
      shape: { by, order },
    });
  });
});

describe('when something was highest is asked of all that is indexed', () => {
  const askKelp = (text: string) =>
    parse({
      text,
      nowMs: NOW,
      kinds: new Map(),
      names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
    })?.question;

  test.each([
    ['when was the price of kelp highest?', 'high', 'all time'],
    ['when did kelp reach its lowest price?', 'low', 'all time'],
    ['when was the highest price of kelp today?', 'high', 'today'],
    ['when did kelp peak', 'high', 'all time'],
  ])('%s', (text, key, time) => {
    expect(askKelp(text)).toMatchObject({ want: { keys: [key] }, time: { text: time }, unused: [] });
  });

  test('the most expensive transaction is one, and no hour of many', () => {
    expect(askKelp('at what time was the most expensive transaction?')).toMatchObject({
      want: { answers: 'first', query: { from: 'transactions', order: { by: 'feeLamports' }, limit: 1 } },
    });
  });
});
