import type { InspectionAnswer, SignatureCheck } from '#contracts/account/inspection';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { HashValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';

export type FoundInspection = Extract<Wire<InspectionAnswer>, { readonly kind: 'found' }>;

/** What it would do, who has signed it, and whether it would work if it were sent now. */
export function InspectionSummary({ found }: { readonly found: FoundInspection }) {
  const { transaction, simulation, form, signatures, sizeLimit } = found;
  const size = transaction.byteLength ?? 0;
  return (
    <>
      <h2>
        <SentenceView sentence={transaction.summary} />
      </h2>
      <p>
        <Outcome found={found} />
      </p>
      {simulation.kind === 'not-simulated' && (
        <Notice kind="not-available" title={simulation.reason}>
          Its contents are decoded anyway; balances and logs are not known without a simulation.
        </Notice>
      )}
      {size > sizeLimit && (
        <Notice
          kind="malformed"
          title={`It has ${toGrouped(size)} bytes; the network takes at most ${toGrouped(sizeLimit)}.`}
        />
      )}
      <Section title="Overview">
        <KeyValues
          rows={[
            {
              label: 'Read as',
              value: form === 'message' ? 'A message without signatures' : 'A transaction',
            },
            {
              label: 'Version',
              value: `${transaction.version === 'legacy' ? 'Legacy' : `Version ${transaction.version}`}, ${toGrouped(size)} of ${toGrouped(sizeLimit)} bytes`,
            },
            { label: 'Fee payer', value: <AddressValue address={transaction.feePayer} full /> },
            transaction.feeLamports !== undefined && {
              label: 'Fee',
              value: <SolValue lamports={transaction.feeLamports} />,
            },
            transaction.computeUnits !== undefined && {
              label: 'Compute units',
              value: `${toGrouped(transaction.computeUnits)} used${transaction.computeUnitLimit === undefined ? '' : ` of ${toGrouped(transaction.computeUnitLimit)}`}`,
            },
            { label: 'Recent blockhash', value: <HashValue hash={transaction.recentBlockhash} /> },
            simulation.kind === 'simulated' && {
              label: 'Simulated at',
              hint: 'The simulation did not verify signatures and replaced the blockhash with a fresh one',
              value: <SlotValue slot={simulation.slot} />,
            },
          ]}
        />
      </Section>
      <Section title="Signatures" flush aside={`${signatures.length} needed`}>
        <Table label="Signatures" columns={SIGNATURES} rows={signatures} keyOf={({ signer }) => signer} />
      </Section>
    </>
  );
}

function Outcome({ found }: { readonly found: FoundInspection }) {
  const { simulation, transaction } = found;
  if (simulation.kind === 'not-simulated') return <Badge>Not simulated</Badge>;
  const { status } = transaction;
  if (status.kind === 'failed') {
    return (
      <>
        <Badge tone="negative">Would fail</Badge> {status.error.message} {status.error.hint ?? ''}
      </>
    );
  }
  return <Badge tone="positive">Would succeed</Badge>;
}

const STATES = {
  valid: ['positive', 'Signed'],
  invalid: ['negative', 'Invalid'],
  missing: ['warning', 'Missing'],
} as const;

const SIGNATURES: readonly Column<Wire<SignatureCheck>>[] = [
  { key: 'signer', title: 'Signer', cell: ({ signer }) => <AddressValue address={signer} /> },
  {
    key: 'state',
    title: 'Signature',
    cell: ({ state }) => {
      const [tone, words] = STATES[state];
      return <Badge tone={tone}>{words}</Badge>;
    },
  },
];
