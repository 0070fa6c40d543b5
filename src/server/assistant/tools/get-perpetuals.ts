import { z } from 'zod';
import { addressOf, amountOf, choiceOf } from '../../reading/venue/venue-accounts.ts';
import type { VenueEvent } from '../../reading/venue/venue-events.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { cutOf, doneCuts, seen } from '../toolkit/cuts.ts';
import { byGreatest, openVenue, partOf, toWhen } from '../toolkit/venue.ts';
import { defineTool } from './define-tool.ts';

const MOST = 150;
/** A position is liquidated when less than one hundredth of its worth is left: `MAINTENANCE` of the program. */
const LEFT = 0.01;

export default defineTool({
  name: 'get_perpetuals',
  title: 'Read perpetuals',
  description:
    'Markets of perpetuals with open interest and who pays funding, every open position with its entry price, leverage and liquidation price, and positions that were closed or liquidated with what they gained or lost. `wallet` leaves what is of that wallet, or of the market or position at that address, `mint` the market of that token, `from` and `to` what was done then.',
  doing: 'Reading perpetuals',
  about: ['account', 'token'],
  input: z.strictObject({
    wallet: addressArgument.optional(),
    mint: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
    heldUsd: z
      .number()
      .positive()
      .max(1e12)
      .optional()
      .describe('Dollars of a position, to tell its funding.'),
    heldSeconds: z.number().positive().max(1e9).optional().describe('How long it is held.'),
  }),
  async run(ask, { wallet: asked, mint: askedMint, from, to, heldUsd, heldSeconds }) {
    const venue = await openVenue(ask, 'perpetuals');
    const { wallet: plain, part } = venue.scopeOf(asked);
    const ofPart = part?.decoded.fields ?? [];
    const wallet = part?.decoded.type === 'perpetual-position' ? addressOf(ofPart, 'owner') : plain;
    // A market is told by its token, and so is that of a position.
    const mint = askedMint ?? (addressOf(ofPart, 'underlyingMint') || undefined);
    const isOfAll = wallet === undefined;
    const isAsked = (token: string, owner: string): boolean =>
      (mint === undefined || token === mint) && (wallet === undefined || owner === wallet);
    const markets = venue
      .of('perpetual-market')
      .map(({ address, decoded }) => ({
        address,
        ...decoded,
        token: addressOf(decoded.fields, 'underlyingMint'),
      }))
      .filter(({ token }) => mint === undefined || token === mint);
    const [prices, done] = await Promise.all([
      venue.prices(markets.map(({ fields }) => addressOf(fields, 'feed'))),
      venue.events(from, to),
    ]);
    const positions = venue
      .of('perpetual-position')
      .filter(({ address }) => part?.decoded.type !== 'perpetual-position' || address === part.address)
      .map(({ decoded: { fields } }) => ({
        fields,
        owner: addressOf(fields, 'owner'),
        token: addressOf(fields, 'underlyingMint'),
        money: addressOf(fields, 'collateralMint'),
        size: amountOf(fields, 'size'),
        entry: amountOf(fields, 'entryValue'),
        collateral: amountOf(fields, 'collateral'),
      }))
      .filter(({ size, token, owner }) => size > 0n && isAsked(token, owner))
      .sort(byGreatest(({ entry }) => entry));
    const of = (name: string) =>
      done.events.filter(
        (event) =>
          event.name === name &&
          isAsked(addressOf(event.fields, 'underlyingMint'), addressOf(event.fields, 'owner') || event.owner),
      );
    const { isWhole } = done;
    const [opened, closed, liquidated] = [of('openPosition'), of('closePosition'), of('liquidatePosition')];
    const toEnd = (event: (typeof closed)[number]) => {
      const { fields } = event;
      const [token, money] = [addressOf(fields, 'underlyingMint'), addressOf(fields, 'collateralMint')];
      const change = amountOf(fields, 'gain') - amountOf(fields, 'loss');
      return {
        ...toWhen(event),
        owner: leaf.address(addressOf(fields, 'owner')),
        side: leaf.word(choiceOf(fields, 'side')),
        positionSize: venue.amount(amountOf(fields, 'size'), token),
        positionValue: venue.amount(amountOf(fields, 'value'), money),
        change: venue.amount(change, money),
        ...(amountOf(fields, 'collateral') > 0n && {
          collateral: venue.amount(amountOf(fields, 'collateral'), money),
        }),
      };
    };
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      markets: markets.map(({ address, token, fields }) => {
        const [longs, shorts] = [amountOf(fields, 'longOpenInterest'), amountOf(fields, 'shortOpenInterest')];
        const [more, all] = [longs > shorts ? longs - shorts : shorts - longs, longs + shorts];
        const rate =
          all === 0n ? 0 : (Number(more) / Number(all)) * Number(amountOf(fields, 'fundingBasisPoints'));
        const price = prices.get(token);
        const here = positions.filter((one) => one.token === token);
        const backed = here.filter(({ collateral }) => collateral > 0n);
        return {
          market: leaf.address(address),
          token: mintLeaf(token),
          longs: venue.amount(longs, token),
          shorts: venue.amount(shorts, token),
          ...toWorth('longValue', venue.worth(longs, token, price)),
          ...toWorth('shortValue', venue.worth(shorts, token, price)),
          // Narrowed to a wallet or a position they would be of that alone.
          ...(isOfAll && { positions: leaf.count(here.length) }),
          ...(isOfAll &&
            backed.length > 0 && {
              meanLeverage: leaf.number(
                backed.reduce((sum, { entry, collateral }) => sum + Number(entry) / Number(collateral), 0) /
                  backed.length,
                '×',
                1,
              ),
            }),
          // Of the newest transactions alone it would be too few.
          ...(isOfAll &&
            done.isWhole && {
              liquidationCount: leaf.count(
                liquidated.filter(({ fields: ended }) => addressOf(ended, 'underlyingMint') === token).length,
              ),
            }),
          payer: leaf.word(longs === shorts ? 'nobody' : longs > shorts ? 'long' : 'short'),
          fundingPerDay: leaf.share(rate / 10_000),
          ...(heldUsd !== undefined &&
            heldSeconds !== undefined &&
            toFunding(((heldUsd * rate) / 10_000) * (heldSeconds / 86_400), longs >= shorts)),
          ...(price !== undefined && { price: leaf.price(price) }),
          liquidity: venue.amount(amountOf(fields, 'liquidity'), addressOf(fields, 'collateralMint')),
        };
      }),
      open: leaf.flag(positions.length > 0),
      positionCount: leaf.count(positions.length),
      traders: leaf.count(new Set(positions.map(({ owner }) => owner)).size),
      positions: positions.slice(0, MOST).map(({ fields, owner, token, money, size, entry, collateral }) => {
        const side = choiceOf(fields, 'side');
        const price = prices.get(token);
        const now = venue.worth(size, token, price);
        const entryPrice =
          price === undefined || now === undefined || now === 0n
            ? undefined
            : (Number(entry) / Number(now)) * price;
        const [all, own] = [Number(entry), Number(collateral)];
        // Funding and the fee of closing bring it nearer.
        const ends = side === 'long' ? (all - own) / (all * (1 - LEFT)) : (all + own) / (all * (1 + LEFT));
        return {
          owner: leaf.address(owner),
          side: leaf.word(side),
          token: mintLeaf(token),
          positionSize: venue.amount(size, token),
          entryValue: venue.amount(entry, money),
          ...(entryPrice !== undefined && { entryPrice: leaf.price(entryPrice) }),
          collateral: venue.amount(collateral, money),
          ...(collateral > 0n && { leverage: leaf.number(all / own, '×', 1) }),
          ...(now !== undefined && {
            change: venue.amount(side === 'long' ? now - entry : entry - now, money),
          }),
          ...(entryPrice !== undefined && ends > 0 && { liquidationPrice: leaf.price(entryPrice * ends) }),
          ...toRoom(price, entryPrice === undefined ? 0 : entryPrice * ends),
          opened: leaf.time(amountOf(fields, 'openedTime')),
        };
      }),
      used: seen(opened.length + positions.length > 0, done.isWhole),
      openedCount: leaf.count(opened.length),
      closedCount: leaf.count(closed.length),
      closed: closed.slice(0, MOST).map(toEnd),
      results: toResults([...closed, ...liquidated])
        .slice(0, MOST)
        .map(({ owner, change, money, closings, liquidations }) => ({
          owner: leaf.address(owner),
          change: venue.amount(change, money),
          closings: leaf.count(closings),
          liquidations: leaf.count(liquidations),
        })),
      liquidated: seen(liquidated.length > 0, done.isWhole),
      liquidationCount: leaf.count(liquidated.length),
      liquidations: liquidated
        .slice(0, MOST)
        .map((event) => ({ ...toEnd(event), liquidator: leaf.address(event.owner) })),
      lossShare: partOf(
        BigInt(closed.filter(({ fields }) => amountOf(fields, 'loss') > 0n).length),
        BigInt(closed.length),
      ),
    };
    return {
      data,
      source: venue.source,
      notes: [
        ...(heldUsd === undefined
          ? []
          : [
              'Funding is at the rates of now, which change with every position; what is below zero is received.',
            ]),
        'Positions are those open now, valued by the price feeds the program uses; liquidation prices leave out funding and the fee of closing.',
        'Results are by price alone, without fees and funding; a position that was liquidated lost its collateral.',
        ...(isWhole ? [] : ['Activity covers only the program’s newest transactions.']),
      ],
      truncated: [
        ...cutOf('/positions', positions.length, MOST),
        ...(done.isWhole
          ? [...cutOf('/closed', closed.length, MOST), ...cutOf('/liquidations', liquidated.length, MOST)]
          : doneCuts(done.looked, [
              '/closed',
              '/results',
              '/liquidations',
              '/openedCount',
              '/closedCount',
              '/liquidationCount',
              '/lossShare',
            ])),
      ],
      links: [{ label: 'Perpetuals', href: '/defi/perpetuals' }],
    };
  },
});

