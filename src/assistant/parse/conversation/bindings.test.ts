/** What short questions mean after an answer, by what they change, point at or compute: in several words and languages. */
import { describe, expect, test } from 'vitest';
import type { TurnValue } from '#contracts/assistant/agent';
import type { Question } from '../../question/question.ts';
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { after, answered, NOW, OTHER, read, sol, TOKEN, TRANSACTION, WALLET } from '../testing/turns.ts';

const VALIDATOR = 'DGJwr3VehPBWjWVF4bEpWXoaovEQx1ssaUgmyUu9fGe9';
const POOL = '25FBtaHbKZVmTAcRBDty8MZ3zANMWNQoU5gL6cgAwp7Q';
const HOUR = 3_600;

const queryOf = (question: Question | undefined) =>
  question?.want.kind === 'query' ? question.want.query : undefined;

/** Rows of `place` with a thing and a figure each. */
const rowsOf = (
  place: string,
  name: string,
  figures: readonly string[],
  like: Partial<TurnValue>,
): TurnValue[] =>
  figures.flatMap((raw, index) => [
    {
      label: 'owner',
      kind: 'address',
      raw: `${index}`,
      entity: { kind: 'account', id: index === 0 ? WALLET : OTHER },
      place: `${place}/${index}/owner`,
    } as const,
    { label: name, kind: 'amount', raw, ...like, place: `${place}/${index}/${name}` } as const,
  ]);

describe('a figure of the network is of none of its parts', () => {
  test.each(['and @V', 'what about @V?', 'und @V', '¿y @V?'])('%s', (text) => {
    const question = read(text.replace('@V', VALIDATOR), [answered('how many validators are there')]);
    expect(question?.want).toEqual({ kind: 'explain', of: 'account', topic: 'overview' });
    expect(question?.subjects).toEqual([{ kind: 'account', id: VALIDATOR }]);
  });
});

describe('sums over rows', () => {
  const fees = (count: number): readonly TurnValue[] =>
    Array.from({ length: count }, (_one, index) => ({
      ...sol('5000'),
      label: 'fee',
      place: `list_transactions /items/${index}/fee`,
    }));

  test.each(['total fees of those', 'sum of these', 'add them up', 'zusammen?'])(
    'take every row: %s',
    (text) => {
      const question = after('last 10 transactions of @A', text, fees(10));
      expect(question?.want).toEqual({ kind: 'compute', op: 'sum' });
      expect(question?.operands?.[0]).toHaveLength(10);
    },
  );

  test('are not made of rows that were not all remembered', () => {
    const many = fees(AGENT_LIMITS.values);
    const question = after('last 100 transactions of @A', 'total fees of those', many);
    expect(question).toBeDefined();
    expect(question?.want).not.toMatchObject({ op: 'sum' });
  });

  const held = rowsOf('get_holders /holders', 'share', ['90', '5', '3', '1'], { kind: 'percent', unit: '%' });
  test.each([
    'what share do the first three have together',
    'the top 3 combined, in percent?',
    'which share do the first 3 own',
  ])('of the first rows: %s', (text) => {
    const question = after('top holders of lnkelp', text, held);
    expect(question?.want).toEqual({ kind: 'compute', op: 'sum' });
    expect(question?.operands?.[0]?.map(({ raw }) => raw)).toEqual(['90', '5', '3']);
  });
});

describe('a share of a whole', () => {
  const staked: TurnValue = { ...sol('2'), place: 'get_stakes /staked' };
  const validator: TurnValue = {
    label: 'validator',
    kind: 'address',
    raw: VALIDATOR,
    entity: { kind: 'account', id: VALIDATOR },
    place: 'get_stakes /stakes/0/validator',
  };

  test.each([
    'in percent of that validators total',
    'what percent of the validator is that',
    'what share of that validator is that',
  ])('of another thing is what that has: %s', (text) => {
    const question = after('how much is staked in @A', text, [staked, validator, staked]);
    expect(question).toMatchObject({
      subjects: [{ kind: 'validator', id: VALIDATOR }],
      want: { kind: 'compute', op: 'share', whole: { of: 'validator', key: 'stake' } },
    });
  });

  test.each([
    ['how many failed transactions today', 'in percent', 'failedShare'],
    ['how many failed transactions today', 'as a percentage?', 'failedShare'],
    ['wie viele fehlgeschlagene Transaktionen heute', 'in Prozent', 'failedShare'],
    ['cuántas transacciones fallidas hoy', 'en porcentaje', 'failedShare'],
  ])('of what was counted keeps its time: %s – %s', (first, text, key) => {
    expect(after(first, text)).toMatchObject({ want: { keys: [key] }, time: { to: NOW / 1_000 } });
  });
});

