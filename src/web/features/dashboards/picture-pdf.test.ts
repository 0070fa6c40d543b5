import { expect, test } from 'vitest';
import { toPicturePdf } from './picture-pdf.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x0a, 0xff, 0xd9);

test('every object stands where the table says, and the picture is in it whole', () => {
  const pdf = toPicturePdf({ jpeg: JPEG, width: 200, height: 100, title: 'Ärger (1) \\' });
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  const start = Number(/startxref\n(\d+)\n/.exec(text)![1]);
  expect(text.slice(start, start + 9)).toBe('xref\n0 7\n');
  const rows = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
  expect(rows.map((at, i) => text.slice(at, at + 8).startsWith(`${i + 1} 0 obj`))).toEqual(
    Array(6).fill(true),
  );
  const at = text.indexOf('stream\n', rows[4]) + 7;
  expect(pdf.slice(at, at + JPEG.length)).toEqual(JPEG);
  expect(text).toContain('/MediaBox [0 0 842.00 421.00]');
  // No character of the title is syntax.
  expect(text).toContain('/Title <FEFF00c4007200670065007200200028003100290020005c>');
});