/** What a long and a short pay; below zero what they get. */
function toFunding(dollars: number, isByLongs: boolean) {
  const [paid, got] = [BigInt(Math.round(dollars * 1e6)), -BigInt(Math.round(dollars * 1e6))];
  return { longPays: leaf.usd(isByLongs ? paid : got), shortPays: leaf.usd(isByLongs ? got : paid) };
}

/** By what part the price may move before a position is liquidated. */
const toRoom = (price: number | undefined, end: number): { readonly mayMove?: leaf.Figure } =>
  price === undefined || price <= 0 || end <= 0 ? {} : { mayMove: leaf.share(Math.abs(end / price - 1)) };

const toWorth = (name: 'longValue' | 'shortValue', worth: bigint | undefined) =>
  worth === undefined ? {} : { [name]: leaf.usd(worth) };

/** What each trader gained or lost by positions that ended, the greatest gain first; of collateral in one token. */
function toResults(ended: readonly VenueEvent[]) {
  const sums = new Map<
    string,
    { owner: string; money: string; change: bigint; closings: number; liquidations: number }
  >();
  for (const { name, fields } of ended) {
    const [owner, money] = [addressOf(fields, 'owner'), addressOf(fields, 'collateralMint')];
    const key = `${owner} ${money}`;
    const sum = sums.get(key) ?? { owner, money, change: 0n, closings: 0, liquidations: 0 };
    const isLiquidation = name === 'liquidatePosition';
    // What was put up for a position that is liquidated is lost.
    const lost = isLiquidation ? amountOf(fields, 'collateral') : amountOf(fields, 'loss');
    sums.set(key, {
      ...sum,
      change: sum.change + (isLiquidation ? 0n : amountOf(fields, 'gain')) - lost,
      closings: sum.closings + (isLiquidation ? 0 : 1),
      liquidations: sum.liquidations + (isLiquidation ? 1 : 0),
    });
  }
  return [...sums.values()].sort(byGreatest(({ change }) => change));
}
