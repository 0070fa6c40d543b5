/** Notes the visitor keeps beside the chats, in an envelope with a version. */
import { CHAT_LIMITS, CHAT_VERSION, type KnowledgeNote } from '#contracts/assistant/chat';
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { isRecord } from '#std/record';

export interface NoteEnvelope {
  readonly version: typeof CHAT_VERSION;
  readonly notes: readonly KnowledgeNote[];
}

export const toNoteEnvelope = (notes: readonly KnowledgeNote[]): NoteEnvelope => ({
  version: CHAT_VERSION,
  notes,
});

/** Notes of whatever was stored; those without a text id, content and author or a numeric timestamp are dropped. */
export function toNotes(stored: unknown): readonly KnowledgeNote[] {
  if (!isRecord(stored) || stored['version'] !== CHAT_VERSION || !Array.isArray(stored['notes'])) return [];
  return stored['notes'].reduce<readonly KnowledgeNote[]>((notes, found: unknown) => {
    const note = toNote(found);
    return note ? addNote(notes, note) : notes;
  }, []);
}

function toNote(found: unknown): KnowledgeNote | undefined {
  if (!isRecord(found)) return undefined;
  const { id, content, author, timestamp } = found;
  if (typeof id !== 'string' || typeof content !== 'string' || typeof author !== 'string') return undefined;
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return undefined;
  return { id, content, author, timestamp };
}

/** The newest first. A note whose id is there is not added again, and there is an end to how many. */
export function addNote(notes: readonly KnowledgeNote[], note: KnowledgeNote): readonly KnowledgeNote[] {
  if (notes.length >= CHAT_LIMITS.notes || notes.some(({ id }) => id === note.id)) return notes;
  return [...notes, note].sort((a, b) => b.timestamp - a.timestamp);
}

export const removeNote = (notes: readonly KnowledgeNote[], id: string): readonly KnowledgeNote[] =>
  notes.filter((note) => note.id !== id);

/** The words of the chosen notes, as far as a question takes them along. */
export const toNoteTexts = (notes: readonly KnowledgeNote[], chosen: readonly string[]): readonly string[] =>
  notes
    .filter(({ id }) => chosen.includes(id))
    .slice(0, AGENT_LIMITS.notes)
    .map(({ content }) => content.slice(0, AGENT_LIMITS.noteLength));
