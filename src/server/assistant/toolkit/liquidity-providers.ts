/** Who has put liquidity into a pool and what was put in or taken out, by the mint of its shares. */
import { asAddress } from '#contracts/chain';
import { addressOf } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { toTokens } from '../figures/to-leaf.ts';
import type { ToolAsk } from '../tools/define-tool.ts';
import { amountOf, askQuery, askWithin, isTooMuch } from './ask-query.ts';
import { cutOf, doneCuts } from './cuts.ts';
import { readPart } from './from-index.ts';

const MOST = 50;

/** `undefined` where the pool says nothing of a mint of its shares. */
export async function readProviders(
  ask: ToolAsk,
  pool: string,
  from: number | undefined,
  to: number | undefined,
) {
  const account = await readPart(ask, ask.ask('account', { address: asAddress(pool) }));
  const mint = account === undefined ? '' : addressOf(account.decoded.fields, 'lpMint');
  if (mint === '') return undefined;
  const locked = account?.decoded.fields.find(({ name }) => name === 'lockedLp')?.value;
  const [held, moved] = await Promise.all([
    askQuery(ask, {
      from: 'holdings',
      where: [
        { field: 'mint', is: '=', value: mint },
        { field: 'amount', is: '>', value: '0' },
      ],
      by: ['owner'],
      measures: [{ measure: 'sum', field: 'amount' }],
      order: { by: 'sum_amount', descending: true },
      limit: MOST + 1,
    }),
    askWithin(
      ask,
      {
        from: 'supplyChanges',
        where: [{ field: 'mint', is: '=', value: mint }],
        show: ['time', 'isBurn', 'owner', 'amount', 'signature'],
        limit: MOST + 1,
      },
      from,
      to,
    ),
  ]);
  if (isTooMuch(held)) return undefined;
  const { rows, names } = held;
  const units = (amount: bigint) =>
    toTokens(amount, mint, undefined, { ...names, tokens: { ...names.tokens, ...moved.table.names.tokens } });
  const lockedUnits = locked?.kind === 'amount' ? locked.amount : 0n;
  const all = rows.reduce((sum, row) => sum + amountOf(row, 'sum_amount'), lockedUnits);
  const isCut = rows.length > MOST;
  return {
    data: {
      shareMint: leaf.address(mint),
      providers: rows.slice(0, MOST).map((row) => ({
        owner: leaf.address(String(row['owner'])),
        amount: units(amountOf(row, 'sum_amount')),
        ...(!isCut &&
          all > 0n && { share: leaf.share(Number((amountOf(row, 'sum_amount') * 1_000_000n) / all) / 1e6) }),
      })),
      deposits: moved.table.rows.slice(0, MOST).map((row) => ({
        time: leaf.time(String(row['time'])),
        action: leaf.word(row['isBurn'] === true || row['isBurn'] === 1 ? 'withdrawal' : 'deposit'),
        ...(row['owner'] !== undefined && { owner: leaf.address(String(row['owner'])) }),
        amount: units(amountOf(row, 'amount')),
        signature: leaf.signature(String(row['signature'])),
      })),
    },
    notes: [
      'Liquidity is counted in units of the pool’s own share token: minted at a deposit, burned at a withdrawal.',
      ...(moved.narrowed === undefined ? [] : [moved.narrowed]),
    ],
    cuts: [
      ...(isCut ? doneCuts(MOST, ['/providers']) : []),
      ...(moved.table.hasMore || moved.table.rows.length > MOST
        ? doneCuts(MOST, ['/deposits'])
        : cutOf('/deposits', moved.table.rows.length, MOST)),
    ],
  };
}
