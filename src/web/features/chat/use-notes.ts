import { useEffect, useState } from 'preact/hooks';
import { CHAT_KEYS, CHAT_LIMITS, type KnowledgeNote } from '#contracts/chat';
import { readStored, writeStored } from '../../ui/stored-value.ts';
import { addNote, removeNote, toNoteEnvelope, toNotes } from './knowledge-notes.ts';
import { noteLimit, noteStored } from './limits-reached.ts';

export interface NoteBook {
  readonly notes: readonly KnowledgeNote[];
  /** Says whether it was added. */
  readonly add: (content: string, author: string) => boolean;
  readonly remove: (id: string) => void;
}

const read = (): readonly KnowledgeNote[] => toNotes(readStored(CHAT_KEYS.notes));

/** The knowledge notes of this browser, in step with other pages. */
export function useNotes(): NoteBook {
  const [notes, setNotes] = useState(read);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === CHAT_KEYS.notes) setNotes(read());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const keep = (next: readonly KnowledgeNote[]) => {
    setNotes(next);
    noteStored(CHAT_KEYS.notes, writeStored(CHAT_KEYS.notes, toNoteEnvelope(next)));
  };
  return {
    notes,
    add: (content, author) => {
      const timestamp = Date.now();
      const trimmed = content.trim();
      if (trimmed === '') return false;
      const known = read();
      const isFull = known.length >= CHAT_LIMITS.notes;
      noteLimit('notes', isFull);
      if (isFull) return false;
      keep(addNote(known, { id: `note-${timestamp}`, content: trimmed, author, timestamp }));
      return true;
    },
    remove: (id) => {
      keep(removeNote(read(), id));
      noteLimit('notes', false);
    },
  };
}
