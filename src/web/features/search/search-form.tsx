import { Suspense, lazy, useRef, useState } from 'react';
import { SHORTEST_SECRET, toSearchPath, toSearchTarget } from '#contracts/text/search-query';
import { usePlace } from '../../router/place.ts';
import { useVoiceFlag } from '../../services/voice/voice-flag.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCombobox } from '../../ui/form/use-combobox.ts';
import { useLatePart } from '../../ui/state/use-late-part.ts';
import styles from './search-form.module.css';

const VoiceInput = lazy(() => import('../../services/voice/voice-input.tsx'));

const loadSuggestions = () => import('./search-suggestions.tsx');

export interface SearchFormProps {
  readonly placement: 'navbar' | 'page' | 'menu' | 'home';
  readonly initial?: string | undefined;
  readonly onFocusChange?: ((focused: boolean) => void) | undefined;
  readonly onSubmitted?: (() => void) | undefined;
}

/** Two of them may stand on one page. */
const FORM_NAMES = {
  navbar: 'Search everywhere',
  menu: 'Search',
  page: 'Search this network',
  home: 'Search from the home page',
} as const;

/** The search box. What the text alone decides opens at once; suggestions come from the server while typing. */
export function SearchForm({ placement, initial = '', onFocusChange, onSubmitted }: SearchFormProps) {
  const { navigate, pending } = usePlace();
  const [text, setText] = useState(initial);
  const [chosen, setChosen] = useState<string>();
  const [focused, setFocused] = useState(false);
  const hasVoice = useVoiceFlag();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = text.trim();
  const combobox = useCombobox();
  const { Part: Suggestions } = useLatePart(loadSuggestions, focused);

  const write = (value: string) => {
    setText(value);
    setChosen(undefined);
  };
  const go = (href: string) => {
    setFocused(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    navigate(href);
    onSubmitted?.();
  };
  const submit = async () => {
    if (query === '' || pending) return;
    if (chosen !== undefined) return go(chosen);
    // What may be a secret is looked at first; what is written meanwhile is another search.
    if (query.length >= SHORTEST_SECRET) {
      // Where it may not be searched, suggestions say why; without them the page of the search says what is wrong.
      const parts = await loadSuggestions().catch(() => undefined);
      if (!parts) return go('/search');
      if ((await parts.checkSecrecy(query)) !== 'open' || field.current?.value.trim() !== query) return;
    }
    go(toSearchPath(toSearchTarget(query)));
  };
  const focus = (now: boolean) => {
    setFocused(now);
    setChosen(undefined);
    onFocusChange?.(now);
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={FORM_NAMES[placement]}
      action="/search"
      className={classNames(styles.form, styles[placement])}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onFocus={() => focus(true)}
      onBlur={(event) => {
        if (!(event.relatedTarget instanceof Node) || !form.current?.contains(event.relatedTarget))
          focus(false);
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={field}
        className={styles.input}
        name="q"
        type="text"
        enterKeyHint="search"
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={6000}
        placeholder={
          placement === 'menu'
            ? 'Search accounts, tokens, or programs...'
            : 'Search address, transaction, block …'
        }
        aria-label="Search"
        role="combobox"
        aria-autocomplete="list"
        {...combobox.field}
        data-search={placement}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            if (combobox.handKey(event)) event.preventDefault();
          } else if (event.key === 'Escape') {
            if (text === '') event.currentTarget.blur();
            else write('');
          }
        }}
      />
      {hasVoice && (
        <Suspense fallback={null}>
          <VoiceInput label="Dictate the search" onText={(said) => write(said)} />
        </Suspense>
      )}
      {placement !== 'navbar' && (
        <button type="submit" className={styles.submit} disabled={pending}>
          {pending ? 'Searching...' : 'Search'}
        </button>
      )}
      {Suggestions && focused && (
        <Suggestions query={query} of={combobox.options} chosen={chosen} onChoose={setChosen} onTake={go} />
      )}
    </form>
  );
}
