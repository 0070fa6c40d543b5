import { describe, expect, test } from 'vitest';
import { afterKeyword, squeeze, toPlain, toReply } from './spoken.ts';

describe('afterKeyword', () => {
  test('a command begins with the keyword, however the recogniser wrote it', () => {
    for (const text of [
      'osvm help',
      'OSVM, help',
      'O S V M help',
      'O.S.V.M. help',
      'hey osvm help',
      'Okay OSVM help',
    ])
      expect(afterKeyword(text, 'osvm'), text).toBe('help');
    expect(afterKeyword('hello computer go back', 'Hello Computer')).toBe('go back');
    expect(afterKeyword('OSVM search for Wrapped SOL', 'osvm')).toBe('search for Wrapped SOL');
  });

  test('nothing else does', () => {
    for (const text of ['help', 'please osvm help', 'osvmhelp', 'o s v help', 'hey', ''])
      expect(afterKeyword(text, 'osvm'), text).toBeUndefined();
    expect(afterKeyword('osvm', 'osvm')).toBe('');
  });
});

describe('toReply', () => {
  test('only a clear yes or no is one', () => {
    expect(['yes', 'Yes.', 'yeah', 'OSVM yes'].map((text) => toReply(text, 'osvm'))).toEqual([
      'yes',
      'yes',
      'yes',
      'yes',
    ]);
    expect(['no', 'No!', 'cancel'].map((text) => toReply(text, 'osvm'))).toEqual(['no', 'no', 'no']);
  });

  test('the question itself is not its answer', () => {
    for (const text of [
      'say yes or no',
      'Go to Blocks? Say yes or no.',
      'yes or no',
      'yesterday',
      'know',
      '',
    ])
      expect(toReply(text, 'osvm'), text).toBeUndefined();
  });
});

test('texts are compared by letters and digits alone', () => {
  expect(toPlain('  Go to: the “Trading-Terminal”! ')).toBe('go to the trading terminal');
  expect(squeeze('A M Ms')).toBe('amms');
});
