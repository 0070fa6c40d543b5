import { Section } from '../../ui/block/section.tsx';
import type { FoundCategory } from './category-view.tsx';
import { toClock } from './defi-texts.ts';
import { InstructionTable } from './instruction-table.tsx';
import { Launches } from './launches.tsx';
import { Pools } from './pools.tsx';
import { Routes } from './routes.tsx';
import { StablecoinPrices, StakeActions, SupplyTable } from './supplies.tsx';

/** What only some categories have; each part stands where the answer has it. */
export function CategoryParts({ found }: { readonly found: FoundCategory }) {
  const { pools, launches, routes, instructions, stake, stakePools, stablecoins, span, coverage } = found;
  const hours = `by the hour, since ${toClock(Math.max(span.hoursFrom, coverage.fromTime))}`;
  return (
    <>
      {pools && (
        <Pools
          pools={pools}
          window={span.window}
          covered={coverage.toTime - coverage.fromTime}
          category={found.category}
        />
      )}
      {launches && <Launches launches={launches} hasBefore={span.hasBefore} />}
      {routes && routes.routers.length > 0 && <Routes routes={routes} hours={hours} />}
      {stablecoins && (
        <Section title="Stablecoins" flush aside={`supply from the chain now; minted and burned ${hours}`}>
          <SupplyTable
            id="stablecoins"
            label="Stablecoins"
            rows={stablecoins.rows}
            empty="No known stablecoin is on this cluster, and none is a quote token of its deepest markets."
          />
          <StablecoinPrices prices={stablecoins.prices} />
        </Section>
      )}
      {stake && <StakeActions actions={stake} />}
      {stakePools && (
        <Section
          title="Stake pool tokens"
          flush
          aside={`supply from the chain now; minted and burned ${hours}`}
        >
          <SupplyTable
            id="stake-pools"
            label="Tokens of stake pools"
            rows={stakePools}
            empty="No stake pool token of the mainnet list (igneous-labs/sanctum-lst-list) is on this cluster."
          />
        </Section>
      )}
      {instructions && instructions.rows.length > 0 && (
        <InstructionTable instructions={instructions} hours={hours} />
      )}
    </>
  );
}
