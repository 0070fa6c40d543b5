import { HOLDER_HEADER } from '#contracts/documents';

/** What came of asking for the changelog. */
export type LoadedChangelog =
  | { readonly kind: 'found'; readonly text: string }
  /** It is reserved for holders of a token; `message` says what is needed. */
  | { readonly kind: 'refused'; readonly message: string; readonly canJoin: boolean }
  | { readonly kind: 'failed' };

const MAX_MESSAGE = 600;

/** Asks for the changelog. Rejects only when `signal` aborts or nothing can be reached. */
export async function loadChangelog(signal: AbortSignal): Promise<LoadedChangelog> {
  const response = await fetch('/CHANGELOG.md', { signal });
  return toLoaded(response.status, response.headers.get(HOLDER_HEADER), await response.text());
}

/** What an answer means; only ours says `holder`. */
export function toLoaded(status: number, holder: string | null, text: string): LoadedChangelog {
  if (status === 200) return { kind: 'found', text };
  if (holder === null) return { kind: 'failed' };
  return { kind: 'refused', message: text.trim().slice(0, MAX_MESSAGE), canJoin: holder === 'not-signed-in' };
}
