import type { QueryAnswer, QueryPart, QueryTable } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import styles from './analytics.module.css';

export type FoundQuery = Extract<Wire<QueryAnswer>, { readonly kind: 'found' }>;

/** What a kind of column holds. */
const KINDS: Readonly<Record<string, string>> = {
  integer: 'a whole number: a count, a slot, seconds since 1970',
  int64: 'an exact amount: lamports, or millionths of a dollar where the name says micro_usd',
  uint: 'an exact amount in a token’s smallest units',
  real: 'a ratio such as a price',
  text: 'text',
  flag: 'yes (1) or no (0)',
  address: 'an address',
  signature: 'a signature',
  hash: 'a hash',
};

/** `address?` and `address[]` in words. */
export function toKindText(kind: string): string {
  const plain = kind.replace(/\?$|\[\]$/, '');
  const words = KINDS[plain] ?? plain;
  return kind.endsWith('[]')
    ? `a list, each ${words}`
    : kind.endsWith('?')
      ? `${words}; may be absent`
      : words;
}

const PARTS: readonly Column<QueryPart>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => <code>{name}</code> },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => <code>{kind}</code> },
  { key: 'meaning', title: 'Holds', wide: true, cell: ({ kind }) => toKindText(kind) },
];

/** One question as it is asked: nothing of it is hidden. */
export function QueryDefinition({ found }: { readonly found: FoundQuery }) {
  const { about, sql, parameters, columns, tables } = found;
  return (
    <>
      <p>{about}</p>
      <Section title="SQL" flush aside={<CopyButton text={sql} label="Copy the SQL" />}>
        <pre className={styles.sql} tabIndex={0}>
          {sql}
        </pre>
      </Section>
      <div className={styles.parts}>
        {parameters.length > 0 && (
          <Section title="Parameters" flush aside="written $name in the SQL">
            <Table label="Parameters" columns={PARTS} rows={parameters} keyOf={({ name }) => name} />
          </Section>
        )}
        <Section title="Columns" flush aside="results, in this order">
          <Table label="Columns" columns={PARTS} rows={columns} keyOf={({ name }) => name} />
        </Section>
      </div>
      {tables.map((table) => (
        <Section key={table.name} title={table.name} aside="table">
          <TableFacts table={table} />
        </Section>
      ))}
    </>
  );
}

function TableFacts({ table: { about, key, indexes, keep } }: { readonly table: Wire<QueryTable> }) {
  return (
    <KeyValues
      rows={[
        { label: 'One row is', value: about },
        key.length > 0 && { label: 'Key', value: <code>{key.join(', ')}</code> },
        indexes.length > 0 && {
          label: 'Indexes',
          value: <code>{indexes.map((index) => `(${index.join(', ')})`).join(' ')}</code>,
        },
        {
          label: 'Retention',
          value:
            keep === undefined ? (
              'forever'
            ) : (
              <>
                {keep.days} days
                {keep.where !== undefined && (
                  <>
                    {' '}
                    where <code>{keep.where}</code>, the others forever
                  </>
                )}
              </>
            ),
        },
      ]}
    />
  );
}
