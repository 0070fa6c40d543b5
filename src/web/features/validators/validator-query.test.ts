import { describe, expect, test } from 'vitest';
import { toSort, toValidatorsHref, validatorSearch } from './validator-query.ts';

const read = (text: string) => validatorSearch.read(new URLSearchParams(text));

describe('the query of the list of validators', () => {
  test('what the list does not know is left out', () => {
    const query = 'q=%20ada%20&sort=luck&order=up&page=0&state=delinquent&x=1';
    expect(read(query)).toEqual({ ...read(''), q: 'ada', state: 'delinquent' });
    expect(validatorSearch.refused(new URLSearchParams(query)).map(({ key }) => key)).toEqual([
      'sort',
      'order',
      'page',
    ]);
  });

  test('a changed filter begins at the first page', () => {
    expect(toValidatorsHref(read('q=ada&page=3'), { state: 'voting' })).toBe(
      '/validators?q=ada&state=voting',
    );
    expect(toValidatorsHref(read('q=ada'), { page: 2 })).toBe('/validators?q=ada&page=2');
    expect(toValidatorsHref(read('state=voting'), { state: undefined })).toBe('/validators');
  });

  test('a column turns around when it is the one sorted by', () => {
    expect(toSort(read(''), 'stake')).toEqual({ href: '/validators?order=asc', now: 'descending' });
    expect(toSort(read('order=asc'), 'stake')).toEqual({ href: '/validators', now: 'ascending' });
    expect(toSort(read(''), 'name')).toEqual({ href: '/validators?sort=name', now: undefined });
    expect(toSort(read('sort=name'), 'name')).toEqual({
      href: '/validators?sort=name&order=desc',
      now: 'ascending',
    });
  });
});
