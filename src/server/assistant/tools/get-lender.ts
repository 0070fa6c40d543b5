import { z } from 'zod';
import type { Field } from '#contracts/decoded';
import { addressOf, amountOf } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { someFlag, toCuts } from '../toolkit/cuts.ts';
import { byGreatest, mintOf, openVenue, partOf, share, sumBy, toWhen } from '../toolkit/venue.ts';
import { defineTool } from './define-tool.ts';

const MOST = 50;
/** A loan is liquidated when it is worth so much more of its collateral than may be borrowed: `MARGIN` of the program. */
const MARGIN = 500n;

export default defineTool({
  name: 'get_lender',
  title: 'Read the lender',
  description:
    'The lending market: what is deposited and borrowed by token, how much of it is used, the rate, the collateral, every loan with how close to liquidation it is, and what was done there. `wallet` leaves what is of that wallet, `mint` what is deposited and borrowed in that token, and what of it is collateral, `from` and `to` what was done then.',
  doing: 'Reading the lender',
  about: ['account', 'token'],
  input: z.strictObject({
    wallet: addressArgument.optional(),
    mint: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { wallet, mint, from, to }) {
    const venue = await openVenue(ask, 'lending');
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
      .filter(({ collateral, loan }) => mint === undefined || collateral === mint || loan === mint);
    // What is lent for a token as collateral is none of that token, and what secures loans of it neither.
    const markets = touched.filter(({ loan }) => mint === undefined || loan === mint);
    const [prices, done] = await Promise.all([
      venue.prices([...new Set(touched.flatMap(({ feeds }) => feeds))]),
      venue.events(from, to),
    ]);
    const positions = venue.of('position').flatMap(({ decoded: { fields } }) => {
      const market = touched.find(({ address }) => address === addressOf(fields, 'lendingMarket'));
      const owner = addressOf(fields, 'owner');
      if (market === undefined || (wallet !== undefined && owner !== wallet)) return [];
      return [
        {
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
        (wallet === undefined || owner === wallet || addressOf(fields, 'user') === wallet),
    );
    const { isWhole } = done;
    const liquidations = events.filter(({ name }) => name === 'liquidate');
    const moves = events.filter(
      ({ name, fields }) =>
        name !== 'openPosition' &&
        name !== 'createMarket' &&
        (mint === undefined || movedOf(fields).mint === mint),
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
    const isSolvent = assets.every(({ supplied, borrowed }) => supplied >= borrowed);
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      solvent: leaf.flag(isSolvent),
      assets: assets.map(({ loan, supplied, borrowed }) => ({
        token: mintLeaf(loan),
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
      loans: loans.slice(0, MOST).map(({ owner, market, borrowed, collateral }) => {
        const owed = venue.worth(borrowed, market.loan, prices.get(market.loan));
        const worth = venue.worth(collateral, market.collateral, prices.get(market.collateral));
        const used =
          owed === undefined || worth === undefined || worth === 0n ? undefined : (owed * 10_000n) / worth;
        const end = market.most + MARGIN;
        return {
          owner: leaf.address(owner),
          borrowed: venue.amount(borrowed, market.loan),
          collateral: venue.amount(collateral, market.collateral),
          ...(owed !== undefined && { borrowedValue: leaf.usd(owed) }),
          ...(worth !== undefined && { collateralValue: leaf.usd(worth) }),
          ...(used !== undefined && {
            loanToValue: leaf.basisPoints(used),
            liquidatedAt: leaf.basisPoints(end),
            // By how much the collateral may fall.
            mayFall: leaf.share(Math.max(0, 1 - Number(used) / Number(end))),
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
      used: someFlag(moves, done),
      count: leaf.count(moves.length),
      moves: moves.slice(0, MOST).map((event) => ({
        ...toWhen(event),
        owner: leaf.address(event.owner),
        action: leaf.word(TITLES[event.name] ?? event.name),
        amount: venue.amount(movedOf(event.fields).amount, movedOf(event.fields).mint),
      })),
      liquidated: someFlag(liquidations, done),
      liquidationCount: leaf.count(liquidations.length),
      liquidations: liquidations.slice(0, MOST).map((event) => ({
        ...toWhen(event),
        owner: leaf.address(addressOf(event.fields, 'user')),
        liquidator: leaf.address(event.owner),
      })),
      looked: leaf.count(done.events.length),
    };
    return {
      data,
      source: venue.source,
      truncated: toCuts({
        loans: { all: loans.length, most: MOST },
        deposits: { all: deposits.length, most: MOST },
        count: { all: moves.length, isWhole },
        moves: { all: moves.length, most: MOST, isWhole },
        liquidationCount: { all: liquidations.length, isWhole },
        liquidations: { all: liquidations.length, most: MOST, isWhole },
      }),
      notes: [
        'Deposits and loans are those its accounts hold now; values are by the price feeds it uses itself.',
        ...(isWhole ? [] : ['What was done there is of its newest transactions.']),
      ],
      links: [{ label: 'Lending', href: '/defi/lending' }],
    };
  },
});

/** What a move is of, which its own arguments say last. */
const movedOf = (fields: readonly Field[]) => ({
  amount: amountOf(fields.slice(-1), 'amount'),
  mint: mintOf(fields.slice(-1), 'amount'),
});

const TITLES: Readonly<Record<string, string>> = {
  supply: 'deposit',
  withdraw: 'withdrawal',
  addCollateral: 'collateral added',
  removeCollateral: 'collateral removed',
  borrow: 'loan',
  repay: 'repayment',
  liquidate: 'liquidation',
};
