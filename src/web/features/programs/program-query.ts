const KEYS = ['q', 'category', 'read', 'page'] as const;

export type ProgramQuery = { readonly [Key in (typeof KEYS)[number]]?: string | undefined };

export function readProgramQuery(query: URLSearchParams): ProgramQuery {
  return Object.fromEntries(KEYS.flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : [])));
}

/** The list with some of its filters changed; any other change begins at the first page. */
export function toProgramsHref(query: ProgramQuery, changes: ProgramQuery): string {
  const { page, ...filters } = { ...query, page: undefined, ...changes };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...filters, page })) if (value) params.set(key, value);
  return params.size === 0 ? '/programs' : `/programs?${params.toString()}`;
}
