import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { microUsd: allowed } = BOUNDS.largeTransfer;

export default defineRule({
  name: 'large-transfer',
  find: ({ transfers, transferValues }) =>
    transferValues.flatMap((value, i) => {
      if (value === undefined || value < allowed) return [];
      const { sender, receiver, amount, mint, position } = transfers[i]!;
      return [
        {
          subject: sender,
          position,
          measured: Number(value),
          allowed: Number(allowed),
          evidence: { sender, receiver, amount: String(amount), mint },
        },
      ];
    }),
});
