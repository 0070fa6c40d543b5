import { describe, expect, test } from 'vitest';
import { readDataFile, toDataLines } from './data-file.ts';

describe('data files', () => {
  test('are read from the data folder of the package', () => {
    expect(readDataFile('README.md')).toContain('# Data');
  });

  test('one that is missing is named', () => {
    expect(() => readDataFile('idl/nobody.idl')).toThrow('data/idl/nobody.idl cannot be read');
  });

  test('lines keep their indentation; comments, empty lines and line ends go', () => {
    expect(toDataLines('# of 2026\n\namm | Orca\r\n  whirL # one\n \n')).toEqual([
      'amm | Orca',
      '  whirL # one',
    ]);
  });
});
