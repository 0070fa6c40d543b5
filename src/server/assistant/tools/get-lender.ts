import { z } from 'zod';
import type { Address } from '#contracts/chain';
import { findValue } from '#decoder';
import { addressOf, amountOf } from '../../reading/venue/venue-accounts.ts';
import type { VenueEvent } from '../../reading/venue/venue-events.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { cutOf, doneCuts, seen } from '../toolkit/cuts.ts';
import { readPart } from '../toolkit/from-index.ts';
import { byGreatest, openVenue, partOf, share, sumBy, toWhen, type OpenVenue } from '../toolkit/venue.ts';
import { defineTool, type ToolAsk } from './define-tool.ts';

const MOST = 150;
/** A loan is liquidated when it is worth so much more of its collateral than may be borrowed: `MARGIN` of the program. */
const MARGIN = 500n;

export default defineTool({
  name: 'get_lender',
  title: 'Read the lender',
  description:
    'The lending market: what is deposited and borrowed by token, how much of it is used, the rate, the collateral, every loan with how close to liquidation it is, and what was done there. `wallet` leaves what is of that wallet, or of the market or position at that address, `mint` what is deposited and borrowed in that token, and what of it is collateral, `from` and `to` what was done then.',
  doing: 'Reading the lender',
  about: ['account', 'token'],
  input: z.strictObject({
    wallet: addressArgument.optional(),
    mint: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { wallet: asked, mint, from, to }) {
    const venue = await openVenue(ask, 'lending');
    const { wallet, part } = venue.scopeOf(asked);
    const isPosition = part?.decoded.type === 'position';
    const inMarket = isPosition ? addressOf(part.decoded.fields, 'lendingMarket') : part?.address;
    const isOwner = (owner: string): boolean =>
      owner === (isPosition ? addressOf(part.decoded.fields, 'owner') : (wallet ?? owner));
    const touched = venue
      .of('lending-market')
      .map(({ address, decoded: { fields } }) => ({
        address,
        collateral: addressOf(fields, 'collateralMint'),
        loan: addressOf(fields, 'loanMint'),
        feeds: [addressOf(fields, 'collateralFeed'), addressOf(fields, 'loanFeed')],
        supplied: amountOf(fields, 'supplied'),
        borrowed: amountOf(fields, 'borrowed'),
        supplyShares: amountOf(fields, 'supplyShares'),
        borrowShares: amountOf(fields, 'borrowShares'),
        rate: amountOf(fields, 'rateBasisPoints'),
        most: amountOf(fields, 'loanToValueBasisPoints'),
      }))
      .filter(
        ({ address, collateral, loan }) =>
          (inMarket === undefined || address === inMarket) &&
          (mint === undefined || collateral === mint || loan === mint),
      );
    // What is lent for a token as collateral is none of that token, and what secures loans of it neither.
    const markets = touched.filter(({ loan }) => mint === undefined || loan === mint);
    const [prices, done] = await Promise.all([
      venue.prices([...new Set(touched.flatMap(({ feeds }) => feeds))]),
      venue.events(from, to),
    ]);
    const positions = venue.of('position').flatMap(({ address: position, decoded: { fields } }) => {
      const market = touched.find(({ address }) => address === addressOf(fields, 'lendingMarket'));
      const owner = addressOf(fields, 'owner');
      if (market === undefined || !isOwner(owner)) return [];
      return [
        {
          position,
          owner,
          market,
          supplied: share(amountOf(fields, 'supplyShares'), market.supplied, market.supplyShares),
          borrowed: share(amountOf(fields, 'borrowShares'), market.borrowed, market.borrowShares),
          collateral: amountOf(fields, 'collateral'),
        },
      ];
    });
    // Units of different tokens have no order; what has no price comes last.
    const worthOf = (units: bigint, token: string): bigint =>
      venue.worth(units, token, prices.get(token)) ?? -1n;
    const lent = positions.filter(({ market }) => mint === undefined || market.loan === mint);
    const loans = lent
      .filter(({ borrowed }) => borrowed > 0n)
      .sort(byGreatest(({ borrowed, market }) => worthOf(borrowed, market.loan)));
    const deposits = lent
      .filter(({ supplied }) => supplied > 0n)
      .sort(byGreatest(({ supplied, market }) => worthOf(supplied, market.loan)));
    const ofMarkets = new Set<string>(touched.map(({ address }) => address));
    const events = done.events.filter(
      ({ owner, fields }) =>
        ofMarkets.has(addressOf(fields, 'lendingMarket')) &&
        (isOwner(owner) || isOwner(addressOf(fields, 'user'))),
    );
    const { isWhole } = done;
    const liquidations = events.filter(({ name }) => name === 'liquidate');
    const moves = events.filter(
      (event) =>
        event.name !== 'openPosition' &&
        event.name !== 'createMarket' &&
        (mint === undefined || mintOfMove(event) === mint),
    );
    const assets = sumBy(
      markets,
      ({ loan }) => loan,
      ({ supplied }) => supplied,
    ).map(([loan, supplied]) => {
      const borrowed = markets
        .filter((one) => one.loan === loan)
        .reduce((sum, one) => sum + one.borrowed, 0n);
      return { loan, supplied, borrowed };
    });
    const gains = await Promise.all(
      liquidations.slice(0, MOST_VALUED).map((event) => readGain(ask, event, touched, venue)),
    );
    const isSolvent = assets.every(({ supplied, borrowed }) => supplied >= borrowed);
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      solvent: leaf.flag(isSolvent),
      assets: assets.map(({ loan, supplied, borrowed }) => ({
        token: mintLeaf(loan),
        // Of the newest transactions alone it would be too few.
        ...(isWhole && {
          liquidationCount: leaf.count(
            liquidations.filter(({ fields }) =>
              markets.some((one) => one.loan === loan && one.address === addressOf(fields, 'lendingMarket')),
            ).length,
          ),
        }),
        supplied: venue.amount(supplied, loan),
        borrowed: venue.amount(borrowed, loan),
        free: venue.amount(supplied - borrowed, loan),
        utilisation: partOf(borrowed, supplied),
      })),
      markets: markets.map((one) => ({
        market: leaf.address(one.address),
        token: mintLeaf(one.loan),
        collateral: mintLeaf(one.collateral),
        supplied: venue.amount(one.supplied, one.loan),
        borrowed: venue.amount(one.borrowed, one.loan),
        utilisation: partOf(one.borrowed, one.supplied),
        rate: leaf.basisPoints(one.rate),
        mostBorrowed: leaf.basisPoints(one.most),
      })),
      collateral: sumBy(
        positions,
        ({ market }) => market.collateral,
        ({ collateral }) => collateral,
      )
        .filter(([token, amount]) => amount > 0n && (mint === undefined || token === mint))
        .map(([token, amount]) => {
          const worth = venue.worth(amount, token, prices.get(token));
          return {
            token: mintLeaf(token),
            amount: venue.amount(amount, token),
            ...(worth !== undefined && { value: leaf.usd(worth) }),
          };
        }),
      loanCount: leaf.count(loans.length),
      borrowers: leaf.count(new Set(loans.map(({ owner }) => owner)).size),
      depositors: leaf.count(new Set(deposits.map(({ owner }) => owner)).size),
      loans: loans.slice(0, MOST).map(({ position, owner, market, borrowed, collateral }) => {
        const owed = venue.worth(borrowed, market.loan, prices.get(market.loan));
        const worth = venue.worth(collateral, market.collateral, prices.get(market.collateral));
        const used =
          owed === undefined || worth === undefined || worth === 0n ? undefined : (owed * 10_000n) / worth;
        const end = market.most + MARGIN;
        return {
          owner: leaf.address(owner),
          position: leaf.address(position),
          borrowed: venue.amount(borrowed, market.loan),
          collateral: venue.amount(collateral, market.collateral),
          ...(owed !== undefined && { borrowedValue: leaf.usd(owed) }),
          ...(worth !== undefined && { collateralValue: leaf.usd(worth) }),
          ...(used !== undefined && {
            loanToValue: leaf.basisPoints(used),
            liquidatedAt: leaf.basisPoints(end),
            // Below one it may be liquidated.
            ...(used > 0n && { health: leaf.number(Number(end) / Number(used), undefined, 2) }),
            // By how much the collateral may fall.
            mayFall: leaf.share(Math.max(0, 1 - Number(used) / Number(end))),
            ...toTrigger(prices.get(market.collateral), Number(used) / Number(end)),
          }),
        };
      }),
      deposits: deposits.slice(0, MOST).map(({ owner, market, supplied }) => {
        const worth = venue.worth(supplied, market.loan, prices.get(market.loan));
        return {
          owner: leaf.address(owner),
          supplied: venue.amount(supplied, market.loan),
          ...(worth !== undefined && { suppliedValue: leaf.usd(worth) }),
          collateral: mintLeaf(market.collateral),
        };
      }),
      used: seen(moves.length > 0, done.isWhole),
      count: leaf.count(moves.length),
      moves: moves.slice(0, MOST).map((event) => ({
        ...toWhen(event),
        owner: leaf.address(event.owner),
        action: leaf.word(TITLES[event.name] ?? event.name),
        ...toMoved(event, venue),
      })),
      liquidated: seen(liquidations.length > 0, done.isWhole),
      liquidationCount: leaf.count(liquidations.length),
      liquidations: liquidations.slice(0, MOST).map((event, index) => ({
        ...toWhen(event),
        owner: leaf.address(addressOf(event.fields, 'user')),
        liquidator: leaf.address(event.owner),
        ...toMoved(event, venue),
        ...toSeized(event, touched, venue),
        ...gains[index],
      })),
      looked: leaf.count(done.looked),
    };
    return {
      data,
      source: venue.source,
      notes: [
        'Deposits and loans are those its accounts hold now; values are by the price feeds it uses itself.',
        ...(isWhole ? [] : ['Activity covers only the program’s newest transactions.']),
      ],
      truncated: [
        ...cutOf('/loans', loans.length, MOST),
        ...cutOf('/deposits', deposits.length, MOST),
        ...(done.isWhole
          ? [...cutOf('/moves', moves.length, MOST), ...cutOf('/liquidations', liquidations.length, MOST)]
          : doneCuts(done.looked, ['/moves', '/liquidations', '/count', '/liquidationCount'])),
      ],
      links: [{ label: 'Lending', href: '/defi/lending' }],
    };
  },
});

