import { useEffect, useRef, useState } from 'react';
import { AGENT_LIMITS, type ChatMode, type Entity } from '#contracts/assistant/agent';
import type { ChatTab } from '#contracts/assistant/chat';
import { isSameEntity, toPageEntity } from '#contracts/account/entities';
import { usePlace } from '../../../router/place.ts';
import { newTab } from '../chat-actions.ts';
import { findTab, typeInto } from '../chat-store.ts';
import { findShownRows } from '../composer/shown-rows.ts';
import { toNoteTexts } from '../composer/knowledge-notes.ts';
import { askInTab } from './run-turn.ts';
import { sayHelp } from '../composer/say-help.ts';
import { takeCharacters } from '#std/text';
import { runCommand } from '../composer/slash-commands.ts';
import type { SavedNotes } from '../composer/use-notes.ts';

export interface Sending {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Things that go along. */
  readonly entities: readonly Entity[];
  readonly removeEntity: (entity: Entity) => void;
  /** Path of the page that goes along. */
  readonly page: string | undefined;
  readonly removePage: () => void;
  /** What is missing to do what was written. */
  readonly hint: string;
  readonly noteCount: number;
  readonly send: (text: string, insteadOf?: string) => void;
  readonly take: (question: string | undefined, entities: readonly Entity[]) => void;
}

/** What is written and what goes along with it, until it is sent. */
export function useSending(tab: ChatTab | undefined, mode: ChatMode, notes: SavedNotes): Sending {
  const { path } = usePlace();
  const [draft, setDraft] = useState('');
  const [entities, setEntities] = useState<readonly Entity[]>([]);
  const [hint, setHint] = useState('');
  const [leftOut, setLeftOut] = useState<string>();
  // Another chat begins with nothing; the one that was just begun keeps what goes along.
  const before = useRef(tab?.id);
  useEffect(() => {
    if (before.current !== undefined && before.current !== tab?.id) setEntities([]);
    before.current = tab?.id;
    setHint('');
  }, [tab?.id]);
  // A page that was taken away comes back with the next one.
  useEffect(() => setLeftOut(undefined), [path]);
  const page = path === '/chat' || leftOut === path ? undefined : path;
  const setText = (text: string) => {
    setHint('');
    if (tab) typeInto(tab.id, text);
    else setDraft(text);
  };
  const add = (more: readonly Entity[]) => setEntities((now) => withEntities(now, more));
  const ask = (text: string, more: readonly Entity[], insteadOf?: string) => {
    const target = tab ?? newTab(mode);
    if (target === undefined) return;
    const chosen = findTab(target.id)?.notes ?? [];
    void askInTab(target.id, {
      text,
      page,
      entities: withEntities(entities, more),
      shown: page === undefined ? [] : findShownRows(document),
      notes: toNoteTexts(notes.notes, chosen),
      insteadOf,
    });
    setEntities([]);
    setDraft('');
  };
  return {
    text: tab?.input ?? draft,
    setText,
    entities,
    removeEntity: (gone) => setEntities((now) => now.filter((one) => !isSameEntity(one, gone))),
    page,
    removePage: () => setLeftOut(path),
    hint,
    noteCount: notes.notes.filter(({ id }) => tab?.notes.includes(id)).length,
    send(text, insteadOf) {
      if (text.trim() === '' || tab?.isProcessing) return;
      if (takeCharacters(text, AGENT_LIMITS.questionLength) !== text)
        return setHint(`A question has at most ${AGENT_LIMITS.questionLength} characters.`);
      const doing = insteadOf === undefined ? runCommand(text, path) : undefined;
      switch (doing?.kind) {
        case undefined:
          return ask(text, [], insteadOf);
        case 'ask':
          return ask(doing.text, doing.entities);
        case 'help':
          setText('');
          return sayHelp();
        case 'attach':
          setText('');
          return add([doing.entity]);
        case 'attach-page': {
          setText('');
          setLeftOut(undefined);
          const here = toPageEntity(path);
          return here && add([here]);
        }
        case 'incomplete':
          return setHint(doing.hint);
      }
    },
    take(question, more) {
      if (question !== undefined) setText(question);
      add(more);
    },
  };
}

/** Each thing once; beyond what one question takes along, those that were added first are left out. */
const withEntities = (now: readonly Entity[], more: readonly Entity[]): readonly Entity[] =>
  [...now, ...more.filter((one) => !now.some((known) => isSameEntity(one, known)))].slice(
    -AGENT_LIMITS.entities,
  );
