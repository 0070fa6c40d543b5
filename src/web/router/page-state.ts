import type { AppError } from '#std/errors';
import { ApiFailure } from '../api/browser-api.ts';
import { toSearchPath, toSearchTarget } from '#contracts/search-query';
import type { Api } from '#contracts/api';
import type { Page } from '../pages/define-page.ts';
import { pages } from '../pages/index.gen.ts';
import { matchRoute } from './match-route.ts';

/** What stands at a path, ready to be shown. `data` is JSON. */
export type PageState =
  | {
      readonly kind: 'page';
      readonly key: string;
      readonly params: Readonly<Record<string, string>>;
      readonly data: unknown;
    }
  | { readonly kind: 'missing' }
  /** Loading failed; trying again may help. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: number };

export type Found =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'state'; readonly state: PageState; readonly page?: Page };

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
  const text = path.replace(/^\/+|\/+$/g, '');
  if (text === '' || text.includes('/')) return undefined;
  const target = toSearchTarget(text);
  return target.kind === 'address' || target.kind === 'signature' || target.kind === 'slot'
    ? toSearchPath(target)
    : undefined;
}

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
    const data = await page.load({ api, params, query, signal });
    return { kind: 'state', state: { kind: 'page', key: entry.key, params, data }, page };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'state', state: toFailed(error) };
  }
}

/** In the browser a question fails with `ApiFailure`, in process with the error itself. */
function toFailed(error: unknown): PageState {
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
