/** How a tool says that not all there is was read, or is listed. */
import type { Cut } from '#contracts/assistant/tool-result';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';

/** A yes where there is one; a no only where all were read. */
export const someFlag = (
  some: readonly unknown[],
  { isWhole }: { readonly isWhole: boolean },
): Figure | undefined => (some.length > 0 || isWhole ? leaf.flag(some.length > 0) : undefined);

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
