import type { AppError } from '#std/errors';
import { trimOf } from '#std/text';
import { ApiFailure } from '../api/browser-api.ts';
import { toSearchPath, toSearchTarget } from '#contracts/text/search-query';
import type { Api } from '#contracts/api';
import type { LoadInput, Page } from '../pages/define-page.ts';
import { pages } from '../pages/index.gen.ts';
import { toLate, toSettledLate, type Late, type Settled } from '../router/late.ts';
import { matchRoute } from '../router/match-route.ts';

/** What stands at a path, ready to be shown. `data` is JSON. */
export type PageState =
  | {
      readonly kind: 'page';
      readonly key: string;
      readonly params: Readonly<Record<string, string>>;
      readonly data: unknown;
      /** The slow part, where it was there in time. */
      readonly late?: Settled<unknown> | undefined;
      /** Whether the slow part comes behind the page. */
      readonly isStreamed?: boolean | undefined;
    }
  | { readonly kind: 'missing' }
  /** The browser itself asks for it: the chain is that of an endpoint of the visitor's own. */
  | { readonly kind: 'awaited' }
  /** Loading failed; trying again may help. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: number };

export type Found =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'state';
      readonly state: PageState;
      readonly page?: Page;
      readonly late?: Late | undefined;
    };

type PageEntry = (typeof pages)[number];

export function findPageEntry(
  path: string,
): { entry: PageEntry; params: Readonly<Record<string, string>> } | undefined {
  return matchRoute<PageEntry>(pages, path);
}

/** Loads the code of a page by its key in the registry. */
export async function loadPage(key: string): Promise<Page | undefined> {
  const entry = pages.find((candidate) => candidate.key === key);
  return (await entry?.load())?.default;
}

/** `/{slot}`, `/{signature}` and `/{address}` stand for their pages. */
function findShortcut(path: string): string | undefined {
  const text = trimOf(path, '/');
  if (text === '' || text.includes('/')) return undefined;
  const target = toSearchTarget(text);
  return target.kind === 'address' || target.kind === 'signature' || target.kind === 'slot'
    ? toSearchPath(target)
    : undefined;
}

/** How long a page that is there waits for its slow part: less than a reader notices. */
const LATE_GRACE_MS = 30;

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Finds what stands at a path and loads it. Rejects only when `signal` aborts. */
export async function openPath(
  path: string,
  query: URLSearchParams,
  api: Api,
  signal: AbortSignal,
): Promise<Found> {
  const found = findPageEntry(path);
  if (!found) {
    const location = findShortcut(path);
    return location === undefined
      ? { kind: 'state', state: { kind: 'missing' } }
      : { kind: 'redirect', location };
  }
  const { entry, params } = found;
  try {
    const { default: page } = await entry.load();
    const input: LoadInput = { api, params, search: page.search?.read(query), signal };
    const { late: askLate } = page;
    const late = askLate && toLate(() => askLate(input), toFailureText);
    const asked = late?.settle();
    const [data] = await Promise.all([page.load(input), page.parts?.()]);
    const state = { kind: 'page', key: entry.key, params, data } as const;
    if (asked === undefined) return { kind: 'state', state, page };
    const settled = await Promise.race([asked, pause(LATE_GRACE_MS)]);
    return settled === undefined
      ? { kind: 'state', state, page, late }
      : { kind: 'state', state: { ...state, late: settled }, page, late: toSettledLate(settled) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'state', state: toFailed(error) };
  }
}

const toFailureText = (error: unknown): string => toFailed(error).message;

/** In the browser a question fails with `ApiFailure`, in process with the error itself. */
function toFailed(error: unknown): Extract<PageState, { kind: 'failed' }> {
  if (error instanceof ApiFailure) return { kind: 'failed', message: error.message, status: error.status };
  if (isServerError(error)) {
    return { kind: 'failed', message: error.publicMessage, status: error.kind === 'refused' ? 400 : 503 };
  }
  return { kind: 'failed', message: 'The page could not be loaded.', status: 503 };
}

/** By its shape: the pages are bundled apart from the server, so the class itself is another one. */
function isServerError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'publicMessage' in error && 'kind' in error;
}

/** The slow part of the page the server sent: with it, behind it, or asked for again where it did not arrive. */
export function readSentLate(
  state: PageState,
  page: Page | undefined,
  api: Api,
  href: string,
): Late | undefined {
  if (state.kind !== 'page' || page?.late === undefined) return undefined;
  if (state.late !== undefined) return toSettledLate(state.late);
  const { late: ask } = page;
  const url = new URL(href, 'http://page.invalid');
  let read: Late | undefined;
  return {
    isStreamed: true,
    // Read when the place that shows it is hydrated: then it has arrived.
    settle() {
      read ??= findSent(document) ?? toLate(() => ask(toInput(url)), toFailureText);
      return read.settle();
    },
  };

  function toInput({ searchParams: query }: URL): LoadInput {
    const { params } = state as Extract<PageState, { kind: 'page' }>;
    return { api, params, search: page?.search?.read(query), signal: new AbortController().signal };
  }
}

function findSent(from: Document): Late | undefined {
  const sent = from.querySelector('[data-late-answer]')?.getAttribute('data-late-answer');
  return sent === null || sent === undefined
    ? undefined
    : toSettledLate(JSON.parse(sent) as Settled<unknown>, true); // our own server wrote it
}
