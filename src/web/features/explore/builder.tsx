import type { ReactNode } from 'react';
import { kindOfMeasure } from '#contracts/query/check-query';
import { withParts, withSource } from '#contracts/query/edit-query';
import { toMeasureKey, type IndexQuery } from '#contracts/query/index-query';
import { findQuerySource, QUERY_SOURCES } from '#contracts/query/query-sources';
import { sayMeasure, type NameOf } from '#contracts/query/say-query';
import { Conditions, type Comparable } from './conditions.tsx';
import { Select } from './field-select.tsx';
import { Groups } from './groups.tsx';
import { JoinChoice } from './join-choice.tsx';
import { Measures } from './measures.tsx';
import { OrderChoice } from './order-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import styles from './explore.module.css';

/** A query as chips. Every change is another query, which is asked at once. */
export function Builder({
  query,
  nameOf,
  onChange,
}: {
  readonly query: IndexQuery;
  readonly nameOf: NameOf;
  readonly onChange: (query: IndexQuery) => void;
}) {
  const source = findQuerySource(query.from)!; // the query was checked
  const { where = [], by = [], per, measures = [], having = [], join } = query;
  const change = (parts: Partial<IndexQuery>) => onChange(withParts(query, parts));
  const figures = measures.map((one): readonly [string, Comparable] => [
    toMeasureKey(one),
    { title: sayMeasure(one, source), kind: kindOfMeasure(one, source), isOptional: true },
  ]);
  return (
    <div className={styles.builder}>
      <Line title="What">
        <Select
          label="Source"
          options={QUERY_SOURCES.map(({ name, title }) => [name, title])}
          value={query.from}
          onChange={(from) => onChange(withSource(query, from))}
        />
        <span className={styles.quiet}>{source.about}</span>
      </Line>
      {source.isEvents && (
        <Line title="When">
          <TimeChoice time={query.time} onChange={(time) => change({ time })} />
        </Line>
      )}
      <Line title="Where">
        <Conditions
          what="filter"
          fields={Object.entries(source.fields)}
          conditions={where}
          nameOf={nameOf}
          onChange={(next) => change({ where: next })}
        />
      </Line>
      <Line title="By">
        <Groups source={source} by={by} per={per} onChange={change} />
      </Line>
      <Line title="Figures">
        <Measures source={source} measures={measures} onChange={(next) => change({ measures: next })} />
      </Line>
      {figures.length > 0 && (
        <Line title="Only if">
          <Conditions
            what="condition"
            fields={figures}
            conditions={having}
            nameOf={nameOf}
            onChange={(next) => change({ having: next })}
          />
        </Line>
      )}
      <Line title="Also">
        <JoinChoice source={source} join={join} nameOf={nameOf} onChange={(next) => change({ join: next })} />
      </Line>
      <Line title="Top">
        <OrderChoice query={query} source={source} onChange={change} />
      </Line>
    </div>
  );
}

const Line = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.line} role="group" aria-label={title}>
    <span className={styles.title} aria-hidden="true">
      {title}
    </span>
    <div className={styles.parts}>{children}</div>
  </div>
);
