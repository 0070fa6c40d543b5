import { z } from 'zod';
import { isSignableAddress } from '#chain';
import type { Names } from '#contracts/answers';
import { asAddress } from '#contracts/chain';
import type { Asset } from '#contracts/decoded';
import { WRAPPED_SOL } from '#decoder';
import { NamedThings } from '../../reading/names/named-things.ts';
import { toNames } from '../../reading/names/names.ts';
import { toProvenance } from '../../reading/clusters.ts';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf, toAssetAmount } from '../figures/to-leaf.ts';
import { addressArgument, cursorArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { readTransfers, type Moved } from '../toolkit/read-transfers.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, sourceOf, ToolError } from './define-tool.ts';

/** Newest transactions that are looked through. */
const LOOKED = 100;
const MAX_SUMS = 20;
const MAX_COUNTERPARTIES = 20;

export default defineTool({
  name: 'list_transfers',
  title: 'List transfers',
  description:
    'SOL and tokens that came into or went out of an address, out of its newest hundred transactions (of a time window when given): each transfer with its counterparty, sums by asset, and the counterparties by how often. Call it for who paid whom, flows and tracing.',
  doing: 'Looking through its transfers',
  input: z.strictObject({
    address: addressArgument,
    mint: addressArgument.optional().describe('Only this token; wrapped SOL stands for SOL too.'),
    direction: z.enum(['in', 'out']).optional(),
    counterparty: addressArgument.optional(),
    from: unixSecondsArgument.describe('Unix seconds; nothing before.'),
    to: unixSecondsArgument.describe('Unix seconds; nothing after.'),
    limit: limitArgument(100, 20),
    cursor: cursorArgument,
  }),
  async run(ask, { address, mint, direction, counterparty, from, to, limit, cursor }) {
    const reader = ask.clusters.reader(ask.cluster);
    const look = await readTransfers(reader, asAddress(address), {
      before: cursor,
      from,
      to,
      most: LOOKED,
      signal: ask.signal,
    });
    if (look === 'no-history')
      throw new ToolError('unavailable', 'The node has no history for this address.');
    if (look === 'unknown-cursor')
      throw new ToolError('invalid_argument', 'The node does not know this cursor.', 'Start the list again.');
    const moves = look.moves.filter(
      (move) =>
        (mint === undefined || isOf(move.asset, mint)) &&
        (direction === undefined || move.direction === direction) &&
        (counterparty === undefined || move.counterparty === counterparty),
    );
    const things = new NamedThings();
    for (const { asset, counterparty: other } of moves) {
      things.addAddress(other);
      if (asset.kind === 'token') things.addMint(asset.mint, asset.decimals);
    }
    const names = await toNames(things, reader, ask.signal);
    const counterparties = rankCounterparties(moves);
    const sums = sumUp(moves);
    const listed = cutToTransactions(moves, limit);
    const isWhole = look.isWhole && look.unread === 0;
    const data = {
      address: leaf.address(address),
      ...(direction !== undefined && { direction: leaf.word(direction) }),
      ...(counterparty !== undefined && { counterparty: leaf.address(counterparty) }),
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      looked: leaf.count(look.looked),
      unread: leaf.count(look.unread),
      complete: leaf.flag(look.isWhole),
      ...(typeof look.oldest?.blockTime === 'number' && { oldest: leaf.time(look.oldest.blockTime) }),
      ...(typeof look.newest?.blockTime === 'number' && { newest: leaf.time(look.newest.blockTime) }),
      count: leaf.count(moves.length),
      incoming: leaf.count(moves.filter((move) => move.direction === 'in').length),
      outgoing: leaf.count(moves.filter((move) => move.direction === 'out').length),
      sums: sums.slice(0, MAX_SUMS).map((sum) => toSumTree(sum, names)),
      counterpartyCount: leaf.count(counterparties.length),
      counterparties: counterparties.slice(0, MAX_COUNTERPARTIES).map((other) => ({
        address: toAddressLeaf(other.address, names),
        signable: leaf.flag(isSignableAddress(other.address)),
        transfers: leaf.count(other.moves.length),
        ...(moves.length > 0 && { share: leaf.share(other.moves.length / moves.length) }),
        incoming: leaf.count(other.moves.filter((move) => move.direction === 'in').length),
        outgoing: leaf.count(other.moves.filter((move) => move.direction === 'out').length),
        sums: sumUp(other.moves)
          .slice(0, 3)
          .map((sum) => toSumTree(sum, names)),
        last: leaf.signature(other.moves[0]!.signature),
      })),
      listed: leaf.count(listed.length),
      items: listed.map((move) => toItem(move, names)),
    };
    const cluster = ask.clusters.list().find((entry) => entry.cluster === ask.cluster);
    return {
      data,
      source: sourceOf(toProvenance(cluster, ask.cluster, undefined, undefined)),
      notes: [
        'Counted are moves by transfer instructions of transactions that succeeded; fees, rent, mints and burns are not.',
        ...(look.unread > 0
          ? ['Some transactions could not be read in time and are missing from the sums.']
          : []),
      ],
      truncated: toCuts({
        items: { all: moves.length, most: listed.length, isWhole },
        counterparties: { all: counterparties.length, most: MAX_COUNTERPARTIES, isWhole },
        sums: { all: sums.length, most: MAX_SUMS, isWhole },
        ...Object.fromEntries(
          ['count', 'incoming', 'outgoing', 'counterpartyCount'].map((name) => [
            name,
            { all: moves.length, isWhole },
          ]),
        ),
      }),
      page: {
        cursor: (listed.length < moves.length ? listed.at(-1)?.signature : look.cursor) ?? null,
        returned: listed.length,
        total: moves.length,
      },
      links: [{ label: 'Account', href: `/account/${address}` }],
    };
  },
});

/** At most `limit`, of whole transactions, so that the next page goes on behind the last of them. */
function cutToTransactions(moves: readonly Moved[], limit: number): readonly Moved[] {
  if (moves.length <= limit) return moves;
  const next = moves[limit]?.signature;
  const whole = moves.slice(0, limit).filter(({ signature }) => signature !== next);
  return whole.length === 0 ? moves.slice(0, limit) : whole;
}

const isOf = (asset: Asset, mint: string): boolean =>
  asset.kind === 'sol' ? mint === WRAPPED_SOL.mint : asset.mint === mint;

const toItem = (move: Moved, names: Names) => ({
  signature: leaf.signature(move.signature),
  slot: leaf.slot(move.slot),
  ...(move.time !== undefined && { time: leaf.time(move.time) }),
  direction: leaf.word(move.direction),
  counterparty: toAddressLeaf(move.counterparty, names),
  amount: toAssetAmount(move.asset, move.amount, names),
});

interface Sum {
  readonly asset: Asset;
  in: bigint;
  out: bigint;
  transfers: number;
}

/** SOL first, then what moved most often. */
function sumUp(moves: readonly Moved[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const { asset, amount, direction } of moves) {
    const key = asset.kind === 'sol' ? 'SOL' : asset.mint;
    // Units of a token that is not known cannot be added to others.
    if (key === undefined) continue;
    const sum = sums.get(key) ?? { asset, in: 0n, out: 0n, transfers: 0 };
    sum[direction] += amount;
    sum.transfers++;
    sums.set(key, sum);
  }
  return [...sums.values()].sort(
    (a, b) => Number(b.asset.kind === 'sol') - Number(a.asset.kind === 'sol') || b.transfers - a.transfers,
  );
}

const toSumTree = ({ asset, in: into, out, transfers }: Sum, names: Names) => ({
  in: toAssetAmount(asset, into, names),
  out: toAssetAmount(asset, out, names),
  net: toAssetAmount(asset, into - out, names),
  transfers: leaf.count(transfers),
});

/** Who it dealt with, the most frequent first, then the newest. */
function rankCounterparties(moves: readonly Moved[]) {
  const byAddress = new Map<string, Moved[]>();
  for (const move of moves) {
    const list = byAddress.get(move.counterparty);
    if (list === undefined) byAddress.set(move.counterparty, [move]);
    else list.push(move);
  }
  return [...byAddress]
    .map(([address, list]) => ({ address, moves: list }))
    .sort((a, b) => b.moves.length - a.moves.length);
}
