import { useMemo } from 'react';
import { toHref, type Changes, type Search } from './define-search.ts';
import { usePlace } from './place.ts';

/** The query of the page on the screen, as a search reads it, and the ways to change it. */
export interface UsedSearch<Values> {
  /** The same object until the query changes. */
  readonly values: Values;
  /** Address of this page with some values changed; every other key stays. */
  readonly hrefOf: (changes: Changes<Values>) => string;
  /** The same for texts, as forms and tabs give them. */
  readonly hrefWith: (texts: Readonly<Record<string, string>>) => string;
  /** Changes values without reloading the page; every other key stays. */
  readonly set: (changes: Changes<Values>) => void;
  /** The same for texts, as forms and tabs give them. */
  readonly setTexts: (texts: Readonly<Record<string, string>>) => void;
}

/** Reads the query of the page on the screen. What means nothing is reported by the page, whose own `search` has the key. */
export function useSearch<Values>(search: Search<Values>): UsedSearch<Values> {
  const { path, query, setQuery } = usePlace();
  const values = useMemo(() => search.read(query), [search, query]);
  return {
    values,
    hrefOf: (changes) => toHref(path, query, search.texts(changes)),
    hrefWith: (texts) => toHref(path, query, search.fromTexts(texts)),
    set: (changes) => setQuery(search.texts(changes)),
    setTexts: (texts) => setQuery(search.fromTexts(texts)),
  };
}
