import type { ReactNode } from 'react';
import type { WalletHolding, WalletWorth } from '#contracts/people/wallet';
import { toShareText } from '#contracts/assistant/share-text';
import { toUsdText } from '#contracts/text/money-text';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { Section } from '../../ui/block/section.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { PriceValue, UsdValue } from '../../values/money.tsx';
import { useNames } from '../../values/names.ts';
import styles from './account.module.css';

/** Parts of the bar with a name of their own; the rest is one part. */
const NAMED_PARTS = 5;

/** What a wallet is worth and of what, at the prices of the index. Nothing where blocks are not indexed. */
export function Portfolio({
  worth,
  lamports,
  aside,
}: {
  readonly worth: Wire<WalletWorth> | undefined;
  readonly lamports: string;
  readonly aside?: ReactNode;
}) {
  const sol = worth?.holdings[0];
  if (worth?.coverage === undefined || sol === undefined) return null;
  const tokens = worth.holdings.length - 1;
  return (
    <Section title="Portfolio" aside={aside}>
      <Figures
        figures={[
          {
            label: 'Net worth',
            hint: 'SOL and all tokens that have a price in our index',
            value: <UsdValue microUsd={worth.totalMicroUsd} />,
            more:
              worth.unvalued > 0
                ? `${worth.unvalued} ${worth.unvalued === 1 ? 'token' : 'tokens'} without a price not counted`
                : undefined,
          },
          {
            label: 'SOL',
            value: <UsdValue microUsd={sol.microUsd} />,
            more: (
              <>
                <SolValue lamports={lamports} /> at <PriceValue price={sol.price} />
              </>
            ),
          },
          {
            label: 'Tokens',
            value:
              worth.totalMicroUsd === undefined || sol.microUsd === undefined ? (
                tokens
              ) : (
                <UsdValue microUsd={String(BigInt(worth.totalMicroUsd) - BigInt(sol.microUsd))} />
              ),
            more: `${tokens} held`,
          },
        ]}
      />
      <Shares parts={toParts(worth.holdings)} />
      <CoverageLine coverage={worth.coverage} what="prices" />
    </Section>
  );
}

export interface Part {
  /** `SOL`, a mint, or `undefined` for the rest. */
  readonly of: string | undefined;
  readonly microUsd: string;
  /** Of everything that has a price, 0 to 1. */
  readonly share: number;
}

/** The holdings that have a value, the largest first, and all others as one. */
export function toParts(holdings: readonly Wire<WalletHolding>[]): readonly Part[] {
  const valued = holdings
    .map(({ mint, microUsd }, i) => ({ of: i === 0 ? 'SOL' : mint, value: BigInt(microUsd ?? 0) }))
    .filter(({ value }) => value > 0n)
    .sort((a, b) => (a.value < b.value ? 1 : a.value > b.value ? -1 : 0));
  const total = valued.reduce((sum, { value }) => sum + value, 0n);
  // One part that would be the whole rest has its own name.
  const named = valued.length === NAMED_PARTS + 1 ? valued.length : NAMED_PARTS;
  const rest = valued.slice(named).reduce((sum, { value }) => sum + value, 0n);
  const parts: { readonly of: string | undefined; readonly value: bigint }[] = valued.slice(0, named);
  if (rest > 0n) parts.push({ of: undefined, value: rest });
  return parts.map(({ of, value }) => ({
    of,
    microUsd: String(value),
    share: Number((value * 1_000_000n) / total) / 1e6,
  }));
}

function Shares({ parts }: { readonly parts: readonly Part[] }) {
  const { tokens } = useNames();
  if (parts.length < 2) return null;
  return (
    <div className={styles.shares}>
      <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ of, share }, i) => (
          <rect
            key={of ?? ''}
            data-part={i}
            x={parts.slice(0, i).reduce((sum, part) => sum + part.share, 0)}
            width={share}
            height="1"
          />
        ))}
      </svg>
      <ul className={styles.legend} aria-label="Share of net worth">
        {parts.map(({ of, microUsd, share }, i) => (
          <li key={of ?? ''}>
            <svg width="10" height="10" aria-hidden="true">
              <rect data-part={i} width="10" height="10" rx="2" />
            </svg>
            {of === undefined ? (
              'Others'
            ) : of === 'SOL' ? (
              'SOL'
            ) : (
              <a href={`/token/${of}`}>
                {tokens[of]?.symbol ? <ChainText text={tokens[of].symbol} limit={16} /> : toShortAddress(of)}
              </a>
            )}{' '}
            <span>
              {toShareText(share)} · {toUsdText(microUsd)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