/** Of so many liquidations it is worked out what they brought. */
const MOST_VALUED = 10;

/** What a liquidator took over what it repaid, at the prices of trades by then. */
async function readGain(
  ask: ToolAsk,
  { fields, time }: VenueEvent,
  markets: readonly { readonly address: string; readonly loan: string; readonly collateral: string }[],
  venue: OpenVenue,
): Promise<Readonly<Record<'repaidValue' | 'seizedValue' | 'gainValue', leaf.Figure>> | undefined> {
  const market = markets.find(({ address }) => address === addressOf(fields, 'lendingMarket'));
  if (market === undefined || time === undefined) return undefined;
  const worthOf = async (name: string, mint: string): Promise<bigint | undefined> => {
    const price = await readPart(ask, ask.ask('priceAt', { mint, time: String(time) }));
    return venue.worth(amountOf(fields, name), mint, price?.at.usd);
  };
  const [repaid, seized] = await Promise.all([
    worthOf('repaid', market.loan),
    worthOf('seized', market.collateral),
  ]);
  return repaid === undefined || seized === undefined
    ? undefined
    : {
        repaidValue: leaf.usd(repaid),
        seizedValue: leaf.usd(seized),
        gainValue: leaf.usd(seized - repaid),
      };
}

/** The price of the collateral at which a loan is liquidated, the loan being worth what it is now. */
const toTrigger = (price: number | undefined, used: number): { readonly triggerPrice?: leaf.Figure } =>
  price === undefined ? {} : { triggerPrice: leaf.price(price * used) };

