import { describe, expect, test } from 'vitest';
import { readValidatorQuery, toSort, toValidatorsHref } from './validator-query.ts';

const read = (text: string) => readValidatorQuery(new URLSearchParams(text));

describe('the query of the list of validators', () => {
  test('what the list does not know is left out', () => {
    expect(read('q=%20ada%20&sort=luck&order=up&page=0&state=delinquent&x=1')).toEqual({
      q: 'ada',
      state: 'delinquent',
    });
  });

  test('a changed filter begins at the first page', () => {
    expect(toValidatorsHref(read('q=ada&page=3'), { state: 'voting' })).toBe(
      '/validators?q=ada&state=voting',
    );
    expect(toValidatorsHref(read('q=ada'), { page: '2' })).toBe('/validators?q=ada&page=2');
    expect(toValidatorsHref(read('state=voting'), { state: '' })).toBe('/validators');
  });

  test('a column turns around when it is the one sorted by', () => {
    expect(toSort({}, 'stake')).toEqual({ href: '/validators?order=asc', now: 'descending' });
    expect(toSort(read('order=asc'), 'stake')).toEqual({ href: '/validators', now: 'ascending' });
    expect(toSort({}, 'name')).toEqual({ href: '/validators?sort=name', now: undefined });
    expect(toSort(read('sort=name'), 'name')).toEqual({
      href: '/validators?sort=name&order=desc',
      now: 'ascending',
    });
  });
});
