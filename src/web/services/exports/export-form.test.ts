import { describe, expect, test } from 'vitest';
import {
  findFormError,
  toFieldKeys,
  toFirstForm,
  toSentConfig,
  toShownFields,
  toSource,
} from './export-form.ts';

const SHOWN = { titles: ['#', 'Fee payer', 'Fee payer'], rows: [['1', 'a', 'b']] };
const LIST = { list: 'blocks', input: { before: '7', status: undefined, window: '7d' } };

describe('the export form', () => {
  test('it opens with CSV, and with the whole list where there is one', () => {
    expect(toFirstForm({ title: 'x', list: LIST })).toEqual({ config: { format: 'csv' }, scope: 'list' });
    expect(toFirstForm({ title: 'x', shown: SHOWN })).toEqual({ config: { format: 'csv' }, scope: 'shown' });
  });

  test('only options of the chosen format are sent; those of others stay in the form', () => {
    const config = { delimiter: ';', pageSize: 'a3', pretty: false, filename: ' x ' } as const;
    expect(toSentConfig({ scope: 'list', config: { ...config, format: 'pdf' } })).toEqual({
      format: 'pdf',
      filename: 'x',
      pageSize: 'a3',
    });
    expect(toSentConfig({ scope: 'list', config: { ...config, format: 'csv' } })).toEqual({
      format: 'csv',
      filename: 'x',
      delimiter: ';',
    });
  });

  test('errors are said in the words of the server', () => {
    expect(findFormError({ scope: 'list', config: {} }, [])).toBe('Export format is required');
    const all = { format: 'csv', excludeFields: ['a'] } as const;
    expect(findFormError({ scope: 'shown', config: all }, [{ key: 'a', title: 'A' }])).toBe(
      'All fields are left out.',
    );
    expect(findFormError({ scope: 'shown', config: { format: 'csv' } }, [])).toBeUndefined();
  });

  test('columns have keys of letters and digits, each of them once', () => {
    expect(toFieldKeys(['#', 'Fee payer', 'Fee payer', 'Compute units (max)', '価格'])).toEqual([
      'column1',
      'feePayer',
      'feePayer2',
      'computeUnitsMax',
      '価格',
    ]);
    expect(toShownFields({ title: 'x', shown: SHOWN }, 'shown')?.map(({ key }) => key)).toEqual([
      'column1',
      'feePayer',
      'feePayer2',
    ]);
    expect(toShownFields({ title: 'x', shown: SHOWN }, 'list')).toBeUndefined();
  });

  test('these rows are sent as they are shown, the whole list is asked for from its beginning', () => {
    const request = { title: 'Blocks', shown: SHOWN, list: LIST };
    expect(toSource(request, 'shown')).toEqual({
      kind: 'rows',
      title: 'Blocks',
      columns: [
        { key: 'column1', title: '#' },
        { key: 'feePayer', title: 'Fee payer' },
        { key: 'feePayer2', title: 'Fee payer' },
      ],
      rows: [['1', 'a', 'b']],
    });
    expect(toSource(request, 'list')).toEqual({ kind: 'list', list: 'blocks', input: { window: '7d' } });
    expect(toSource({ title: 'Blocks', list: LIST }, 'shown')).toEqual({
      kind: 'list',
      list: 'blocks',
      input: { before: '7', window: '7d' },
      pages: 1,
    });
  });
});
