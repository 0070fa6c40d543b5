import { expect, test } from 'vitest';
import { toPhoneRoles } from './phone-roles.ts';

const figure = { align: 'right' } as const;

test('the first column is the name, the first figure stands beside it, three more have room', () => {
  expect(toPhoneRoles([{}, {}, figure, figure, {}, figure])).toEqual([
    'main',
    'quiet',
    'figure',
    'quiet',
    'quiet',
    'hidden',
  ]);
});

test('what a column says it is, it is, and the others give way', () => {
  expect(toPhoneRoles([{ phone: 'hidden' }, { wide: true }, figure, { phone: 'figure' }])).toEqual([
    'hidden',
    'main',
    'quiet',
    'figure',
  ]);
  expect(toPhoneRoles([{}, figure, { phone: 'quiet' }, figure, { phone: 'action' }])).toEqual([
    'main',
    'figure',
    'quiet',
    'hidden',
    'action',
  ]);
});

test('a wide text has lines of its own', () => {
  expect(toPhoneRoles([{}, { wide: true }, {}])).toEqual(['main', 'text', 'quiet']);
});