describe('whether that is a lot', () => {
  const moment: TurnValue = {
    label: 'time',
    kind: 'time',
    raw: String(NOW / 1_000 - HOUR),
    place: 'get_transaction /time',
  };
  test.each([
    'is that a lot?',
    'is that high',
    'is that more than the average transaction?',
    'ist das viel?',
  ])('is answered by those around it: %s', (text) => {
    const want = after('fee of @T', text, [moment])?.want;
    expect(want).toMatchObject({ kind: 'query', query: { from: 'transactions' }, expects: 'greater' });
    expect(want?.kind === 'query' && want.against?.where).toEqual([
      { field: 'signature', is: 'not in', value: [TRANSACTION] },
    ]);
  });

  test('no yes or no is said to what is usual', () => {
    const want = after('fee of @T', 'is that normal?', [moment])?.want;
    expect(want).toMatchObject({ kind: 'query' });
    expect(want).not.toHaveProperty('expects');
  });
});

describe('a time that is not now', () => {
  test.each(['and compared with an hour ago?', 'and an hour ago?'])(
    'whether something holds gives way to what is known of then: %s',
    (text) => {
      expect(after('has @A been used?', text)).toMatchObject({
        form: 'value',
        want: { kind: 'measures', of: 'account', keys: ['transactions'] },
        time: { at: NOW / 1_000 - HOUR },
      });
    },
  );

  test('a ranking of the same rows is of the same time', () => {
    const token: TurnValue = {
      label: 'token',
      kind: 'address',
      raw: TOKEN.id,
      entity: { kind: 'token', id: TOKEN.id },
      place: 'query_index /rows/0/base',
    };
    const question = after('which token was traded most in the last 5 minutes', 'who traded it most', [
      token,
    ]);
    expect(queryOf(question)?.time).toEqual({ from: NOW / 1_000 - 300, to: NOW / 1_000 });
    expect(queryOf(question)?.where).toEqual([{ field: 'base', is: '=', value: TOKEN.id }]);
  });
});

describe('a pool that was spoken of', () => {
  const inPool = (text: string) => {
    const first = answered('fee of @T');
    const question: Question = {
      ...first.question!, // it was read
      subjects: [{ kind: 'pool', id: POOL }],
      want: { kind: 'measures', of: 'pool', keys: ['reserves'] },
    };
    return read(text, [{ ...first, question, subjects: question.subjects }]);
  };

  test.each(['what would 10 SOL get me there', 'how much would I get for 10 SOL in it'])(
    'is asked: %s',
    (text) => {
      expect(inPool(text)).toMatchObject({
        want: { kind: 'convert', what: 'quote', value: '10' },
        subjects: [{ kind: 'pool', id: POOL }],
      });
    },
  );

  test('and what was traded there is of it', () => {
    expect(queryOf(inPool('who traded there most'))?.where).toEqual([
      { field: 'market', is: '=', value: POOL },
    ]);
  });
});

describe('where things come from', () => {
  test.each([
    'how do you know',
    'why do you think so?',
    'where does that come from',
    'are you sure?',
    'how did you work that out',
    'wie kommst du darauf?',
    '¿cómo lo sabes?',
  ])('%s', (text) => {
    expect(after('is lnkelp mintable?', text)).toMatchObject({
      layout: 'sources',
      want: { kind: 'predicate', key: 'mintable' },
    });
  });
});

describe('rows of what was counted', () => {
  test.each([
    ['the smallest?', { by: 'stake', order: 'least' }],
    ['which has the lowest commission', { by: 'commission', order: 'least' }],
    ['now by commission, lowest first', { by: 'commission', order: 'least' }],
    ['sort by commission', { by: 'commission', order: 'most' }],
  ])('%s', (text, shape) => {
    expect(after('how many validators are there', text)).toMatchObject({
      want: { of: 'network', keys: ['validatorList'] },
      shape,
    });
  });

  test.each(['only the failed ones', 'just the failed', 'nur die fehlgeschlagenen', 'solo las fallidas'])(
    'those that failed: %s',
    (text) => {
      expect(after('last 5 transactions of @A', text)?.want).toMatchObject({ keys: ['failedList'] });
    },
  );

  test.each(['which program?', 'list them', 'group by program', 'mostly why', 'in percent'])(
    'of none there are none: %s',
    (text) => {
      const none: TurnValue = { label: 'failed', kind: 'count', raw: '0', place: 'get_rate_at /failed' };
      expect(after('how many failed transactions in the last 5 minutes', text, [none])?.want).toMatchObject({
        kind: 'decline',
        why: 'none',
      });
    },
  );
});

