import type { HistoryAnswer } from '#contracts/answers';
import type { ProgramAnswer, ProgramBinaryAnswer, ProgramInterfaceAnswer } from '#contracts/program';
import { toShortAddress } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { History } from '../features/account/history.tsx';
import { CodeFacts } from '../features/program/code-facts.tsx';
import { InterfaceBrowser } from '../features/program/interface-browser.tsx';
import { Builds, ProgramSummary } from '../features/program/program-summary.tsx';
import { usePlace } from '../router/place.ts';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

interface ProgramPage {
  readonly program: Wire<ProgramAnswer>;
  readonly published: Wire<ProgramInterfaceAnswer>;
  readonly binary: Wire<ProgramBinaryAnswer>;
  readonly history: Wire<HistoryAnswer>;
}

export default definePage<ProgramPage>({
  async load({ api, params, query, signal }) {
    const address = params['address'] ?? '';
    const [program, published, binary, history] = await Promise.all([
      api.ask('program', { address }, { signal }),
      api.ask('programInterface', { address }, { signal }),
      api.ask('programBinary', { address }, { signal }),
      api.ask('accountHistory', { address, status: query.get('status') ?? undefined }, { signal }),
    ]);
    return { program, published, binary, history };
  },
  status: ({ program }) => (program.kind === 'found' || program.state === 'not-available' ? 200 : 404),
  head: ({ program }, { params }) => {
    const address = params['address'] ?? '';
    if (program.kind === 'absent') return { title: 'Program not shown', description: program.message };
    const name = program.called[0]?.name ?? `Program ${toShortAddress(address)}`;
    return {
      title: name,
      description: `${name}: who can change it, what it offers, its code and its latest calls.`,
      image: `/og/account/${address}.png`,
    };
  },
  View: ({ data, params }) =>
    data.program.kind === 'absent' ? (
      <>
        <AbsenceView absence={data.program} />
        {data.program.state === 'not-found' && (
          <p>
            <a href={`/account/${params['address'] ?? ''}`}>Open the account</a>
          </p>
        )}
      </>
    ) : (
      <NamesProvider value={data.program.names}>
        <ProgramSummary found={data.program} />
        <StaleNotice provenance={data.program.provenance} />
        <Explanation kind="program" id={data.program.address} />
        <Builds found={data.program} />
        <Details {...data} address={data.program.address} />
        <SourceLine
          provenance={data.program.provenance}
          what="getAccountInfo, getMultipleAccounts, getBlockTime, getSignaturesForAddress"
        />
      </NamesProvider>
    ),
});

function Details({
  published,
  binary,
  history,
  address,
}: Omit<ProgramPage, 'program'> & { readonly address: string }) {
  const { query, setQuery, path } = usePlace();
  const tabs = [
    {
      key: 'interface',
      title: 'Interface',
      count: published.kind === 'found' ? published.outline.instructions.length : undefined,
    },
    { key: 'calls', title: 'Recent calls' },
    { key: 'code', title: 'Code and security' },
  ];
  const wanted = query.get('tab') ?? (published.kind === 'found' ? 'interface' : 'calls');
  const active = tabs.find(({ key }) => key === wanted)?.key ?? 'interface';
  return (
    <>
      <Tabs
        label="Details of the program"
        tabs={tabs}
        active={active}
        hrefOf={(key) => `${path}?tab=${key}`}
        onChoose={(key) => setQuery({ tab: key })}
      />
      {active === 'interface' && (
        <Section title="Interface" flush>
          <InterfaceBrowser answer={published} />
        </Section>
      )}
      {active === 'calls' && (
        <Section title="Recent calls" aside="transactions that name its address" flush>
          <History address={address} start={history} />
        </Section>
      )}
      {active === 'code' && <CodeFacts answer={binary} />}
    </>
  );
}
