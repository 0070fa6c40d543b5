import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DecodedError, Sentence } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { ErrorCard } from './error-card.tsx';

const paragraphs = (error: Wire<DecodedError>, summary?: Wire<Sentence>): readonly string[] =>
  renderToStaticMarkup(<ErrorCard error={error} summary={summary} />)
    .split('</p>')
    .map((part) => part.replace(/<(?!\/?strong)[^>]*>/g, ''));

test('the log’s own reason stands first, and a number is no name', () => {
  expect(
    paragraphs({
      name: 'Custom(38)',
      message: 'Raydium Route returned its own error 38 (0x26).',
      reason: {
        template: '“{reason}”',
        fields: [{ name: 'reason', value: { kind: 'text', text: 'exceeds desired slippage limit' } }],
      },
      hint: 'A new quote may work.',
      code: 38,
    }),
  ).toEqual([
    '<strong>“exceeds desired slippage limit”</strong>',
    'Error 38: Raydium Route returned its own error 38 (0x26).',
    'How to fix it: A new quote may work.',
    '',
  ]);
});

test('without a reason in the log the error’s name stands first', () => {
  expect(paragraphs({ name: 'AccountInUse', message: 'An account was locked.' })).toEqual([
    '<strong>AccountInUse</strong>: An account was locked.',
    '',
  ]);
});

const sol = (name: string, lamports: string) => ({ name, value: { kind: 'lamports' as const, lamports } });
const TOO_LITTLE = { name: 'ExceededSlippage', message: 'The price moved.' };

test.each([
  [
    'what was paid too little',
    '; it would have paid {would} where at least {asked} was asked',
    [sol('would', '992000000'), sol('asked', '1000000000')],
    'Would have returned 0.992 SOL, 0.8 % below the minimum of 1 SOL.',
  ],
  [
    'the limit after slippage',
    '; it would have paid {would} where at least {least} was asked, {asked} less {slippage}',
    [sol('would', '980000000'), sol('asked', '2000000000'), sol('least', '990000000')],
    'Would have returned 0.98 SOL, 1.01 % below the minimum of 0.99 SOL.',
  ],
  [
    'what was asked too much',
    '; it would have cost {would} where at most {asked} was allowed',
    [sol('would', '3000000000'), sol('asked', '2000000000')],
    'Would have cost 3 SOL, 50 % above the maximum of 2 SOL.',
  ],
  [
    'rounded',
    '; it would have paid {would} where at least {asked} was asked',
    [sol('would', '927012000'), sol('asked', '1000000000')],
    'Would have returned 0.927012 SOL, 7.3 % below the minimum of 1 SOL.',
  ],
  [
    'almost all',
    '; it would have paid {would} where at least {asked} was asked',
    [sol('would', '132'), sol('asked', '9999700')],
    'Would have returned 0.000000132 SOL, more than 99.99 % below the minimum of 0.0099997 SOL.',
  ],
  [
    'a hair',
    '; it would have paid {would} where at least {asked} was asked',
    [sol('would', '999999999'), sol('asked', '1000000000')],
    'Would have returned 0.999999999 SOL, less than 0.01 % below the minimum of 1 SOL.',
  ],
])('says by how much a limit was missed: %s', (_what, template, fields, said) => {
  expect(paragraphs(TOO_LITTLE, { template, fields })[0]).toBe(said);
});

test('a summary that says nothing of a limit adds nothing', () => {
  const fields = [sol('would', '1'), sol('asked', '2')];
  expect(paragraphs(TOO_LITTLE, { template: '{who} tried', fields })[0]).toBe(
    '<strong>ExceededSlippage</strong>: The price moved.',
  );
});
