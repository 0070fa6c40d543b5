import { CHAT_KEYS, CHAT_LIMITS, type KnowledgeNote } from '#contracts/assistant/chat';
import { createStore, useStore, watchStorage } from '../../../ui/state/store.ts';
import { readStored, writeStored } from '../../../ui/state/stored-value.ts';
import { addNote, removeNote, toNoteEnvelope, toNotes } from './knowledge-notes.ts';
import { noteLimit, noteStored } from '../message/limits-reached.ts';

export interface SavedNotes {
  readonly notes: readonly KnowledgeNote[];
  /** Says whether it was added. */
  readonly add: (content: string, author: string) => boolean;
  readonly remove: (id: string) => void;
}

const stored = createStore<readonly KnowledgeNote[]>([], {
  load: () => toNotes(readStored(CHAT_KEYS.notes)),
  follow: (onChange) => watchStorage(CHAT_KEYS.notes, onChange),
});

function keep(next: readonly KnowledgeNote[]): void {
  stored.write(next);
  noteStored(CHAT_KEYS.notes, writeStored(CHAT_KEYS.notes, toNoteEnvelope(next)));
}

/** The knowledge notes of this browser, in step with other pages. */
export function useNotes(): SavedNotes {
  const notes = useStore(stored);
  return {
    notes,
    add: (content, author) => {
      const timestamp = Date.now();
      const trimmed = content.trim();
      if (trimmed === '') return false;
      const known = toNotes(readStored(CHAT_KEYS.notes));
      const isFull = known.length >= CHAT_LIMITS.notes;
      noteLimit('notes', isFull);
      if (isFull) return false;
      keep(addNote(known, { id: `note-${timestamp}`, content: trimmed, author, timestamp }));
      return true;
    },
    remove: (id) => {
      keep(removeNote(toNotes(readStored(CHAT_KEYS.notes)), id));
      noteLimit('notes', false);
    },
  };
}
