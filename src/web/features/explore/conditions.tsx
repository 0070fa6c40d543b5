import { useId, useState, type SubmitEvent } from 'react';
import type { CellKind } from '#contracts/columns/define-columns';
import { hasOperator } from '#contracts/query/check-query';
import { hintOf, parseFieldText, toFieldText } from '#contracts/query/field-text';
import {
  OPERATORS,
  QUERY_LIMITS,
  type Operator,
  type QueryCondition,
  type QueryValue,
} from '#contracts/query/index-query';
import type { QueryField } from '#contracts/query/query-fields';
import { OPERATOR_WORDS, sayComparison, type NameOf } from '#contracts/query/say-query';
import { Button } from '../../ui/form/button.tsx';
import { Chip } from './chip.tsx';
import { FieldSelect, Select } from './field-select.tsx';
import styles from './explore.module.css';

/** What can be compared: fields of a source, or figures of groups. */
export type Comparable = Pick<QueryField, 'title' | 'kind' | 'values' | 'isOptional'>;
type Comparables = readonly (readonly [key: string, field: Comparable])[];

/** Conditions as chips. */
export function Conditions({
  what,
  fields,
  conditions,
  most = QUERY_LIMITS.conditions,
  nameOf,
  onChange,
}: {
  /** What one of them is called: `filter`. */
  readonly what: string;
  readonly fields: Comparables;
  readonly conditions: readonly QueryCondition[];
  readonly most?: number;
  readonly nameOf: NameOf;
  readonly onChange: (conditions: readonly QueryCondition[]) => void;
}) {
  const byKey = new Map(fields);
  return (
    <>
      {conditions.map((one, i) => {
        const field = byKey.get(one.field);
        if (field === undefined) return null;
        const text = sayComparison(field.title, field.kind, one.is, one.value, nameOf);
        return (
          <Chip
            key={`${i} ${text}`}
            text={text}
            name={`${what} ${text}`}
            onRemove={() => onChange(conditions.toSpliced(i, 1))}
          >
            {(close) => (
              <ConditionForm
                fields={fields}
                condition={one}
                onDone={(changed) => {
                  close();
                  onChange(conditions.with(i, changed));
                }}
              />
            )}
          </Chip>
        );
      })}
      {conditions.length < most && (
        <Chip key={`new ${conditions.length}`} isNew text={`+ ${what}`} name={`Add a ${what}`}>
          {(close) => (
            <ConditionForm
              fields={fields}
              onDone={(added) => {
                close();
                onChange([...conditions, added]);
              }}
            />
          )}
        </Chip>
      )}
    </>
  );
}

const isListed = (is: Operator): boolean => is === 'in' || is === 'not in';
const hasNoValue = (is: Operator): boolean => is === 'known' || is === 'unknown';

function ConditionForm({
  fields,
  condition,
  onDone,
}: {
  readonly fields: Comparables;
  readonly condition?: QueryCondition | undefined;
  readonly onDone: (condition: QueryCondition) => void;
}) {
  const byKey = new Map(fields);
  const [chosen, setKey] = useState(condition?.field ?? fields[0]![0]); // there is one
  // Another source has other fields, and another field other comparisons.
  const key = byKey.has(chosen) ? chosen : fields[0]![0];
  const field = byKey.get(key)!; // one of the fields
  const [wanted, setIs] = useState<Operator>(condition?.is ?? '=');
  const operators = OPERATORS.filter((one) => hasOperator(field.kind, one, field.isOptional === true));
  const is = operators.includes(wanted) ? wanted : '=';
  const [text, setText] = useState(() => toText(condition, byKey.get(key)?.kind));
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const options = isListed(is) ? undefined : optionsOf(field);
  const shown = options === undefined || options.includes(text) ? text : options[0]!; // there are some
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasNoValue(is)) return onDone({ field: key, is });
    const listed = text.split(/[\s,]/).filter((one) => one !== '');
    const texts = isListed(is) && listed.length > 0 ? listed : [shown];
    const values = texts.map((one) => parseFieldText(field, one));
    const found = values.filter((value): value is QueryValue => value !== undefined);
    if (found.length < values.length) return setWrong(`Give ${hintOf(field.kind)}.`);
    onDone({ field: key, is, value: isListed(is) ? found : found[0]! }); // there is one
  };
  const choose = (next: string) => {
    setKey(next);
    setText(optionsOf(byKey.get(next)!)?.[0] ?? '');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <FieldSelect label="Field" fields={fields} value={key} onChange={choose} />
      <Select
        label="Comparison"
        options={operators.map((one) => [one, OPERATOR_WORDS[one]])}
        value={is}
        onChange={setIs}
      />
      {!hasNoValue(is) &&
        (options ? (
          <Select label="Value" options={options.map((one) => [one, one])} value={shown} onChange={setText} />
        ) : (
          <input
            aria-label="Value"
            value={text}
            placeholder={isListed(is) ? 'several, with commas between' : hintOf(field.kind)}
            required
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : id}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        ))}
      {wrong !== undefined && (
        <small id={id} role="alert" className={styles.wrong}>
          {wrong}
        </small>
      )}
      <Button type="submit" look="primary">
        {condition === undefined ? 'Add' : 'Change'}
      </Button>
    </form>
  );
}

const optionsOf = ({ kind, values }: Comparable): readonly string[] | undefined =>
  kind === 'flag' ? ['yes', 'no'] : values;

function toText(condition: QueryCondition | undefined, kind: CellKind | undefined): string {
  const { value } = condition ?? {};
  if (value === undefined || kind === undefined) return '';
  const values = (Array.isArray(value) ? value : [value]) as readonly QueryValue[]; // either of them
  return values.map((one) => toFieldText(kind, one)).join(', ');
}
