import { useState } from 'react';
import type { IndexQuery, QueryBody } from '#contracts/query/index-query';
import type { QuerySource } from '#contracts/query/query-fields';
import { findQuerySource, QUERY_SOURCES } from '#contracts/query/query-sources';
import { sayJoin, type NameOf } from '#contracts/query/say-query';
import { Button } from '../../ui/form/button.tsx';
import { Chip } from './chip.tsx';
import { Conditions } from './conditions.tsx';
import { FieldSelect, Select } from './field-select.tsx';
import { TimeChoice } from './time-choice.tsx';
import styles from './explore.module.css';

type Join = NonNullable<IndexQuery['join']>;

const addressesOf = ({ fields }: QuerySource) =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'address');

const JOINED = QUERY_SOURCES.filter((source) => addressesOf(source).length > 0);

/** Rows whose address is in another query too: traders who also send. */
export function JoinChoice({
  source,
  join,
  nameOf,
  onChange,
}: {
  readonly source: QuerySource;
  readonly join: Join | undefined;
  readonly nameOf: NameOf;
  readonly onChange: (join: Join | undefined) => void;
}) {
  const fields = addressesOf(source);
  if (fields.length === 0) return <span className={styles.quiet}>{source.title} name no address.</span>;
  if (join === undefined) {
    return (
      <Chip isNew text="+ also in …" name="Only rows that are also in another query">
        {(close) => (
          <JoinForm
            source={source}
            onDone={(added) => {
              close();
              onChange(added);
            }}
          />
        )}
      </Chip>
    );
  }
  const text = sayJoin(join, source, nameOf)
    .trim()
    .replace(/^whose /, '');
  const inner = findQuerySource(join.in.from)!; // the query was checked
  const withInner = (changes: Partial<QueryBody>) => onChange({ ...join, in: { ...join.in, ...changes } });
  return (
    <>
      <Chip text={text} name={`also: ${text}`} onRemove={() => onChange(undefined)}>
        {(close) => (
          <JoinForm
            source={source}
            join={join}
            onDone={(changed) => {
              close();
              onChange(changed);
            }}
          />
        )}
      </Chip>
      {inner.isEvents && <TimeChoice time={join.in.time} onChange={(time) => withInner({ time })} />}
      <Conditions
        what={`filter of ${inner.title.toLowerCase()}`}
        fields={Object.entries(inner.fields)}
        conditions={join.in.where ?? []}
        nameOf={nameOf}
        onChange={(where) => withInner({ where })}
      />
    </>
  );
}

function JoinForm({
  source,
  join,
  onDone,
}: {
  readonly source: QuerySource;
  readonly join?: Join | undefined;
  readonly onDone: (join: Join) => void;
}) {
  const fields = addressesOf(source);
  const [wanted, setField] = useState(join?.field);
  const field = fields.some(([one]) => one === wanted) ? wanted! : fields[0]![0]; // there is one
  const [is, setIs] = useState<'in' | 'not in'>(join?.not === true ? 'not in' : 'in');
  const [from, setFrom] = useState(join?.in.from ?? source.name);
  const other = findQuerySource(from)!; // one of the list
  const keys = addressesOf(other);
  const [chosen, setChosen] = useState(join?.in.by?.[0]);
  const key = keys.some(([one]) => one === chosen) ? chosen! : keys[0]![0]; // there is one
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const inner = join?.in.from === from ? join.in : { from };
        onDone({ field, ...(is === 'not in' && { not: true }), in: { ...inner, by: [key] } });
      }}
    >
      <FieldSelect label="Field" fields={fields} value={field} onChange={setField} />
      <Select
        label="Among or not"
        options={[
          ['in', 'is among each'],
          ['not in', 'is not among each'],
        ]}
        value={is}
        onChange={setIs}
      />
      <FieldSelect label="Field of the other" fields={keys} value={key} onChange={setChosen} />
      <FieldSelect
        label="Other source"
        fields={JOINED.map((one) => [one.name, { title: `of ${one.title.toLowerCase()}` }])}
        value={from}
        onChange={setFrom}
      />
      <Button type="submit" look="primary">
        {join === undefined ? 'Add' : 'Change'}
      </Button>
    </form>
  );
}
