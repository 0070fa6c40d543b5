import { toGrouped } from '#contracts/text/value-text';
import { partOf } from '#std/record';

export type Verdict = 'equal' | 'different' | 'not found' | 'not reported';

/** One value as the page shows it and as the visitor's endpoint says it. */
export interface Comparison {
  readonly what: string;
  readonly page: string;
  readonly endpoint: string;
  readonly verdict: Verdict;
}

/** What the page shows of an account; integers as decimal text. */
export interface ShownAccount {
  readonly exists: boolean;
  readonly lamports: string;
  readonly owner?: string | undefined;
  readonly byteLength: number;
}

/** What the page shows of a transaction. */
export interface ShownTransaction {
  readonly slot?: number | undefined;
  readonly feeLamports?: string | undefined;
  readonly computeUnits?: number | undefined;
  readonly status:
    | { readonly kind: 'succeeded' }
    | { readonly kind: 'unknown' }
    | {
        readonly kind: 'failed';
        readonly error: {
          readonly name: string;
          readonly instruction?: number | undefined;
          readonly code?: number | undefined;
        };
      };
}

/** `getAccountInfo` and `getBalance` of the endpoint beside the page. Both results are outside values. */
export function compareAccount(page: ShownAccount, info: unknown, balance: unknown): readonly Comparison[] {
  const value = partOf(info, 'value');
  const owner = partOf(value, 'owner');
  const nothing = value === null;
  return [
    toRow(
      'Lamports',
      page.lamports,
      integerOf(partOf(balance, 'value')) ?? integerOf(partOf(value, 'lamports')),
    ),
    toRow(
      'Owner program',
      page.owner,
      typeof owner === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(owner) ? owner : undefined,
      nothing,
      !page.exists,
    ),
    toRow(
      'Data length',
      page.exists ? String(page.byteLength) : undefined,
      integerOf(partOf(value, 'space')),
      nothing,
      !page.exists,
    ),
  ];
}

/** `getTransaction` of the endpoint beside the page. The result is an outside value. */
export function compareTransaction(page: ShownTransaction, result: unknown): readonly Comparison[] {
  const nothing = result === null;
  const meta = partOf(result, 'meta');
  return [
    toRow('Slot', textOf(page.slot), integerOf(partOf(result, 'slot')), nothing),
    toRow('Fee in lamports', page.feeLamports, integerOf(partOf(meta, 'fee')), nothing),
    compareError(page.status, partOf(meta, 'err'), nothing),
    toRow(
      'Compute units',
      textOf(page.computeUnits),
      integerOf(partOf(meta, 'computeUnitsConsumed')),
      nothing,
    ),
  ];
}

function compareError(status: ShownTransaction['status'], err: unknown, nothing: boolean): Comparison {
  const page =
    status.kind === 'failed' ? status.error.name : status.kind === 'succeeded' ? 'none' : 'not known';
  const row = { what: 'Error', page };
  if (nothing) return { ...row, endpoint: 'not found', verdict: 'not found' };
  if (err === undefined) return { ...row, endpoint: 'not reported', verdict: 'not reported' };
  const endpoint = err === null ? 'none' : toErrorText(err);
  if (status.kind === 'unknown') return { ...row, endpoint, verdict: 'not reported' };
  const equal = status.kind === 'failed' ? err !== null && isSameError(status.error, err) : err === null;
  return { ...row, endpoint, verdict: equal ? 'equal' : 'different' };
}

/** The page reads an error into words; what both have is the instruction and the program's own code. */
function isSameError(
  shown: {
    readonly name: string;
    readonly instruction?: number | undefined;
    readonly code?: number | undefined;
  },
  err: unknown,
): boolean {
  if (typeof err === 'string') return shown.instruction === undefined && shown.name === err;
  const blamed = partOf(err, 'InstructionError');
  if (!Array.isArray(blamed)) return shown.instruction === undefined;
  const [index, cause]: readonly unknown[] = blamed;
  if (shown.instruction !== undefined && index !== shown.instruction - 1) return false;
  const code = partOf(cause, 'Custom');
  return typeof code !== 'number' || shown.code === undefined || code === shown.code;
}

function toErrorText(err: unknown): string {
  return JSON.stringify(err, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  ).slice(0, 160);
}

function toRow(
  what: string,
  page: string | undefined,
  endpoint: string | undefined,
  notFound = false,
  pageHasNothing = false,
): Comparison {
  const shown = page === undefined ? (pageHasNothing ? 'nothing stored' : 'not known') : toShown(page);
  if (notFound) {
    return {
      what,
      page: shown,
      endpoint: pageHasNothing ? 'nothing stored' : 'not found',
      verdict: pageHasNothing ? 'equal' : 'not found',
    };
  }
  if (endpoint === undefined) return { what, page: shown, endpoint: 'not reported', verdict: 'not reported' };
  if (page === undefined && !pageHasNothing) {
    return { what, page: shown, endpoint: toShown(endpoint), verdict: 'not reported' };
  }
  return {
    what,
    page: shown,
    endpoint: toShown(endpoint),
    verdict: page === endpoint ? 'equal' : 'different',
  };
}

/** Twenty digits are the longest amount; the address of the System Program is thirty-two ones. */
const toShown = (text: string): string => (/^\d{1,20}$/.test(text) ? toGrouped(text) : text);
const textOf = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** A whole number that lost no digit on its way, as decimal text. */
function integerOf(value: unknown): string | undefined {
  if (typeof value === 'bigint' && value >= 0n) return value.toString();
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined;
}
