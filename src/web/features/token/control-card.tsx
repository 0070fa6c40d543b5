import type { TokenAuthority, TokenPower } from '#contracts/account/token';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';
import type { FoundToken } from './token-summary.tsx';
import styles from './token.module.css';

/** The words of the badge carry the meaning. */
const TONES: Readonly<Record<TokenPower['tone'], readonly [Tone, string]>> = {
  danger: ['negative', 'beware'],
  caution: ['warning', 'caution'],
  rule: ['neutral', 'rule'],
  safe: ['positive', 'nobody'],
};

const COLUMNS: readonly Column<Wire<TokenAuthority>>[] = [
  { key: 'address', title: 'Who', cell: ({ address }) => <AddressValue address={address} /> },
  { key: 'kind', title: 'Is', wide: true, cell: (authority) => toKindText(authority) },
  { key: 'topics', title: 'Controls', phone: 'text', cell: ({ topics }) => topics.join(', ') },
];

function toKindText({ kind, signers }: Wire<TokenAuthority>): string {
  if (kind === 'multisig') {
    return signers === undefined
      ? 'a multisig of the token program'
      : `a multisig of the token program: ${signers.required} of ${signers.possible} sign`;
  }
  return kind === 'key' ? 'a single key' : 'a program derived address: its program decides';
}

/** Who can do what with a token, one sentence each, and what nobody can do any more. */
export function ControlCard({ found: { powers, authorities } }: { readonly found: FoundToken }) {
  return (
    <Section title="Who controls it" flush>
      <ul className={styles.powers}>
        {powers.map(({ tone, sentence }, i) => (
          <li key={i} data-tone={tone}>
            <span>
              <Badge tone={TONES[tone][0]}>{TONES[tone][1]}</Badge>
            </span>
            <SentenceView sentence={sentence} />
          </li>
        ))}
      </ul>
      {authorities.length > 0 && (
        <Table label="Authorities" columns={COLUMNS} rows={authorities} keyOf={({ address }) => address} />
      )}
    </Section>
  );
}
