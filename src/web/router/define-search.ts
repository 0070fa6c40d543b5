/** How one key of the query is read and written. */
export interface SearchField<Value> {
  /** What stands there means; a text that means nothing is `refused` and reads as if it were absent. */
  readonly read: (text: string | null) => Value;
  /** The text for a value; `undefined` leaves the key out. */
  readonly write: (value: Value) => string | undefined;
  readonly refuses: (text: string) => boolean;
  /** What may stand there, for a sentence. */
  readonly allowed: string;
}

/** A key of the query that means nothing here. */
export interface RefusedSearch {
  readonly key: string;
  readonly text: string;
  readonly allowed: string;
}

/** Values for some keys; `undefined` leaves a key out. */
export type Changes<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

/** What stands under some keys of an address; `undefined` leaves a key out. */
export type SearchTexts<Values> = { readonly [Key in keyof Values]?: string | undefined };

export interface Search<Values = unknown> {
  readonly read: (query: URLSearchParams) => Values;
  /** Keys whose text is no value of theirs: the page says so and goes on without them. */
  readonly refused: (query: URLSearchParams) => readonly RefusedSearch[];
  /** What stands in an address for these values. What is the same as absent is left out, so the API takes them too. */
  readonly texts: (values: Changes<Values>) => SearchTexts<Values>;
  /**
   * The same for texts, as forms and tabs give them. One that means nothing stays: the page it leads to says so.
   * Names that are no key of the search are left aside.
   */
  readonly fromTexts: (given: Readonly<Record<string, string>>) => SearchTexts<Values>;
  /** The address of `path` with these values; what is not given, and what is the same as absent, is left out. */
  readonly href: (path: string, values: Changes<Values>) => string;
}

/** What a search reads. */
export type SearchOf<Of> = Of extends Search<infer Values> ? Values : never;

/** Longest text a query is read to, in characters. */
const LONGEST = 256;

/** Any text, trimmed; `undefined` when absent or empty. Longer than `most` characters is refused. */
export const text = (most: number = LONGEST): SearchField<string | undefined> => ({
  read: (given) => {
    const trimmed = given === null || given.length > most ? '' : given.trim();
    return trimmed === '' ? undefined : trimmed;
  },
  write: (value) => value,
  refuses: (given) => given.length > most,
  allowed: `at most ${most} characters`,
});

/** One of `values`; `fallback` when absent, and `undefined` without one. */
export function choice<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): SearchField<Value>;
export function choice<const Value extends string>(values: readonly Value[]): SearchField<Value | undefined>;
export function choice<Value extends string>(
  values: readonly Value[],
  fallback?: Value,
): SearchField<Value | undefined> {
  const find = (given: string | null) => values.find((value) => value === given);
  return {
    read: (given) => find(given) ?? fallback,
    write: (value) => (value === fallback ? undefined : value),
    refuses: (given) => given !== '' && find(given) === undefined,
    allowed: `one of ${values.join(', ')}`,
  };
}

/** The address of `path` with a query in which `texts` stand in place of what stood under their keys. */
export function toHref(
  path: string,
  query: URLSearchParams | undefined,
  texts: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(query);
  for (const [key, written] of Object.entries(texts)) {
    if (written === undefined) next.delete(key);
    else next.set(key, written);
  }
  return next.size === 0 ? path : `${path}?${next}`;
}

/** Reads and writes the query of a page: `defineSearch({ tab: choice(['all', 'new'], 'all'), q: text() })`. */
export function defineSearch<Values>(fields: {
  readonly [Key in keyof Values]: SearchField<Values[Key]>;
}): Search<Values> {
  const keys = Object.keys(fields) as (keyof Values & string)[]; // what they are called in the address
  const isKey = (key: string): key is keyof Values & string => Object.hasOwn(fields, key);
  const keysOf = (given: object) => Object.keys(given).filter((key) => isKey(key));
  const write = <Key extends keyof Values & string>(key: Key, value: Values[Key] | undefined) =>
    (value === undefined ? undefined : fields[key].write(value)) || undefined;
  const texts: Search<Values>['texts'] = (values) => {
    const found: { [Key in keyof Values]?: string | undefined } = {};
    // In the order they are given in, so that an address reads as it was made.
    for (const key of keysOf(values)) found[key] = write(key, values[key]);
    return found;
  };
  return {
    read: (query) => Object.fromEntries(keys.map((key) => [key, fields[key].read(query.get(key))])) as Values, // each by its field
    refused: (query) =>
      keys.flatMap((key) => {
        const given = query.get(key);
        const { refuses, allowed } = fields[key];
        return given !== null && refuses(given) ? [{ key, text: given, allowed }] : [];
      }),
    texts,
    fromTexts(all) {
      const found: { [Key in keyof Values]?: string | undefined } = {};
      for (const key of keysOf(all)) {
        const given = all[key] ?? '';
        const { refuses, read } = fields[key];
        found[key] = refuses(given) ? given : write(key, read(given));
      }
      return found;
    },
    href: (path, values) => toHref(path, undefined, texts(values)),
  };
}
