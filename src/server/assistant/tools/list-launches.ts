import { z } from 'zod';
import { LOCALNET_LAUNCHPAD, PUMP_FUN, SCANNED_LAUNCHES } from '#contracts/market/launches';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { askQuery, askWithin, isTooMuch, type QueryTable, type TooMuch } from '../toolkit/ask-query.ts';
import { seen, toCuts } from '../toolkit/cuts.ts';
import { readCurve } from '../toolkit/read-curve.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found, ToolError } from './define-tool.ts';

export default defineTool({
  name: 'list_launches',
  title: 'List launches',
  description:
    'Tokens of launchpads, the newest first: how much of the bonding curve is sold, whether and when they graduated to a pool, creator, trades, holders. `mint` leaves one token, `creator` those of one wallet.',
  doing: 'Listing launches',
  about: ['token', 'account'],
  input: z.strictObject({
    mint: addressArgument.optional(),
    creator: addressArgument.optional(),
    creatorOf: addressArgument.optional().describe('A mint: what its creator launched besides.'),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { mint, creatorOf, from, to, ...asked }) {
    const made =
      creatorOf === undefined
        ? undefined
        : await askQuery(ask, {
            from: 'tokens',
            where: [{ field: 'mint', is: '=', value: creatorOf }],
            show: ['creator'],
            limit: 1,
          });
    const maker = made === undefined ? undefined : orThrow(made).rows[0]?.['creator'];
    if (creatorOf !== undefined && maker === undefined) {
      throw new ToolError(
        'not_found',
        'The creation of this token is not indexed, so its creator is not known.',
      );
    }
    const creator = maker === undefined ? asked.creator : String(maker);
    // Of all that is indexed: without a time a query is of the last day.
    const within =
      creator === undefined
        ? undefined
        : await askWithin(
            ask,
            {
              from: 'tokenMints',
              where: [{ field: 'creator', is: '=', value: creator }],
              by: ['mint'],
              measures: [{ measure: 'max', field: 'time' }],
              order: { by: 'max_time', descending: true },
              limit: SCANNED_LAUNCHES,
            },
            from,
            to,
          );
    const own = within?.table;
    const mints = mint === undefined ? own?.rows.map((row) => String(row['mint'])) : [mint];
    const isNone = mints?.length === 0;
    const answer = found(
      await ask.ask('launches', {
        launchpad:
          mints === undefined || isNone
            ? ask.cluster === 'localnet'
              ? LOCALNET_LAUNCHPAD
              : PUMP_FUN
            : undefined,
        mints: isNone ? undefined : mints?.join(','),
        nfts: mints === undefined ? undefined : 'show',
        limit: String(SCANNED_LAUNCHES),
      }),
    );
    const { names, coverage } = answer;
    const rows = (isNone ? [] : answer.rows)
      .filter(({ launchpad }) => launchpad !== undefined || creator !== undefined)
      .filter(({ time }) => time >= (from ?? 0) && time <= (to ?? Infinity))
      .map((row) => {
        const said = symbolOf(names.tokens[row.mint]);
        const { progress } = row;
        return {
          token: mintLeaf(row.mint),
          ...(said && { symbol: said }),
          creator: leaf.address(row.creator),
          ...(row.launchpad !== undefined && { launchpad: programLeaf(row.launchpad, names) }),
          createdSlot: leaf.slot(row.slot),
          created: leaf.time(row.time),
          state: leaf.word(
            progress.kind === 'pooled' ? 'graduated' : progress.kind === 'selling' ? 'selling' : 'unknown',
          ),
          ...(progress.kind === 'pooled' && { curve: leaf.share(1) }),
          ...(progress.kind === 'pooled' &&
            progress.time !== undefined && {
              graduatedAt: leaf.time(progress.time),
              took: leaf.duration(Math.max(0, progress.time - row.time)),
            }),
          ...(progress.kind === 'selling' && {
            curve: leaf.share(progress.share),
            toGo: leaf.share(1 - progress.share),
          }),
          trades: leaf.count(row.swaps),
          holders: leaf.count(row.holders),
          ...(row.firstTradeTime !== undefined && {
            firstTrade: leaf.time(row.firstTradeTime),
            untilFirstTrade: leaf.duration(row.firstTradeTime - row.time),
          }),
        };
      });
    if (mint !== undefined && rows.length === 0) {
      throw new ToolError(
        'not_found',
        answer.rows.length === 0
          ? 'The creation of this token is not indexed, so its launch is not known.'
          : answer.rows.some(({ launchpad }) => launchpad !== undefined)
            ? 'This token was not launched in that time.'
            : 'This token was not created by a launchpad that is read here, so it is not known whether it was launched.',
      );
    }
    const [only] = mint === undefined ? [] : rows;
    const curve =
      only?.state.raw === 'selling' && only.launchpad !== undefined
        ? await readCurve(ask, only.token.raw, only.launchpad.raw)
        : undefined;
    // Those nearest to the end of their curve first, and those that left it behind them.
    rows.sort((a, b) => toRank(b) - toRank(a));
    const graduated = rows
      .filter(({ state }) => state.raw === 'graduated')
      .sort((a, b) => Number(b.graduatedAt?.raw ?? 0) - Number(a.graduatedAt?.raw ?? 0));
    // Of these alone it is known that they have not graduated.
    const areKnown = rows.length > 0 && rows.every(({ state }) => state.raw !== 'unknown');
    const isReached =
      mints !== undefined ||
      answer.nextBefore === undefined ||
      (answer.rows.at(-1)?.time ?? Infinity) < (from ?? 0);
    const isWhole = isReached && own?.hasMore !== true && within?.narrowed === undefined;
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      ...(creator !== undefined && { creator: leaf.address(creator) }),
      ...(curve !== undefined && { raised: leaf.sol(curve.raised), missing: leaf.sol(curve.missing) }),
      // What has left its curve has sold all of it.
      ...(only?.state.raw === 'graduated' && { missing: leaf.sol(0n) }),
      launched: mint === undefined ? seen(rows.length > 0, isWhole) : undefined,
      count: leaf.count(rows.length),
      creators: leaf.count(new Set(rows.map((row) => row.creator.raw)).size),
      severalTimes: leaf.count(countSeveral(rows.map((row) => row.creator.raw))),
      graduatedCount: leaf.count(graduated.length),
      ...(rows.length > 0 &&
        areKnown &&
        isWhole && { graduatedShare: leaf.share(graduated.length / rows.length) }),
      isGraduated: seen(graduated.length > 0, areKnown && isWhole),
      sellingCount: leaf.count(rows.filter(({ state }) => state.raw === 'selling').length),
      rows,
      graduated,
      ...(creatorOf !== undefined && { others: rows.filter(({ token }) => token.raw !== creatorOf) }),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'The curve is what is sold of the 793.1 million tokens a standard curve sells, after the newest trade on it.',
        ...(graduated.length > 0
          ? [
              'The time a token graduated is that of its first trade in a pool, which may be later than its move there.',
            ]
          : []),
        ...(curve === undefined
          ? []
          : ['What is missing is without the fee of a purchase, and more where some is sold back before.']),
        ...(within?.narrowed === undefined ? [] : [within.narrowed]),
        ...(isReached ? [] : ['Only the newest are listed; there are older ones.']),
        ...(own?.hasMore === true && mint === undefined
          ? [`Only ${SCANNED_LAUNCHES} of the tokens this wallet created are listed.`]
          : []),
      ],
      truncated: [
        ...toCuts({
          count: { all: rows.length, isWhole },
          creators: { all: rows.length, isWhole },
          severalTimes: { all: rows.length, isWhole },
          sellingCount: { all: rows.length, isWhole: isWhole && areKnown },
          graduatedCount: { all: graduated.length, isWhole: isWhole && areKnown },
          graduated: { all: graduated.length, isWhole: isWhole && areKnown },
          rows: { all: rows.length, isWhole },
          others: { all: rows.length, isWhole },
        }),
      ],
      links: [{ label: 'Launches', href: '/scan' }],
    };
  },
});

function orThrow(table: QueryTable | TooMuch): QueryTable {
  if (isTooMuch(table)) throw new ToolError('unsupported', table.tooMuch);
  return table;
}

const toRank = ({ state, curve }: { readonly state: leaf.Figure; readonly curve?: leaf.Figure }): number =>
  state.raw === 'selling' ? Number(curve?.raw ?? 0) : -1;

/** How many are there more than once. */
const countSeveral = (all: readonly string[]): number =>
  [...new Set(all)].filter((one) => all.indexOf(one) !== all.lastIndexOf(one)).length;
