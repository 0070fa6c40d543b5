import { findValue } from '#decoder';
import { z } from 'zod';
import { addressOf, amountOf } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { cutOf, doneCuts } from '../toolkit/cuts.ts';
import { mintLeaf, validatorLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { openVenue, toWhen } from '../toolkit/venue.ts';
import { defineTool } from './define-tool.ts';

const MOST = 50;

export default defineTool({
  name: 'get_liquid_staking',
  title: 'Read liquid staking',
  description:
    'The pool of liquid staking: SOL in it, units of its token, the exchange rate now and at its first deposit, and what came in and went out, in all or between `from` and `to`; `wallet` leaves what is of that wallet.',
  doing: 'Reading liquid staking',
  input: z.strictObject({
    wallet: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { wallet, from, to }) {
    const venue = await openVenue(ask, 'liquid-staking');
    const [{ events: all, isWhole: isAll, looked }, { events, isWhole }] = await Promise.all([
      venue.events(),
      venue.events(from, to),
    ]);
    const pools = venue.of('stake-pool').map(({ address, decoded: { fields } }) => {
      const ofPool = all.filter(
        (event) => addressOf(event.fields, 'stakePool') === address && hasRate(event.fields),
      );
      // What is oldest of the newest transactions is not the first.
      const [newest, first] = [ofPool[0], isAll ? ofPool.at(-1) : undefined];
      const total = amountOf(fields, 'total');
      const mint = addressOf(fields, 'mint');
      const supply = newest === undefined ? undefined : amountOf(newest.fields, 'supply');
      return {
        pool: leaf.address(address),
        token: mintLeaf(mint),
        sol: leaf.sol(total),
        delegated: leaf.sol(amountOf(fields, 'staked')),
        reserve: leaf.sol(total - amountOf(fields, 'staked')),
        rewards: leaf.sol(amountOf(fields, 'rewards')),
        validator: validatorLeaf(addressOf(fields, 'validator')),
        ...(supply !== undefined &&
          supply > 0n && {
            supply: venue.amount(supply, mint),
            rate: leaf.number(Number(total) / Number(supply), 'SOL', 9),
          }),
        ...(first !== undefined && {
          firstRate: leaf.number(toRate(first.fields), 'SOL', 9),
          firstTime: leaf.time(first.time),
        }),
      };
    });
    const moved = events.filter(({ owner }) => wallet === undefined || owner === wallet);
    const [came, went] = [
      moved.filter(({ name }) => name === 'deposit'),
      moved.filter(({ name }) => name === 'redeem'),
    ];
    const sum = (rows: typeof came): bigint =>
      rows.reduce((total, { fields }) => total + amountOf(fields, 'lamports'), 0n);
    const listed = moved.filter(({ name }) => name === 'deposit' || name === 'redeem');
    const data = {
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      pools,
      stakedIn: leaf.sol(sum(came)),
      deposits: leaf.count(came.length),
      unstaked: leaf.sol(sum(went)),
      redemptions: leaf.count(went.length),
      net: leaf.sol(sum(came) - sum(went)),
      stakers: leaf.count(new Set(came.map(({ owner }) => owner)).size),
      moves: listed.slice(0, MOST).map((event) => ({
        ...toWhen(event),
        owner: leaf.address(event.owner),
        action: leaf.word(event.name === 'deposit' ? 'deposit' : 'withdrawal'),
        amount: leaf.sol(amountOf(event.fields, 'lamports')),
      })),
    };
    return {
      data,
      source: venue.source,
      notes: isWhole ? [] : ['What came in and went out is of the newest transactions.'],
      truncated: isWhole
        ? cutOf('/moves', listed.length, MOST)
        : doneCuts(looked, [
            '/moves',
            '/stakedIn',
            '/deposits',
            '/unstaked',
            '/redemptions',
            '/net',
            '/stakers',
          ]),
      links: [{ label: 'Staking', href: '/defi/staking' }],
    };
  },
});

const hasRate = (fields: Parameters<typeof amountOf>[0]): boolean =>
  findValue(fields, 'supply') !== undefined && amountOf(fields, 'supply') > 0n;

const toRate = (fields: Parameters<typeof amountOf>[0]): number =>
  Number(amountOf(fields, 'total')) / Number(amountOf(fields, 'supply'));
