import type { ProgramAnswer, ProgramBinaryAnswer, ProgramInterfaceAnswer } from '#contracts/account/program';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { LateAnswer } from '../answers/late-answer.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { historyFields, loadHistory, type HistoryPart } from '../features/account/history-part.ts';
import { History } from '../features/account/history.tsx';
import { CodeFacts } from '../features/program/code-facts.tsx';
import { interfaceFields } from '../features/program/interface-search.ts';
import { InterfaceBrowser } from '../features/program/interface-browser.tsx';
import { Builds, ProgramSummary } from '../features/program/program-summary.tsx';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import type { Late } from '../router/late.ts';
import { useSearch } from '../router/use-search.ts';
import { Section } from '../ui/block/section.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

interface ProgramPage {
  readonly program: Wire<ProgramAnswer>;
  readonly published: Wire<ProgramInterfaceAnswer>;
  readonly binary: Wire<ProgramBinaryAnswer>;
}

const search = defineSearch({
  tab: choice(['interface', 'calls', 'code']),
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
      <>
        <AbsenceView absence={data.program} />
        {data.program.state === 'not-found' && (
          <p>
            <a href={`/account/${params['address'] ?? ''}`}>View account</a>
          </p>
        )}
      </>
    ) : (
      <NamesProvider value={data.program.names}>
        <ProgramSummary found={data.program} />
        <StaleNotice provenance={data.program.provenance} />
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

function Details({
  published,
  binary,
  late,
  address,
}: Omit<ProgramPage, 'program'> & { readonly address: string; readonly late: Late<HistoryPart> }) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const tabs = [
    {
      key: 'interface',
      title: 'IDL',
      count: published.kind === 'found' ? published.outline.instructions.length : undefined,
    },
    { key: 'calls', title: 'Recent calls' },
    { key: 'code', title: 'Code and security' },
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
          <LateAnswer of={late}>{({ history }) => <History address={address} start={history} />}</LateAnswer>
        </Section>
      )}
      {active === 'code' && <CodeFacts answer={binary} />}
    </>
  );
}
