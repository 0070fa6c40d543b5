import { useEffect, useState } from 'preact/hooks';
import { CHAT_KEYS, type KnowledgeNote } from '#contracts/chat';
import { readStored, writeStored } from '../../ui/stored-value.ts';
import { addNote, removeNote, toNoteEnvelope, toNotes } from './knowledge-notes.ts';

export interface NoteBook {
  readonly notes: readonly KnowledgeNote[];
  readonly add: (content: string, author: string) => void;
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
    writeStored(CHAT_KEYS.notes, toNoteEnvelope(next));
  };
  return {
    notes,
    add: (content, author) => {
      const timestamp = Date.now();
      const trimmed = content.trim();
      if (trimmed !== '')
        keep(addNote(read(), { id: `note-${timestamp}`, content: trimmed, author, timestamp }));
    },
    remove: (id) => keep(removeNote(read(), id)),
  };
}
