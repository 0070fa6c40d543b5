import type { SolanaAnswer } from '#contracts/network/solana';
import * as leaf from '../figures/figure.ts';

type Found = Extract<SolanaAnswer, { kind: 'found' }>;

/** SOL there is and what it grows by a year. */
export const toSupplyTree = ({
  supply,
  inflation,
  governor,
}: Pick<Found, 'supply' | 'inflation' | 'governor'>) => ({
  ...(supply && {
    total: leaf.sol(supply.totalLamports),
    circulating: leaf.sol(supply.circulatingLamports),
    nonCirculating: leaf.sol(supply.nonCirculatingLamports),
    ...(supply.totalLamports > 0n && {
      circulatingShare: leaf.share(
        Number((supply.circulatingLamports * 1_000_000n) / supply.totalLamports) / 1e6,
      ),
    }),
  }),
  ...(inflation && {
    inflation: leaf.share(inflation.total),
    toValidators: leaf.share(inflation.validator),
    inflationEpoch: leaf.epoch(inflation.epoch),
  }),
  ...(governor && { terminalInflation: leaf.share(governor.terminal), taper: leaf.share(governor.taper) }),
});
