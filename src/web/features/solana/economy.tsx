import { SOL_DECIMALS } from '#contracts/chain';
import { WINDOWS } from '#contracts/market/market';
import { toMarketCap, type TokenMarketAnswer } from '#contracts/market/token-market';
import type { SolanaAnswer } from '#contracts/network/solana';
import { toShareText } from '#contracts/assistant/share-text';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../../values/money.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';

export type SolMarket = Extract<Wire<TokenMarketAnswer>, { readonly kind: 'found' }>;
export type FoundSolana = Extract<Wire<SolanaAnswer>, { readonly kind: 'found' }>;

const PLACES = 1_000_000;

/** Part of one amount in another, exact to six places whatever their size. */
function toPart(part: string, whole: string): number {
  return BigInt(whole) === 0n ? 0 : Number((BigInt(part) * BigInt(PLACES)) / BigInt(whole)) / PLACES;
}

/** The chain's place in time, its supply and what is staked. */
export function EconomyFigures({
  found,
  market,
}: {
  readonly found: FoundSolana;
  /** Of SOL, where blocks are indexed. */
  readonly market: SolMarket | undefined;
}) {
  const { pulse, supply, stake, inflation } = found;
  const usd = market?.price?.usd;
  const done = pulse.slotsInEpoch === 0 ? 0 : pulse.slotIndex / pulse.slotsInEpoch;
  const left = pulse.slotsInEpoch - pulse.slotIndex;
  return (
    <Figures
      figures={[
        market?.price && {
          label: 'SOL',
          hint: 'Price in our index',
          value: <PriceValue price={market.price} />,
          more: (
            <>
              <ChangeValue share={market.windows['24h'].change} />{' '}
              {market.coverage.toTime - market.coverage.fromTime >= WINDOWS['24h']
                ? 'in 24 h'
                : 'since indexed'}
            </>
          ),
        },
        supply &&
          usd !== undefined && {
            label: 'Market cap',
            hint: 'Circulating supply × price',
            value: (
              <UsdValue
                microUsd={String(toMarketCap(BigInt(supply.circulatingLamports), SOL_DECIMALS, usd))}
              />
            ),
            more: 'of what circulates',
          },
        {
          label: 'Total supply',
          value: supply ? <WholeSol lamports={supply.totalLamports} /> : 'no data',
          more:
            supply && `${toShareText(toPart(supply.circulatingLamports, supply.totalLamports))} circulates`,
        },
        {
          label: 'Active stake',
          value: stake ? <WholeSol lamports={stake.activeLamports} /> : 'no data',
          more:
            stake &&
            supply &&
            `${toShareText(toPart(stake.activeLamports, supply.totalLamports))} of the supply`,
        },
        {
          label: 'Inflation',
          value: inflation ? `${(inflation.total * 100).toFixed(3)} %` : 'no data',
          more: inflation && `per year, in epoch ${toGrouped(inflation.epoch)}`,
        },
        {
          label: 'Epoch',
          value: <a href={`/epoch/${pulse.epoch}`}>{toGrouped(pulse.epoch)}</a>,
          more: (
            <>
              <Meter share={done} label={`Epoch ${pulse.epoch} is ${toShareText(done)} done`} />{' '}
              {toShareText(done)}
              {pulse.slotMs !== undefined &&
                `, about ${toDurationText(Math.round((left * pulse.slotMs) / 1_000))} left`}
            </>
          ),
        },
        {
          label: 'Transactions per second',
          value:
            pulse.nonVotePerSecond === undefined ? 'no data' : toGrouped(Math.round(pulse.nonVotePerSecond)),
          more:
            pulse.transactionsPerSecond === undefined
              ? 'the node has no samples'
              : `without votes, ${toGrouped(Math.round(pulse.transactionsPerSecond))} with${pulse.windowSeconds === undefined ? '' : `, over ${toDurationText(pulse.windowSeconds)}`}`,
        },
      ]}
    />
  );
}

export function SupplySection({ found }: { readonly found: FoundSolana }) {
  const { supply } = found;
  return (
    <Section title="Supply" aside="as reported by the node">
      {supply === undefined ? (
        <Notice kind="not-available" title="The node did not report the supply." />
      ) : (
        <KeyValues
          rows={[
            { label: 'Total', value: <SolValue lamports={supply.totalLamports} /> },
            {
              label: 'Circulating',
              value: (
                <>
                  <SolValue lamports={supply.circulatingLamports} /> (
                  {toShareText(toPart(supply.circulatingLamports, supply.totalLamports))}){' '}
                  <Meter
                    share={toPart(supply.circulatingLamports, supply.totalLamports)}
                    label={`${toShareText(toPart(supply.circulatingLamports, supply.totalLamports))} of the supply circulates`}
                  />
                </>
              ),
            },
            {
              label: 'Non-circulating',
              hint: 'Accounts the node lists as non-circulating, such as locked stake',
              value: (
                <>
                  <SolValue lamports={supply.nonCirculatingLamports} /> (
                  {toShareText(toPart(supply.nonCirculatingLamports, supply.totalLamports))})
                </>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(3).replace(/\.?0{1,3}$/, '')} %`;

export function InflationSection({ found }: { readonly found: FoundSolana }) {
  const { inflation, governor } = found;
  return (
    <Section title="Inflation" aside="a year">
      {inflation === undefined && governor === undefined ? (
        <Notice kind="not-available" title="The node did not report the inflation." />
      ) : (
        <KeyValues
          rows={[
            inflation && { label: 'Now', value: percent(inflation.total) },
            inflation && { label: 'To validators and stakers', value: percent(inflation.validator) },
            inflation &&
              inflation.foundation > 0 && {
                label: 'To the foundation',
                value: percent(inflation.foundation),
              },
            governor && { label: 'Initial rate', value: percent(governor.initial) },
            governor && {
              label: 'Annual decrease',
              hint: 'How much the rate decreases each year',
              value:
                governor.taper === 0
                  ? 'none: the rate is fixed'
                  : `${percent(governor.taper)} of the rate per year`,
            },
            governor && { label: 'Long-term rate', value: percent(governor.terminal) },
          ]}
        />
      )}
    </Section>
  );
}
