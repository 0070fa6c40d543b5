import { VALIDATOR_SORTS, VALIDATOR_STATES, type ValidatorSort } from '#contracts/validators';

const KEYS = ['q', 'state', 'version', 'client', 'sort', 'order', 'page'] as const;
export type ValidatorQuery = { readonly [Key in (typeof KEYS)[number]]?: string | undefined };

/** What a URL asks of the list; a value the list does not know is as good as none. */
export function readValidatorQuery(query: URLSearchParams): ValidatorQuery {
  const found: { [Key in (typeof KEYS)[number]]?: string } = {};
  for (const key of KEYS) {
    const value = query.get(key)?.trim();
    if (value && value.length <= 256 && isKnown(key, value)) found[key] = value;
  }
  return found;
}

function isKnown(key: (typeof KEYS)[number], value: string): boolean {
  switch (key) {
    case 'sort':
      return (VALIDATOR_SORTS as readonly string[]).includes(value);
    case 'state':
      return (VALIDATOR_STATES as readonly string[]).includes(value);
    case 'order':
      return value === 'asc' || value === 'desc';
    case 'page':
      return /^[1-9]\d{0,3}$/.test(value);
    default:
      return true;
  }
}

/** The list's address with `changes`; any of them begins at the first page again. */
export function toValidatorsHref(query: ValidatorQuery, changes: ValidatorQuery): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...query, page: undefined, ...changes })) {
    if (value !== undefined && value !== '') params.set(key, value);
  }
  const text = params.toString();
  return text === '' ? '/validators' : `/validators?${text}`;
}

const LARGEST_FIRST = new Set<ValidatorSort>(['stake', 'credits']);

/** Where the title of a column leads, and how rows stand by it now. */
export function toSort(
  query: ValidatorQuery,
  sort: ValidatorSort,
): { readonly href: string; readonly now?: 'ascending' | 'descending' | undefined } {
  const isNow = (query.sort ?? 'stake') === sort;
  const natural = LARGEST_FIRST.has(sort) ? 'desc' : 'asc';
  const order = isNow ? (query.order ?? natural) : undefined;
  const next = order === natural ? (natural === 'asc' ? 'desc' : 'asc') : undefined;
  return {
    href: toValidatorsHref(query, { sort: sort === 'stake' ? undefined : sort, order: next }),
    now: order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending',
  };
}
