import { describe, expect, test } from 'vitest';
import { addNote, toNoteEnvelope, toNotes, toNoteTexts } from './knowledge-notes.ts';

const note = (id: string, timestamp = 1) => ({ id, content: `about ${id}`, author: 'you', timestamp });

describe('knowledge notes', () => {
  test('are stored in an envelope of version 1, and read back the newest first', () => {
    const envelope = toNoteEnvelope([note('a', 1), note('b', 2)]);
    expect(envelope.version).toBe(1);
    expect(toNotes(structuredClone(envelope)).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('without a string id, content and author, or a numeric timestamp, they are dropped on load', () => {
    const notes = [
      note('good'),
      { ...note('x'), id: 7 },
      { ...note('x'), content: undefined },
      { ...note('x'), author: null },
      { ...note('x'), timestamp: '1' },
      { ...note('x'), timestamp: Number.NaN },
      null,
    ];
    expect(toNotes({ version: 1, notes })).toEqual([note('good')]);
    for (const junk of [undefined, [], { notes }, { version: 2, notes }, { version: 1 }])
      expect(toNotes(junk)).toEqual([]);
  });

  test('a duplicate id is not added again', () => {
    const notes = [note('a')];
    expect(addNote(notes, { ...note('a'), content: 'other' })).toBe(notes);
  });

  test('the chosen ones go along with a question', () => {
    expect(toNoteTexts([note('a'), note('b')], ['b', 'gone'])).toEqual(['about b']);
  });
});
