import { toGrouped } from '#contracts/text/value-text';
import { defineRule, figure } from './define-rule.ts';

const LEAST_MICRO_USD = 1_000_000_000_000n;

export default defineRule({
  name: 'large-transfer',
  title: 'Large transfer',
  severity: 'notice',
  text: `A transfer of SOL or a stablecoin worth at least ${toGrouped(LEAST_MICRO_USD / 1_000_000n)} dollars that is not a leg of a trade. Other tokens have no value here.`,
  measured: figure.microUsd('Moved'),
  headline: 'amount',
  figures: {
    sender: figure.address('From'),
    receiver: figure.address('To'),
    amount: figure.amount('Amount', 'mint'),
    mint: figure.address('Token'),
  },
  find: ({ transfers, transferValues }) =>
    transferValues.flatMap((value, i) => {
      if (value === undefined || value < LEAST_MICRO_USD) return [];
      const { sender, receiver, amount, mint, position } = transfers[i]!;
      return [
        {
          subject: sender,
          position,
          measured: Number(value),
          allowed: Number(LEAST_MICRO_USD),
          evidence: { sender, receiver, amount: String(amount), mint },
        },
      ];
    }),
});