const TITLES: Readonly<Record<string, string>> = {
  supply: 'deposit',
  withdraw: 'withdrawal',
  addCollateral: 'collateral added',
  removeCollateral: 'collateral removed',
  borrow: 'loan',
  repay: 'repayment',
  liquidate: 'liquidation',
};

const transferOf = ({ owner, transfers }: VenueEvent): VenueEvent['transfers'][number] | undefined =>
  transfers.find(({ fromOwner, toOwner }) => [fromOwner, toOwner].includes(owner as Address));

/** The token a move is of: the one that moved, else the one its arguments name. */
function mintOfMove(event: VenueEvent): string | undefined {
  const moved = transferOf(event);
  if (moved?.asset.kind === 'token') return moved.asset.mint;
  const said = findValue(event.fields.slice(-1), 'amount');
  return said?.kind === 'amount' ? said.mint : undefined;
}

/** What went to or from who signed: the amount of the instruction may be a limit, or stand for all there is. */
function toMoved(event: VenueEvent, venue: OpenVenue): { readonly amount?: leaf.Figure } {
  const moved = transferOf(event);
  const mint = moved?.asset.kind === 'token' ? moved.asset.mint : undefined;
  if (moved !== undefined && mint !== undefined) return { amount: venue.amount(moved.amount, mint) };
  const said = findValue(event.fields, 'amount');
  const isExact = said?.kind === 'amount' && said.amount < EVERYTHING && event.name !== 'liquidate';
  return isExact ? { amount: venue.amount(said.amount, said.mint ?? '') } : {};
}

/** Stands for all there is. */
const EVERYTHING = 2n ** 64n - 1n;

/** What was repaid of a loan that was liquidated, and what of its collateral was taken for it. */
function toSeized(
  { fields }: VenueEvent,
  markets: readonly { readonly address: string; readonly loan: string; readonly collateral: string }[],
  venue: OpenVenue,
) {
  const market = markets.find(({ address }) => address === addressOf(fields, 'lendingMarket'));
  const [repaid, seized] = [amountOf(fields, 'repaid'), amountOf(fields, 'seized')];
  return market === undefined || repaid === 0n
    ? {}
    : { repaid: venue.amount(repaid, market.loan), seized: venue.amount(seized, market.collateral) };
}
