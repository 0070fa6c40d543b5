import type { Address } from '#contracts/chain';
import type { Effect, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';
import { addressField, countField } from './amounts.ts';
import type { Draft, SummaryInput } from './summary-input.ts';

export type CloseAccount = Extract<Effect, { kind: 'close-account' }>;
type Closing = Pick<SummaryInput, 'balanceChanges' | 'tokenOf' | 'feePayer'>;

/** Accounts that were closed: a token account by whose it was and of what, and where the rent went. */
export function describeClosed(all: readonly CloseAccount[], input: Closing): Draft {
  const [first] = all as readonly [CloseAccount, ...CloseAccount[]]; // one at least
  const token = input.tokenOf?.(first.account);
  const rent = findRent(all, input);
  const what = addWhat(all, token);
  const acts = all.map(({ account }): Claim => ({ kind: 'native', act: 'close', account, others: [] }));
  const draft = { action: 'close-account', past: 'closed', infinitive: 'close' };
  if (rent === undefined) return { ...draft, ...what, acts, claims: [] };
  const isOwn = rent.to === input.feePayer;
  return {
    ...draft,
    rest: `${what.rest}, ${isOwn ? 'getting back {rent} of rent' : 'sending {rent} of rent to {destination}'}`,
    fields: [
      ...what.fields,
      { name: 'rent', value: { kind: 'lamports', lamports: rent.lamports } },
      ...(isOwn ? [] : [addressField('destination', rent.to)]),
    ],
    claims: [
      { kind: 'refunded', accounts: all.map(({ account }) => account), to: rent.to, lamports: rent.lamports },
    ],
    acts,
  };
}

function addWhat(
  all: readonly CloseAccount[],
  token: { readonly mint: Address; readonly owner?: Address | undefined } | undefined,
): { readonly rest: string; readonly fields: readonly Field[] } {
  const [first] = all as readonly [CloseAccount, ...CloseAccount[]]; // as above
  if (all.length > 1)
    return {
      rest: `{count} ${token === undefined ? 'accounts' : 'token accounts'}`,
      fields: [countField('count', all.length)],
    };
  const target = addressField('target', first.account);
  if (token === undefined) return { rest: 'the account {target}', fields: [target] };
  const mint = addressField('mint', token.mint);
  return token.owner === undefined
    ? { rest: 'the token account {target} for {mint}', fields: [target, mint] }
    : {
        rest: 'the token account {target} of {owner} for {mint}',
        fields: [target, addressField('owner', token.owner), mint],
      };
}

/** What the accounts held that is no wrapped SOL, where all of it went to one address. */
function findRent(
  all: readonly CloseAccount[],
  { balanceChanges, tokenOf }: Closing,
): { readonly to: Address; readonly lamports: bigint } | undefined {
  const [first] = all;
  if (first === undefined || all.some(({ destination }) => destination !== first.destination))
    return undefined;
  let lamports = 0n;
  for (let i = 0; i < all.length; i++) {
    const { account } = all[i]!;
    // What an account of wrapped SOL held is no rent alone.
    if (tokenOf?.(account)?.mint === WRAPPED_SOL_MINT) return undefined;
    const change = balanceChanges.find(({ asset, owner }) => asset.kind === 'sol' && owner === account);
    if (change === undefined || change.after !== 0n) return undefined;
    lamports += change.before;
  }
  return { to: first.destination, lamports };
}
