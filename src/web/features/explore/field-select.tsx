import type { QueryField } from '#contracts/query/query-fields';

/** A choice among fields of a source. */
export function FieldSelect({
  label,
  fields,
  value,
  onChange,
}: {
  readonly label: string;
  readonly fields: readonly (readonly [key: string, field: Pick<QueryField, 'title'>])[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}) {
  return (
    <Select
      label={label}
      options={fields.map(([key, { title }]) => [key, title])}
      value={value}
      onChange={onChange}
    />
  );
}

export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)} // one of the options
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
