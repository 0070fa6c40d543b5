import { expect, test } from 'vitest';
import type { Candidate } from './context.ts';
import { withMints } from './with-mints.ts';

type Query = Extract<Candidate['question']['want'], { kind: 'query' }>['query'];
const shown = (query: Query): readonly string[] | undefined => {
  const { want } = withMints<Candidate['question']>({
    subjects: [],
    want: { kind: 'query', answers: 'rows', query },
    bounds: [],
    shape: {},
    form: 'list',
    negated: false,
  });
  return want.kind === 'query' ? want.query.show : undefined;
};

test('amounts of any token stand beside it, those of one token by themselves', () => {
  const show = ['trader', 'bought', 'sold'];
  expect(shown({ from: 'launchTraders', show })).toEqual(['mint', ...show]);
  expect(shown({ from: 'launchTraders', show, where: [{ field: 'mint', is: '=', value: 'one' }] })).toEqual(
    show,
  );
  expect(shown({ from: 'launchTraders', show: ['mint', 'bought'] })).toEqual(['mint', 'bought']);
  expect(shown({ from: 'wallets', show: ['wallet', 'transactions'] })).toEqual(['wallet', 'transactions']);
});
