import type { InspectionAnswer } from '#contracts/account/inspection';
import { toSentenceText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { InspectionSummary, type FoundInspection } from '../features/inspector/inspection-summary.tsx';
import { inspectorSearch, type InspectorSearch } from '../features/inspector/inspector-search.ts';
import { InspectorForm } from '../features/inspector/inspector-form.tsx';
import { AccountList } from '../features/transaction/account-list.tsx';
import { BalanceChanges } from '../features/transaction/balance-changes.tsx';
import { Funds } from '../features/transaction/funds.tsx';
import { InstructionTree } from '../features/transaction/instruction-tree.tsx';
import { LogLines } from '../features/transaction/log-lines.tsx';
import Trades from '../features/transaction/trades.tsx';
import { KeyValues } from '../ui/block/key-values.tsx';
import { Section } from '../ui/block/section.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

export default definePage<Wire<InspectionAnswer> | undefined, InspectorSearch>({
  nav: { text: 'Transaction inspector', use: 'inspector', area: 'developer' },
  search: inspectorSearch,
  load: async ({ api, search: { transaction }, signal }) =>
    transaction === undefined ? undefined : api.ask('inspection', { transaction }, { signal }),
  head: (answer) => ({
    title:
      answer?.kind === 'found'
        ? `Inspector: ${toSentenceText(answer.transaction.summary, answer.names)}`.slice(0, 120)
        : 'Transaction inspector',
    description:
      'Paste a transaction of any version before you sign or send it: decoded, signatures checked, run without being sent.',
  }),
  View: ({ data, search: { transaction } }) => (
    <>
      <h1>Transaction inspector</h1>
      <div className={data === undefined ? 'halves' : undefined}>
        <Section title="Transaction">
          <InspectorForm initial={transaction ?? ''} />
        </Section>
        {data === undefined && (
          <Section title="What it shows">
            <KeyValues rows={SHOWS} />
          </Section>
        )}
      </div>
      {data?.kind === 'absent' && <AbsenceView absence={data} />}
      {data?.kind === 'found' && <Inspection found={data} />}
    </>
  ),
});

/** Before anything is pasted. */
const SHOWS = [
  { label: 'In words', value: 'What it would do, in one sentence, before anybody signs it' },
  { label: 'Simulation', value: 'Whether it would succeed now, and why not; it is not sent' },
  { label: 'Signatures', value: 'Who has to sign, who has signed, and whether each signature is valid' },
  { label: 'Balance changes', value: 'What every wallet would pay and receive, fees included' },
  { label: 'Instructions', value: 'Every call with its arguments and accounts, inner calls included' },
  { label: 'Formats', value: 'Legacy, version 0 and version 1; with or without signatures' },
];

function Inspection({ found }: { readonly found: FoundInspection }) {
  const { transaction, simulation } = found;
  const ran = simulation.kind === 'simulated';
  return (
    <NamesProvider value={found.names}>
      <InspectionSummary found={found} />
      <Trades trades={transaction.trades} />
      <Section title="Instructions" flush>
        <InstructionTree transaction={transaction} />
      </Section>
      {ran && (
        <>
          <Section title="Balance changes" flush>
            <BalanceChanges transaction={transaction} />
          </Section>
          <Section title="Funds" flush>
            <Funds transaction={transaction} />
          </Section>
        </>
      )}
      <Section title="Accounts" flush>
        <AccountList accounts={transaction.accounts} />
      </Section>
      {transaction.logs.length > 0 && (
        <Section title="Logs">
          <LogLines lines={transaction.logs} />
        </Section>
      )}
    </NamesProvider>
  );
}
