import type { ServerFigures } from '#contracts/operation/server-figures';
import type { Wire } from '#std/json';
import { ActionFailure } from '../../api/act.ts';
import { useOwnAnswer } from '../../api/use-own-answer.ts';

export type FiguresView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly figures: Wire<ServerFigures> }
  | { readonly kind: 'failed'; readonly message: string };

const EVERY_MS = 5_000;

/** The server's own figures, asked for again every five seconds while the page is looked at. */
export function useServerFigures(): FiguresView {
  const { data, error } = useOwnAnswer('serverFigures', {}, { refetchInterval: EVERY_MS });
  if (data) return { kind: 'found', figures: data };
  if (!error) return { kind: 'loading' };
  const message = error instanceof ActionFailure ? error.message : 'The figures could not be read.';
  return { kind: 'failed', message };
}
