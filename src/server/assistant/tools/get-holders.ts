import { z } from 'zod';
import { TOKEN_HOLDER_COLUMNS } from '#contracts/columns/token-holder-columns';
import type { HolderClass } from '#contracts/account/token-risk';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { addressArgument, limitArgument } from '../toolkit/arguments.ts';
import { equalTo } from '../toolkit/ask-query.ts';
import { readPart } from '../toolkit/from-index.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf, ToolError, type ToolAsk } from './define-tool.ts';

/** A node lists no more. */
const MOST_HOLDERS = 20;
const TOP = 10;
const PARTS = 1_000_000n;

export default defineTool({
  name: 'get_holders',
  title: 'List the largest holders',
  description:
    'The largest token accounts of a mint (at most twenty, as nodes list them) with owner, amount and share of the supply, the share of the ten largest, and who of them is a pool, creator, sniper or bundled wallet where the index knows.',
  doing: 'Listing the largest holders',
  about: ['token'],
  input: z.strictObject({
    mint: addressArgument,
    limit: limitArgument(MOST_HOLDERS, TOP),
    creator: z.boolean().optional().describe('Whether to say what its creator holds.'),
    pools: z.boolean().default(true).describe('Whether vaults of pools are listed, too.'),
  }),
  async run(ask, { mint, limit, pools, creator: wantsCreator }) {
    const [answer, token, classes, market] = await Promise.all([
      ask.ask('tokenHolders', { mint }),
      readPart(ask, ask.ask('token', { mint })),
      readPart(ask, ask.ask('tokenHolderClasses', { mint })),
      readPart(ask, ask.ask('tokenMarket', { mint })),
    ]);
    const { holders: all, decimals, names, provenance } = found(answer);
    const creator = wantsCreator === true ? market?.creator : undefined;
    const made = creator === undefined ? undefined : await readHolding(ask, mint, creator);
    const symbol = names.tokens[mint]?.symbol;
    const supply = token === undefined || token.native === true ? undefined : token.supply;
    const amount = (units: bigint) => leaf.tokens(units, decimals, mint, symbol);
    const shareOf = (units: bigint) =>
      supply === undefined || supply === 0n
        ? undefined
        : leaf.share(Number((units * PARTS) / supply) / Number(PARTS));
    const roles = new Map<string, readonly HolderClass[]>();
    for (const one of classes?.holders ?? []) {
      for (const account of one.accounts) roles.set(account, one.classes);
    }
    if (!pools && classes === undefined) {
      throw new ToolError('unavailable', 'Which holders are pools is not known: that comes from the index.');
    }
    const holders = pools ? all : all.filter(({ account }) => roles.get(account)?.includes('pool') !== true);
    const sumOf = (count: number) => holders.slice(0, count).reduce((sum, one) => sum + one.amount, 0n);
    const said = symbolOf(names.tokens[mint]);
    const top = Math.min(TOP, holders.length);
    const topShare = shareOf(sumOf(top));
    const listedShare = shareOf(sumOf(holders.length));
    const data = {
      mint: mintLeaf(mint),
      ...(said && { symbol: said }),
      ...(supply !== undefined && { supply: amount(supply) }),
      ...(market && { holdersSeen: leaf.count(market.holders) }),
      ...(creator !== undefined && { creator: toAddressLeaf(creator, names) }),
      ...(made !== undefined && { creatorAmount: amount(made) }),
      ...(made !== undefined && shareOf(made) !== undefined && { creatorShare: shareOf(made) }),
      listed: leaf.count(holders.length),
      top: leaf.count(top),
      topAmount: amount(sumOf(top)),
      ...(topShare && { topShare }),
      listedAmount: amount(sumOf(holders.length)),
      ...(listedShare && { listedShare }),
      holders: holders.slice(0, limit).map((holder, index) => {
        const share = shareOf(holder.amount);
        const role = roles.get(holder.account);
        return {
          rank: leaf.count(index + 1),
          ...toRowLeaves(TOKEN_HOLDER_COLUMNS, holder, ['account', 'owner'], names),
          // In units of the mint, a share finer than the column's, and words for whoever asks.
          amount: amount(holder.amount),
          ...(share && { share }),
          ...(holder.ownerKind && { kind: leaf.word(holder.ownerKind === 'key' ? 'wallet' : 'program') }),
          ...(role && role.length > 0 && { role: leaf.word(role.join(', ')) }),
          ...(holder.frozen === true && { frozen: leaf.flag(true) }),
        };
      }),
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: [
        'A node lists only the largest token accounts, and one owner may have several.',
        ...(supply === undefined
          ? ['The supply of this token is not counted, so shares are not known.']
          : []),
        ...(pools ? [] : ['Pools are left out; they are known by the trades of the index.']),
        ...(classes === undefined
          ? ['Who is a pool or a creator is not known: that comes from the index.']
          : []),
      ],
      page: { cursor: null, returned: Math.min(limit, holders.length) },
      truncated: toCuts({ holders: { all: holders.length, most: limit } }),
      links: [{ label: 'Holders', href: `/token/${mint}` }],
    };
  },
});

/** What token accounts of a wallet hold of a mint, as far as the index has seen them. */
async function readHolding(ask: ToolAsk, mint: string, owner: string): Promise<bigint | undefined> {
  const table = await readPart(
    ask,
    ask.ask('explore', {
      q: JSON.stringify({
        from: 'holdings',
        where: equalTo({ mint, owner }),
        measures: [{ measure: 'sum', field: 'amount' }],
      }),
    }),
  );
  return table === undefined ? undefined : BigInt(table.rows[0]?.[0] ?? 0);
}
