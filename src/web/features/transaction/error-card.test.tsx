import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DecodedError } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { ErrorCard } from './error-card.tsx';

const paragraphs = (error: Wire<DecodedError>): readonly string[] =>
  renderToStaticMarkup(<ErrorCard error={error} />)
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
