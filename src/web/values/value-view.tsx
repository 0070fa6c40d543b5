import type { Field, Value } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { BytesValue } from './bytes.tsx';
import { ChainText } from './display-text.tsx';
import { toFieldTitle } from './field-title.ts';
import { PlainValue, type PlainValueProps } from './plain-value.tsx';
import { RecordTable, toRows } from './record-table.tsx';
import styles from './values.module.css';

/** Items of a list shown before the rest unfolds. */
const FIRST_ITEMS = 8;

/** Any value by its kind; those that hold others included. `bare` drops copy buttons, for sentences. */
export function ValueView({ value, bare }: PlainValueProps) {
  switch (value.kind) {
    case 'bytes':
      return <BytesValue base64={value.bytes} />;
    case 'list':
      return <ListView items={value.items} />;
    case 'record':
      return <FieldsView fields={value.fields} />;
    default:
      return <PlainValue value={value} bare={bare} />;
  }
}

function ListView({ items }: { readonly items: readonly Wire<Value>[] }) {
  if (items.length === 0) return <span className={styles.muted}>empty list</span>;
  const rows = toRows(items);
  if (rows !== undefined) return <RecordsView rows={rows} />;
  const rest = items.slice(FIRST_ITEMS);
  return (
    <>
      <ol className={styles.list}>
        {items.slice(0, FIRST_ITEMS).map((item, i) => (
          <li key={i}>
            <ValueView value={item} />
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length.toLocaleString('en')} more</summary>
          <ol className={styles.list} start={FIRST_ITEMS + 1}>
            {rest.map((item, i) => (
              <li key={i}>
                <ValueView value={item} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function RecordsView({ rows }: { readonly rows: NonNullable<ReturnType<typeof toRows>> }) {
  const cell = (value: Wire<Value>) => <ValueView value={value} />;
  const rest = rows.slice(FIRST_ITEMS);
  return (
    <>
      <RecordTable rows={rows.slice(0, FIRST_ITEMS)} cell={cell} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length.toLocaleString('en')} more</summary>
          <RecordTable rows={rest} cell={cell} />
        </details>
      )}
    </>
  );
}

/** Named values under each other. */
export function FieldsView({ fields }: { readonly fields: readonly Wire<Field>[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field, i) => (
        <div key={`${field.name}${i}`}>
          <dt>
            <ChainText text={toFieldTitle(field.name, field.value.kind)} limit={64} />
          </dt>
          <dd>
            <ValueView value={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