describe('rows for each thing', () => {
  test.each([
    ['which pool contributed most', 'market', 'first'],
    ['split by pool', 'market', 'rows'],
    ['per token?', 'base', 'rows'],
    ['by trader', 'trader', 'rows'],
    ['the top trader', 'trader', 'first'],
  ])('%s', (text, field, answers) => {
    const question = after('total trade volume today', text);
    expect(question?.want).toMatchObject({ answers, query: { from: 'trades', by: [field] } });
    expect(queryOf(question)?.time?.to).toBe(NOW / 1_000);
  });

  test('a seller is somebody who sold', () => {
    expect(queryOf(after('trades in the last hour', 'who was the biggest seller'))?.where).toContainEqual({
      field: 'isBuy',
      is: '=',
      value: false,
    });
  });

  test('the total of groups is of all of them', () => {
    const groups = answered('traders by volume today');
    expect(read('and the total?', [groups])?.want).toMatchObject({ answers: 'figure' });
    expect(queryOf(read('and the total?', [groups]))).not.toHaveProperty('by');
  });
});

describe('without what the chain does for itself', () => {
  test.each(['without votes', 'excluding votes', 'non-votes only', 'ohne Votes'])('%s', (text) => {
    expect(after('current tps', text)?.want).toMatchObject({ keys: ['tpsWithoutVotes'] });
  });

  test.each(['besides vote and system', 'without vote and system'])('%s', (text) => {
    expect(queryOf(after('which program is used most', text))?.where).toContainEqual({
      field: 'program',
      is: 'not in',
      value: ['Vote111111111111111111111111111111111111111', '11111111111111111111111111111111'],
    });
  });

  test.each(['is that with or without votes?', 'does that include votes?'])('both are said: %s', (text) => {
    expect(after('current tps', text)?.want).toMatchObject({ keys: ['tps', 'tpsWithoutVotes'] });
  });

  test('the peak is the span with the most', () => {
    expect(after('current tps', 'highest in the last 10 mins?')?.want).toMatchObject({
      query: { from: 'blocks', per: 'minute', order: { descending: true }, limit: 1 },
    });
  });
});

describe('after a transaction that failed', () => {
  const error: TurnValue = {
    label: 'error',
    kind: 'word',
    raw: 'Slippage',
    place: 'get_transaction /error/name',
  };
  test.each([
    ['what would I need to change so it works', { kind: 'explain', topic: 'failure' }],
    ['how do people avoid it', { kind: 'explain', topic: 'failure' }],
    ['¿cómo evitarlo?', { kind: 'explain', topic: 'failure' }],
    ['whats the cost of that failure', { kind: 'measures', keys: ['fee'] }],
    ['is that error common', { kind: 'measures', of: 'network', keys: ['failureReasons'] }],
  ])('%s', (text, want) => {
    expect(after('did @T work?', text, [error])?.want).toMatchObject(want);
  });

  test('what succeeded needs no advice', () => {
    const question = after('did @T work?', 'what would I need to change so it works');
    expect(question).toBeDefined();
    expect(question?.want).not.toMatchObject({ topic: 'failure' });
  });
});

describe('two things', () => {
  const blocks = [answered('leader of block 2395'), answered('leader of block 2394')];
  test.each(['did either of them fail', 'were any txs failed in either', 'did both have failures'])(
    'are both asked: %s',
    (text) => {
      expect(
        read(text, blocks)
          ?.subjects.map(({ id }) => id)
          .toSorted(),
      ).toEqual(['2394', '2395']);
    },
  );

  test.each(["who's richer", 'which one is wealthier'])('by what they hold: %s', (text) => {
    const wallets = [answered('transactions of @B'), answered('transactions of @A')];
    expect(read(text, wallets)?.want).toEqual({ kind: 'compare', of: 'account', key: 'portfolio' });
  });
});

describe('how somebody got something', () => {
  test.each(['what did he pay for it', 'how much did he pay for it'])('%s', (text) => {
    const question = after('how much lnkelp does @A have', text);
    expect(queryOf(question)?.where).toEqual([
      { field: 'isBuy', is: '=', value: true },
      { field: 'trader', is: '=', value: WALLET },
      { field: 'base', is: '=', value: TOKEN.id },
    ]);
  });

  test('when is of buys', () => {
    expect(after('how much lnkelp does @A have', 'when did he get it')?.want).toMatchObject({
      answers: 'first',
      query: { from: 'trades', order: { by: 'time', descending: false } },
    });
  });
});
