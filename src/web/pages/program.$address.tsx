import { CodeXml } from 'lucide-react';
import type { ProgramAnswer, ProgramBinaryAnswer, ProgramInterfaceAnswer } from '#contracts/account/program';
import { lazy, Suspense } from 'react';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { MissingEntity } from '../answers/missing-entity.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { LateAnswer } from '../answers/late-answer.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { historyFields, loadHistory, type HistoryPart } from '../features/account/history-part.ts';
import { History } from '../features/account/history.tsx';
import { CodeFacts } from '../features/program/code-facts.tsx';
import { interfaceFields } from '../features/program/interface-search.ts';
import { InterfaceBrowser } from '../features/program/interface-browser.tsx';
import { Builds, ProgramSummary, type FoundProgram } from '../features/program/program-summary.tsx';
import { programUseFields } from '../features/program/use-search.ts';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import type { Late } from '../router/late.ts';
import { usePlace } from '../router/place.ts';
import { useSearch } from '../router/use-search.ts';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';
import { AddressValue } from '../values/address.tsx';

interface ProgramPage {
  readonly program: Wire<ProgramAnswer>;
  readonly published: Wire<ProgramInterfaceAnswer>;
  readonly binary: Wire<ProgramBinaryAnswer>;
}

const search = defineSearch({
  tab: choice(['interface', 'calls', 'code', 'upgrades']),
  ...programUseFields,
  ...historyFields,
  ...interfaceFields,
});

export default definePage<ProgramPage, SearchOf<typeof search>, HistoryPart>({
  nav: { use: 'program', area: 'chain' },
  search,
  async load({ api, params, signal }) {
    const address = params['address'] ?? '';
    const [program, published, binary] = await Promise.all([
      api.ask('program', { address }, { signal }),
      api.ask('programInterface', { address }, { signal }),
      api.ask('programBinary', { address }, { signal }),
    ]);
    return { program, published, binary };
  },
  late: ({ params, ...input }) => loadHistory(params['address'] ?? '', input),
  status: ({ program }) => (program.kind === 'found' || program.state === 'not-available' ? 200 : 404),
  head: ({ program }, { params }) => {
    const address = params['address'] ?? '';
    if (program.kind === 'absent') return { title: 'Program not shown', description: program.message };
    const name = program.called[0]?.name ?? `Program ${toShortAddress(address)}`;
    return {
      title: name,
      description: `${name}: its upgrade authority, instructions, code and latest calls.`,
      image: `/og/account/${address}.png`,
    };
  },
  View: ({ data, late, params }) =>
    data.program.kind === 'absent' ? (
      <MissingEntity
        absence={data.program}
        kind="Program"
        icon={CodeXml}
        id={params['address'] ?? ''}
        rows={[{ label: 'Address', value: <AddressValue address={params['address'] ?? ''} full /> }]}
        actions={
          <>
            {data.program.state === 'not-found' && (
              <a href={`/account/${params['address'] ?? ''}`}>View account</a>
            )}
            <a href="/programs">All programs</a>
          </>
        }
      />
    ) : (
      <NamesProvider value={data.program.names}>
        <Summary found={data.program} />
        <StaleNotice provenance={data.program.provenance} />
        <LateUsage address={data.program.address} />
        <Explanation kind="program" id={data.program.address} />
        <Builds found={data.program} />
        <Details {...data} late={late} address={data.program.address} />
        <SourceLine
          provenance={data.program.provenance}
          what="getAccountInfo, getMultipleAccounts, getBlockTime, getSignaturesForAddress"
        />
      </NamesProvider>
    ),
});

const Usage = lazy(() =>
  import('../features/program/usage.tsx').then((loaded) => ({ default: loaded.Usage })),
);
const Upgrades = lazy(() =>
  import('../features/program/upgrades.tsx').then((loaded) => ({ default: loaded.Upgrades })),
);

function Summary({ found }: { readonly found: FoundProgram }) {
  const { hrefOf } = useSearch(search);
  return <ProgramSummary found={found} upgradesHref={hrefOf({ tab: 'upgrades' })} />;
}

/** Charts come after the page; where blocks are not indexed there is nothing to draw. */
function LateUsage({ address }: { readonly address: string }) {
  const { cluster, clusters } = usePlace();
  const isHydrated = useHydrated();
  if (clusters.clusters.find((one) => one.cluster === cluster)?.indexState === undefined) return null;
  const waiting = (
    <Section title="Usage" flush>
      <Skeleton lines={24} />
    </Section>
  );
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <Usage address={address} />
    </Suspense>
  ) : (
    waiting
  );
}

function Details({
  published,
  binary,
  late,
  address,
}: Omit<ProgramPage, 'program'> & { readonly address: string; readonly late: Late<HistoryPart> }) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const isHydrated = useHydrated();
  const tabs = [
    {
      key: 'interface',
      title: 'IDL',
      count: published.kind === 'found' ? published.outline.instructions.length : undefined,
    },
    { key: 'calls', title: 'Recent calls' },
    { key: 'code', title: 'Code and security' },
    { key: 'upgrades', title: 'Upgrades' },
  ];
  const active = values.tab ?? (published.kind === 'found' ? 'interface' : 'calls');
  return (
    <>
      <Tabs
        label="Details of the program"
        tabs={tabs}
        active={active}
        hrefOf={(tab) => hrefWith({ tab })}
        onChoose={(tab) => setTexts({ tab })}
      />
      {active === 'interface' && (
        <Section title="IDL" flush>
          <InterfaceBrowser answer={published} />
        </Section>
      )}
      {active === 'calls' && (
        <Section title="Recent calls" aside="transactions that name its address" flush>
          <LateAnswer of={late}>
            {({ history }) => <History address={address} of="program" start={history} />}
          </LateAnswer>
        </Section>
      )}
      {active === 'code' && <CodeFacts answer={binary} />}
      {active === 'upgrades' && (
        <Section title="Upgrades" flush>
          {isHydrated ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <Upgrades address={address} />
            </Suspense>
          ) : (
            <Skeleton lines={6} />
          )}
        </Section>
      )}
    </>
  );
}
