import type { Search } from './define-search.ts';

/** What the fragment of the address says in the words of a search; then it stands there no longer. `undefined` for nothing. */
export function takeFragment<Values>(search: Search<Values>): Values | undefined {
  const said = new URLSearchParams(location.hash.slice(1));
  const values = search.read(said);
  if (Object.keys(values as object).every((key) => !said.has(key))) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return values;
}
