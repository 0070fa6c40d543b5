import type { ToolResult } from '#contracts/assistant/agent';
import type { Found } from '../tools/define-tool.ts';
import type getAccount from '../tools/get-account.ts';
import { counted, words } from '../writing/counted.ts';
import { tellPool, type PoolData } from '../writing/pool-findings.ts';
import { tellWallet, type WalletParts } from '../writing/wallet-findings.ts';
import { link, sentence, type Piece } from '#assistant/write/writer';
import { defineAccountNarrative } from './define-account-narrative.ts';
import { partSteps, tellParts } from '../writing/account-parts.ts';

type Data = NonNullable<Found<typeof getAccount>['data']>;

/** Transactions out of which it is told what a wallet does. */
const LOOKED = 50;

/** What is read of a wallet besides. */
const WALLET: readonly {
  readonly tool: string;
  readonly title: string;
  readonly toArgs: (address: string) => Readonly<Record<string, unknown>>;
}[] = [
  { tool: 'get_portfolio', title: 'Read what it holds', toArgs: (owner) => ({ owner }) },
  {
    tool: 'list_transactions',
    title: 'Read its transactions',
    toArgs: (address) => ({ address, span: true, limit: LOOKED }),
  },
  { tool: 'list_trades', title: 'Read its trades', toArgs: (trader) => ({ trader }) },
  { tool: 'list_transfers', title: 'Read its transfers', toArgs: (address) => ({ address }) },
  { tool: 'get_profit', title: 'Read what it gained', toArgs: (wallet) => ({ wallet }) },
];
/** Accounts of markets, as their programs call them. */
const POOL = /pool|curve|market|amm|pair/i;

/** What the account was found to be; empty where it was not read. */
const typeOf = (results: ReadonlyMap<string, ToolResult>): string => {
  const result = results.get('account');
  const type = result?.ok === true ? (result.data as Data).type : undefined; // of the tool of that step
  return type === undefined ? '' : 'raw' in type ? type.raw : type.text;
};

/** Kinds with a page of their own, and what they are. */
const KINDS: Readonly<
  Record<
    string,
    { readonly what: string; readonly place: string; readonly page: string; readonly next: readonly string[] }
  >
> = {
  mint: {
    what: 'the mint of a token',
    place: '/token/',
    page: 'its token page',
    next: ['Tell me about this token', 'Who are its holders?', 'Can more of it be minted?'],
  },
  program: {
    what: 'a program',
    place: '/program/',
    page: 'its program page',
    next: ['What does this program do?', 'Who can upgrade it?'],
  },
  vote: {
    what: 'the vote account of a validator',
    place: '/validator/',
    page: 'its validator page',
    next: ['Tell me about this validator', 'Who controls this account?'],
  },
};

export default defineAccountNarrative({
  id: 'account.overview',
  title: 'Find out what is stored at the address',
  steps: () => [
    { id: 'account', tool: 'get_account', title: 'Read the account', args: ({ address }) => ({ address }) },
    ...partSteps,
    ...WALLET.map(({ tool, title, toArgs }) => ({
      id: tool,
      tool,
      title,
      after: ['account'],
      isExtra: true as const,
      args: ({ address = '' }, results: ReadonlyMap<string, ToolResult>) =>
        typeOf(results) === 'wallet' ? toArgs(address) : undefined,
    })),
    {
      id: 'get_pool',
      tool: 'get_pool',
      title: 'Read the pool',
      after: ['account'],
      isExtra: true,
      args: ({ address }, results) => (POOL.test(typeOf(results)) ? { pool: address } : undefined),
    },
  ],
  tell(writer, { read }) {
    const found = read<Data>('account');
    if (found === undefined) return;
    const { data, callId } = found;
    const { address, type, balance } = data;
    const kind = 'raw' in type ? type.raw : '';
    const special = KINDS[kind];
    const isShown = data.name === undefined || ('raw' in data.name && data.name.raw === address.ui);
    const name: Piece = isShown ? undefined : [words(', known as '), data.name, words(',')];
    if (data.exists.raw === 'no') {
      writer.line`Nothing is stored at ${address} now: it has no SOL and no data. It may still have history.`;
      if (data.signable.raw === 'no')
        writer.text`No key can sign for this address; only a program could use it.`;
    } else if (kind === 'wallet') {
      writer.line`${address}${name} is a wallet with ${balance}${
        data.tokens === undefined || data.tokens.raw === '0'
          ? words(' and no tokens')
          : [words(' and '), counted(data.tokens, 'token')]
      }.`;
      if (data.signable.raw === 'no') writer.text`No key can sign for it: a program controls it.`;
    } else if (kind === 'token-account' && data.held !== undefined) {
      writer.line`${address} is a token account of ${data.holder} with ${data.held}.`;
    } else if (special !== undefined) {
      writer.line`${address}${name} is ${words(special.what)}. More is on ${link(`${special.place}${address.raw}`, special.page)}.`;
      if (data.supply !== undefined) writer.text`Its supply is ${data.supply}.`;
      else if (data.summary !== undefined) writer.text`${sentence(data.summary)}.`;
    } else if (data.summary !== undefined) {
      writer.line`${address}${name} is ${kindOf(data)}: ${sentence(data.summary)}.`;
    } else if (kind === 'unknown' || kind === 'empty') {
      writer.line`${address}${name} is an account of the program ${data.owner}; what is in it is not known here.`;
    } else writer.line`${address}${name} is ${kindOf(data)}, which ${data.owner} keeps.`;
    if (data.exists.raw === 'yes' && kind !== 'wallet')
      writer.text`It holds ${balance} and ${data.size}, and the program ${data.owner} owns it.`;
    if (kind === 'wallet') writer.full`The program ${data.owner} owns it, and it holds ${data.size} of data.`;
    if (kind !== 'wallet' && data.tokenAccounts !== undefined && data.tokenAccounts.raw !== '0') {
      writer.text`It owns ${counted(data.tokenAccounts, 'token account')}.`;
    }
    tellParts(writer, read);
    if (kind === 'wallet') {
      const parts: WalletParts = {
        portfolio: read('get_portfolio'),
        transactions: read('list_transactions'),
        trades: read('list_trades'),
        transfers: read('list_transfers'),
        profit: read('get_profit'),
      };
      tellWallet(writer, parts);
    }
    const pool = read<PoolData>('get_pool');
    if (pool !== undefined) tellPool(writer, pool.data);
    writer.table(
      'What it holds',
      [{ title: 'Field' }, { title: 'Value', align: 'end' }],
      data.fields.map(({ name: field, value }) => [field, value]),
      callId,
      kind === 'wallet' || special !== undefined ? 3 : 2,
    );
    writer.suggest(
      ...(special?.next ??
        (kind === 'wallet'
          ? ['What tokens does it hold?', 'Show its latest transactions']
          : ['Who controls this account?'])),
      'How old is this account?',
    );
  },
});

/** `an account of the kind Token account`: as we call it, or as its program does. */
const kindOf = ({ title }: Data): Piece => [
  words('raw' in title ? 'an account of the kind ' : 'an account its program calls '),
  title,
];
