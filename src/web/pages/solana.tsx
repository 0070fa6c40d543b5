import { toWholeSolText } from '#contracts/assistant/share-text';
import { SOL_MINT } from '#contracts/chain';
import type { SolanaAnswer } from '#contracts/network/solana';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SoftwareShares } from '../answers/software-shares.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import {
  EconomyFigures,
  InflationSection,
  SupplySection,
  type FoundSolana,
  type SolMarket,
} from '../features/solana/economy.tsx';
import { FeeSection } from '../features/solana/fees.tsx';
import styles from '../features/solana/solana.module.css';
import { ForecastPart } from '../features/forecasts/forecast-part.tsx';
import { KeyValues } from '../ui/block/key-values.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';
import { WholeSol } from '../values/whole-sol.tsx';
import { definePage } from './define-page.ts';

const FEE = ['priority-fee'];

interface SolanaPage {
  readonly solana: Wire<SolanaAnswer>;
  readonly market: SolMarket | undefined;
}

export default definePage<SolanaPage>({
  nav: { text: 'Solana', menus: [{ menu: 'Explore', order: 0, on: 'phone' }], use: 'solana', area: 'chain' },
  async load({ api, signal }) {
    const [solana, market] = await Promise.all([
      api.ask('solana', {}, { signal }),
      // Without it the page has no price.
      api.ask('tokenMarket', { mint: SOL_MINT }, { signal }).catch(() => undefined),
    ]);
    return { solana, market: market?.kind === 'found' ? market : undefined };
  },
  head: ({ solana: answer }) => ({
    title: 'Solana',
    description:
      answer.kind === 'found' && answer.supply
        ? `Supply of ${toWholeSolText(answer.supply.totalLamports)} SOL, epoch ${toGrouped(answer.pulse.epoch)}, inflation, stake and fees by percentile.`
        : 'Supply, inflation, epoch, stake and fees by percentile.',
  }),
  View: ({ data }) => (
    <>
      <h1>Solana</h1>
      {data.solana.kind === 'absent' ? (
        <AbsenceView absence={data.solana} />
      ) : (
        <Economy found={data.solana} market={data.market} />
      )}
    </>
  ),
});

function Economy({ found, market }: { readonly found: FoundSolana; readonly market: SolMarket | undefined }) {
  return (
    <>
      <StaleNotice provenance={found.provenance} />
      <EconomyFigures found={found} market={market} />
      <FeeSection found={found} />
      <ForecastPart title="Forecast of the fee to land" forecasts={FEE} />
      <div className={styles.columns}>
        <SupplySection found={found} />
        <InflationSection found={found} />
        <StakeSection found={found} />
        <Section title="Stake by version" aside="self-reported in gossip">
          {found.versions.length === 0 ? (
            <Notice kind="not-available" title="The list of nodes could not be read." />
          ) : (
            <SoftwareShares
              shares={found.versions}
              hrefOf={(version) => `/validators?version=${encodeURIComponent(version)}`}
            />
          )}
        </Section>
        {found.clients.length > 0 && (
          <Section title="Stake by client" aside="self-reported in gossip">
            <SoftwareShares
              shares={found.clients}
              hrefOf={(client) => `/validators?client=${encodeURIComponent(client)}`}
            />
          </Section>
        )}
      </div>
      <SourceLine
        provenance={found.provenance}
        what="getSupply, getInflationRate, getInflationGovernor, getVoteAccounts, getClusterNodes, getBlock"
      />
    </>
  );
}

function StakeSection({ found: { stake } }: { readonly found: FoundSolana }) {
  return (
    <Section title="Stake" aside={<a href="/validators">All validators</a>}>
      {stake === undefined ? (
        <Notice kind="not-available" title="The list of validators could not be read." />
      ) : (
        <KeyValues
          rows={[
            { label: 'Active', value: <WholeSol lamports={stake.activeLamports} /> },
            { label: 'Delinquent', value: <WholeSol lamports={stake.delinquentLamports} /> },
            {
              label: 'Validators',
              value: `${toGrouped(stake.validators)}, ${toGrouped(stake.delinquent)} of them delinquent`,
            },
            {
              label: 'Nakamoto coefficient',
              hint: 'The fewest validators that together hold more than a third of the active stake',
              value: toGrouped(stake.nakamoto),
            },
          ]}
        />
      )}
    </Section>
  );
}
