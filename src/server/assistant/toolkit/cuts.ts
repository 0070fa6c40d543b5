/** What a tool says of lists, and of figures made of them, that are not whole. */
import type { Cut } from '#contracts/assistant/tool-result';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';

/** Of a list of `of` so many are shown; none where that is all. */
export const cutOf = (path: string, of: number, shown: number): readonly Cut[] =>
  of > shown ? [{ path, shown, of }] : [];

/** Lists and figures of the newest alone, of which it is not known how many there are. */
export const doneCuts = (shown: number, paths: readonly string[]): readonly Cut[] =>
  paths.map((path) => ({ path, shown }));

/** Whether there is any: that there is none is known only where all was looked through. */
export const seen = (isThere: boolean, isWhole: boolean): Figure | undefined =>
  isThere || isWhole ? leaf.flag(isThere) : undefined;

/** Where lists, and figures of them, are cut: by how many are shown, and by how far back was read. */
export const toCuts = (
  lists: Readonly<
    Record<string, { readonly all: number; readonly most?: number; readonly isWhole?: boolean }>
  >,
): readonly Cut[] =>
  Object.entries(lists).flatMap(([name, { all, most = Infinity, isWhole = true }]): readonly Cut[] =>
    isWhole && all <= most
      ? []
      : [{ path: `/${name}`, shown: Math.min(all, most), ...(isWhole && { of: all }) }],
  );
