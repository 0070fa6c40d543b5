import { useState } from 'react';
import { hasMeasure } from '#contracts/query/check-query';
import {
  MEASURES,
  QUERY_LIMITS,
  toMeasureKey,
  type MeasureName,
  type QueryMeasure,
} from '#contracts/query/index-query';
import type { QuerySource } from '#contracts/query/query-fields';
import { sayMeasure } from '#contracts/query/say-query';
import { Button } from '../../ui/form/button.tsx';
import { Chip } from './chip.tsx';
import { FieldSelect, Select } from './field-select.tsx';
import styles from './explore.module.css';

/** Figures of the groups as chips. */
export function Measures({
  source,
  measures,
  onChange,
}: {
  readonly source: QuerySource;
  readonly measures: readonly QueryMeasure[];
  readonly onChange: (measures: readonly QueryMeasure[]) => void;
}) {
  return (
    <>
      {measures.map((one, i) => {
        const text = sayMeasure(one, source);
        return (
          <Chip
            key={toMeasureKey(one)}
            text={text}
            name={`figure ${text}`}
            onRemove={() => onChange(measures.toSpliced(i, 1))}
          >
            {(close) => (
              <MeasureForm
                source={source}
                measure={one}
                onDone={(changed) => {
                  close();
                  onChange(withoutDoubles(measures.with(i, changed)));
                }}
              />
            )}
          </Chip>
        );
      })}
      {measures.length < QUERY_LIMITS.measures && (
        <Chip key={`new ${measures.length}`} isNew text="+ figure" name="Add a figure">
          {(close) => (
            <MeasureForm
              source={source}
              onDone={(added) => {
                close();
                onChange(withoutDoubles([...measures, added]));
              }}
            />
          )}
        </Chip>
      )}
    </>
  );
}

const withoutDoubles = (measures: readonly QueryMeasure[]): readonly QueryMeasure[] => [
  ...new Map(measures.map((one) => [toMeasureKey(one), one])).values(),
];

const WORDS: Readonly<Record<MeasureName, string>> = {
  count: 'number of rows',
  distinct: 'different values of',
  sum: 'total',
  mean: 'mean',
  median: 'median',
  min: 'least',
  max: 'most',
  first: 'first',
  last: 'newest',
  share: 'share of all',
};

function MeasureForm({
  source,
  measure,
  onDone,
}: {
  readonly source: QuerySource;
  readonly measure?: QueryMeasure | undefined;
  readonly onDone: (measure: QueryMeasure) => void;
}) {
  const [wanted, setName] = useState<MeasureName>(measure?.measure ?? 'sum');
  const names = MEASURES.filter(
    (one) => one === 'count' || Object.keys(source.fields).some((key) => hasMeasure(one, key, source)),
  );
  // Another source has other figures.
  const name = names.includes(wanted) ? wanted : 'count';
  const fields = Object.entries(source.fields).filter(([key]) => hasMeasure(name, key, source));
  const [chosen, setChosen] = useState(measure?.field);
  // Amounts of a token can only be added up where it is one.
  const [first] = fields.find(([, { mintField }]) => mintField === undefined) ?? fields[0] ?? [];
  const field = fields.some(([key]) => key === chosen) ? chosen : first;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(name === 'count' ? { measure: name } : { measure: name, field });
      }}
    >
      <Select
        label="Figure"
        options={names.map((one) => [one, WORDS[one]])}
        value={name}
        onChange={setName}
      />
      {name !== 'count' && field !== undefined && (
        <FieldSelect label="Of" fields={fields} value={field} onChange={setChosen} />
      )}
      <Button type="submit" look="primary">
        {measure === undefined ? 'Add' : 'Change'}
      </Button>
    </form>
  );
}
