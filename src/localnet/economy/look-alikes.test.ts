import { expect, test } from 'vitest';
import { getLookAlike, LOOK_ALIKE_COUNT } from './look-alikes.ts';

test('an impostor has another address with the same four characters at either end', () => {
  const ends = Array.from({ length: LOOK_ALIKE_COUNT }, (_none, pair) => {
    const { contact, impostor } = getLookAlike(pair);
    expect(impostor.address).not.toBe(contact.address);
    expect(impostor.address.slice(0, 4)).toBe(contact.address.slice(0, 4));
    expect(impostor.address.slice(-4)).toBe(contact.address.slice(-4));
    return `${contact.address.slice(0, 4)}…${contact.address.slice(-4)}`;
  });
  expect(ends).toEqual(['34H9…8m58', '4TqD…TD91', 'CFAA…j9pa']);
});
