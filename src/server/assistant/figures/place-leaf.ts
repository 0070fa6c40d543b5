/** Addresses as leaves that lead to the page of their kind. */
import type { Names, TokenSummary } from '#contracts/answers';
import * as leaf from './figure.ts';
import type { Figure, Stranger } from './figure.ts';
import { toAddressLeaf } from './to-leaf.ts';

export const mintLeaf = (mint: string): Figure => ({ ...leaf.address(mint), href: `/token/${mint}` });

/** Named by our own registry only. */
export const programLeaf = (program: string, names?: Names): Figure => ({
  ...toAddressLeaf(program, names),
  href: `/program/${program}`,
});

export const validatorLeaf = (vote: string): Figure => ({
  ...leaf.address(vote),
  href: `/validator/${vote}`,
});

/** What a mint calls itself: a stranger's text, where it says anything. */
export const symbolOf = (token: TokenSummary | undefined): Stranger | undefined =>
  leaf.said('token symbol', token?.symbol ?? token?.name);
