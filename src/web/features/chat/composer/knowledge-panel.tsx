import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import type { ChatTab, KnowledgeNote } from '#contracts/assistant/chat';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { AgeValue } from '../../../values/age.tsx';
import { changeOneTab } from '../chat-store.ts';
import type { SavedNotes } from './use-notes.ts';
import styles from '../frame/side-panels.module.css';

/** The user's notes; the chosen ones go along with the questions of the open chat. */
export function KnowledgePanel({
  notes,
  tab,
}: {
  readonly notes: SavedNotes;
  readonly tab: ChatTab | undefined;
}) {
  const [text, setText] = useState('');
  return (
    <div className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (notes.add(text, 'you')) setText('');
        }}
      >
        <textarea
          className={styles.box}
          rows={3}
          value={text}
          maxLength={AGENT_LIMITS.noteLength}
          aria-label="New note"
          placeholder="Something to remember, such as an address and whose it is"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Add note
        </Button>
      </form>
      {notes.notes.length === 0 ? (
        <EmptyState icon={StickyNote} title="No notes yet">
          Notes stay in this browser. The ones you choose are sent with the questions of a chat.
        </EmptyState>
      ) : (
        <ul className={styles.entries} aria-label="Notes">
          {notes.notes.map((note) => (
            <NoteEntry key={note.id} note={note} tab={tab} onRemove={() => notes.remove(note.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoteEntry({
  note,
  tab,
  onRemove,
}: {
  readonly note: KnowledgeNote;
  readonly tab: ChatTab | undefined;
  readonly onRemove: () => void;
}) {
  const isChosen = tab?.notes.includes(note.id) ?? false;
  const choose = () => {
    if (!tab) return;
    changeOneTab(tab.id, (now) => ({
      ...now,
      notes: isChosen ? now.notes.filter((id) => id !== note.id) : [...now.notes, note.id],
    }));
  };
  return (
    <li className={styles.entry}>
      <p className={styles.noteText}>{note.content}</p>
      <p className={styles.meta}>
        {note.author} · <AgeValue unixSeconds={Math.floor(note.timestamp / 1000)} />
      </p>
      <div className={styles.tools}>
        <label className={styles.choice}>
          <input type="checkbox" checked={isChosen} disabled={!tab} onChange={choose} />
          {tab ? `Add to context of ${tab.name}` : 'Add to context (open a chat first)'}
        </label>
        <Button look="plain" onClick={onRemove}>
          Delete
        </Button>
      </div>
    </li>
  );
}
