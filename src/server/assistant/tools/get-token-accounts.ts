import { z } from 'zod';
import type { TokenAccountRow, TokenAccountsAnswer } from '#contracts/account/token-accounts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf, toTokens } from '../figures/to-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const SHOWN = 60;
const WHICH = ['all', 'empty', 'not empty', 'frozen', 'delegated', 'not associated'] as const;
type Which = (typeof WHICH)[number];
type Names = Extract<TokenAccountsAnswer, { kind: 'found' }>['names'];

const IS: Readonly<Record<Which, (row: TokenAccountRow) => boolean>> = {
  all: () => true,
  empty: ({ amount }) => amount === 0n,
  'not empty': ({ amount }) => amount > 0n,
  frozen: ({ frozen }) => frozen === true,
  delegated: ({ delegate }) => delegate !== undefined,
  'not associated': ({ associated }) => !associated,
};

export default defineTool({
  name: 'get_token_accounts',
  title: 'Read the token accounts of a wallet',
  description:
    'Every token account of a wallet: mint, amount, whether it is the associated one, empty, frozen or delegated, its program and rent; how many are empty and the rent that closing those gives back. Call it for token accounts themselves; for holdings and worth call get_portfolio.',
  doing: 'Reading its token accounts',
  about: ['account'],
  input: z.strictObject({
    owner: addressArgument,
    mint: addressArgument.optional().describe('Accounts of this mint alone.'),
    which: z.enum(WHICH).default('all').describe('Which of them are listed; all when left out.'),
  }),
  async run(ask, { owner, mint, which }) {
    const answer = found(await ask.ask('tokenAccounts', { wallet: owner }));
    const { names } = answer;
    const listed = answer.accounts.filter(
      (row) => (mint === undefined || row.mint === mint) && IS[which](row),
    );
    const data = {
      owner: toAddressLeaf(owner, names),
      tokenAccounts: leaf.count(answer.count),
      mints: leaf.count(answer.mints),
      empty: leaf.count(answer.empty),
      frozen: leaf.count(answer.frozen),
      delegated: leaf.count(answer.delegated),
      notAssociated: leaf.count(answer.notAssociated),
      rent: leaf.sol(answer.rentLamports),
      closable: leaf.count(answer.reclaimable),
      rentToReclaim: leaf.sol(answer.reclaimableLamports),
      listed: leaf.count(listed.length),
      accounts: listed.slice(0, SHOWN).map((row) => toTree(row, names)),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [
        ...(answer.missing === undefined ? [] : [answer.missing]),
        ...(answer.accounts.length < answer.count
          ? [`Listed are those among the first ${answer.accounts.length} token accounts.`]
          : []),
      ],
      truncated: toCuts({
        accounts: {
          all: listed.length,
          most: SHOWN,
          isWhole: answer.missing === undefined && answer.accounts.length >= answer.count,
        },
        ...Object.fromEntries(
          ['tokenAccounts', 'mints', 'empty', 'frozen', 'delegated', 'closable', 'rent', 'rentToReclaim'].map(
            (name) => [name, { all: answer.count, isWhole: answer.missing === undefined }],
          ),
        ),
      }),
      links: [{ label: 'Account', href: `/account/${owner}` }],
    };
  },
});

const toTree = (row: TokenAccountRow, names: Names) => ({
  account: leaf.address(row.account),
  mint: mintLeaf(row.mint),
  symbol: symbolOf(names.tokens[row.mint]),
  amount: toTokens(row.amount, row.mint, row.decimals, names),
  associated: leaf.flag(row.associated),
  empty: leaf.flag(row.amount === 0n),
  frozen: leaf.flag(row.frozen === true),
  ...(row.delegate && {
    delegate: toAddressLeaf(row.delegate, names),
    delegatedAmount: toTokens(row.delegatedAmount ?? 0n, row.mint, row.decimals, names),
  }),
  ...(row.closeAuthority && { closeAuthority: toAddressLeaf(row.closeAuthority, names) }),
  program: programLeaf(row.tokenProgram, names),
  sol: leaf.sol(row.lamports),
});
