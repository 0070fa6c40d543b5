import { z } from 'zod';
import type { TokenAccountRow, TokenAccountsAnswer } from '#contracts/account/token-accounts';
import { WRAPPED_SOL } from '#decoder';
import { toAddress, walletText } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toAssociatedAddress } from '../reading/token/associated-address.ts';
import { readOwnTokenAccounts, type OwnTokenAccount } from '../reading/token/own-token-accounts.ts';
import { compareBig } from '../reading/validator/validator-rows.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Accounts that are counted, and whose addresses are derived again to see whether they are associated. */
const MOST = 2_000;
const SHOWN = 500;

export default defineEndpoint({
  name: 'tokenAccounts',
  route: '/api/wallets/:wallet/token-accounts',
  says: 'Every token account of a wallet: what it holds, whether it is empty, frozen, delegated or the associated one, and the rent that closing the empty ones gives back.',
  when: 'To look at the accounts themselves. What is held, summed by token and valued, is the wallet question.',
  input: z.strictObject({ wallet: walletText }),
  absences: true,
  async run(ask, input): Promise<TokenAccountsAnswer> {
    const owner = toAddress(input.wallet);
    if (owner === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const listed = await readOwnTokenAccounts(reader.chain, owner, { signal });
    if (listed.missing !== undefined && listed.accounts.length === 0) {
      return ask.absent('not-available', listed.missing, { hint: 'Another endpoint may list them.' });
    }
    const all = listed.accounts
      .toSorted((a, b) => compareBig(sign(b.amount), sign(a.amount)) || compareTexts(a, b))
      .slice(0, MOST)
      .map((one) => toRow(owner, one));
    const things = new NamedThings().addAddress(owner);
    for (const { mint, tokenProgram, delegate, closeAuthority } of all.slice(0, SHOWN)) {
      things.addMint(mint).addAddress(tokenProgram).addAddress(delegate).addAddress(closeAuthority);
    }
    const names = await toNames(things, reader, signal);
    const closable = all.filter(
      ({ amount, closeAuthority }) => amount === 0n && closeAuthority === undefined,
    );
    return {
      kind: 'found',
      provenance: ask.provenance(listed.slot),
      owner,
      accounts: all.slice(0, SHOWN).map((row) => ({ ...row, decimals: names.tokens[row.mint]?.decimals })),
      count: listed.accounts.length,
      mints: new Set(all.map(({ mint }) => mint)).size,
      empty: all.filter(({ amount }) => amount === 0n).length,
      frozen: all.filter(({ frozen }) => frozen === true).length,
      delegated: all.filter(({ delegate }) => delegate !== undefined).length,
      notAssociated: all.filter(({ associated }) => !associated).length,
      rentLamports: sumLamports(all.filter(({ mint }) => mint !== WRAPPED_SOL.mint)),
      reclaimableLamports: sumLamports(closable),
      reclaimable: closable.length,
      missing:
        listed.missing ??
        (listed.accounts.length > MOST ? `Only ${MOST} of its token accounts were read.` : undefined),
      names,
    };
  },
});

const sign = (amount: bigint): bigint => (amount > 0n ? 1n : 0n);
const compareTexts = (a: OwnTokenAccount, b: OwnTokenAccount): number =>
  a.mint === b.mint ? (a.account < b.account ? -1 : 1) : a.mint < b.mint ? -1 : 1;
const sumLamports = (rows: readonly TokenAccountRow[]): bigint =>
  rows.reduce((sum, { lamports }) => sum + lamports, 0n);

function toRow(owner: string, one: OwnTokenAccount): TokenAccountRow {
  const { account, mint, amount, tokenProgram, frozen, delegate, delegatedAmount, lamports } = one;
  return {
    account,
    mint,
    amount,
    tokenProgram,
    frozen: frozen || undefined,
    delegate,
    delegatedAmount: delegate === undefined ? undefined : delegatedAmount,
    closeAuthority: one.closeAuthority === owner ? undefined : one.closeAuthority,
    lamports,
    associated: toAssociatedAddress(owner, mint, tokenProgram)?.address === account,
  };
}
