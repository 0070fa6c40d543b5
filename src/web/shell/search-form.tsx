import { lazy, Suspense } from 'preact/compat';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { SearchAnswer } from '#contracts/answers';
import { toSearchPath, toSearchTarget } from '#contracts/search-query';
import type { Wire } from '#std/json';
import { usePlace } from '../router/place.ts';
import { watchVoiceFlag } from '../services/voice/voice-flag.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { ChainText } from '../values/display-text.tsx';
import styles from './search-form.module.css';

const VoiceInput = lazy(() => import('../services/voice/voice-input.tsx'));

const SUGGEST_AFTER_MS = 120;

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
  const { api, navigate, pending } = usePlace();
  const [text, setText] = useState(initial);
  const [answer, setAnswer] = useState<Wire<SearchAnswer>>();
  const [active, setActive] = useState(-1);
  const [focused, setFocused] = useState(false);
  const [hasVoice, setHasVoice] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const query = text.trim();

  useEffect(() => watchVoiceFlag(setHasVoice), []);
  useEffect(() => {
    if (query === '' || !focused) {
      setAnswer(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.ask('search', { q: query }, { signal: controller.signal }).then(
        (found) => {
          setAnswer(found);
          setActive(-1);
        },
        () => undefined,
      );
    }, SUGGEST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, focused, api]);

  const suggestions = focused && answer?.query === query ? answer.suggestions : [];
  const go = (href: string) => {
    setFocused(false);
    setAnswer(undefined);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    navigate(href);
    onSubmitted?.();
  };
  const submit = () => {
    if (query === '' || pending) return;
    const chosen = suggestions[active];
    go(chosen ? chosen.href : toSearchPath(toSearchTarget(query)));
  };
  const focus = (now: boolean) => {
    setFocused(now);
    onFocusChange?.(now);
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={FORM_NAMES[placement]}
      action="/search"
      class={classNames(styles.form, styles[placement])}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocusIn={() => focus(true)}
      onFocusOut={(event) => {
        if (!(event.relatedTarget instanceof Node) || !form.current?.contains(event.relatedTarget))
          focus(false);
      }}
    >
      <span class={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        class={styles.input}
        name="q"
        type="text"
        enterkeyhint="search"
        value={text}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={6000}
        placeholder={
          placement === 'menu'
            ? 'Search accounts, tokens, or programs...'
            : 'Search address, transaction, block …'
        }
        aria-label="Search"
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        data-search={placement}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            if (suggestions.length === 0) return;
            event.preventDefault();
            const step = event.key === 'ArrowDown' ? 1 : -1;
            setActive(
              (active + step + suggestions.length + (active < 0 && step < 0 ? 1 : 0)) % suggestions.length,
            );
          } else if (event.key === 'Escape') {
            if (text === '') event.currentTarget.blur();
            else setText('');
          }
        }}
      />
      {hasVoice && (
        <Suspense fallback={null}>
          <VoiceInput label="Dictate the search" onText={setText} />
        </Suspense>
      )}
      {placement !== 'navbar' && (
        <button type="submit" class={styles.submit} disabled={pending}>
          {pending ? 'Searching...' : 'Search'}
        </button>
      )}
      <ul
        id={id}
        role="listbox"
        aria-label="Suggestions"
        class={styles.list}
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, i) => (
          <li
            key={suggestion.href}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            class={styles.option}
            onPointerDown={(event) => {
              event.preventDefault();
              go(suggestion.href);
            }}
          >
            <span class={styles.kind}>{suggestion.kind}</span>
            <span class={styles.title}>
              <ChainText text={suggestion.title} limit={88} />
            </span>
            <span class={styles.note}>{suggestion.note}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
