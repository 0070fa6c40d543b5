/** Questions as they are typed in chats, as their language writes them in full. */
import { expect, test } from 'vitest';
import { parseSpellings, respell } from './spellings.ts';

test.each([
  ['id', 'brp fee yg udah dibayar', 'berapa fee yang sudah dibayar'],
  ['es', 'xq falló', 'por qué falló'],
  ['fr', 'pk ça a échoué', 'pourquoi ça a échoué'],
  ['ar', 'آخر ساعتين', 'آخر 2 ساعات'],
  ['de', 'zu welchem Durchschnittspreis', 'zu welchem Durchschnitt preis'],
])('%s: %s', (language, typed, full) => {
  expect(respell(typed, language)).toBe(full);
});

test('symbols stay as they are', () => {
  expect(respell('harga YG', 'id')).toBe('harga YG');
});

test('Hindi in Latin letters is written in its own', () => {
  expect(respell('is wallet ka balance kitna hai', 'hi', true)).toBe('इस wallet का balance कितना है');
});

test('a line that is no entry is refused', () => {
  expect(() => parseSpellings('id yang yg')).toThrow('no entry');
  expect(() => parseSpellings('id: yang = yg; yg')).toThrow('twice');
});
