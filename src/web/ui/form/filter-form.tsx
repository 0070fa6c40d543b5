import { Button } from './button.tsx';
import { FilterFold } from './filter-fold.tsx';
import { FollowedInput, FollowedSelect } from './followed-field.tsx';
import styles from './filter-form.module.css';

export interface FilterField {
  /** Key of the query. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** A choice of these; a text field without them. The first is usually empty: no filter. */
  readonly options?: readonly { readonly value: string; readonly text: string }[] | undefined;
  readonly placeholder?: string | undefined;
}

/** Filters that live in the query: choices act at once, texts on Enter; without a script the button sends them. */
export function FilterForm({
  label,
  path,
  fields,
  onChange,
}: {
  readonly label: string;
  /** Page the form leads to. */
  readonly path: string;
  readonly fields: readonly FilterField[];
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}) {
  const send = (form: HTMLFormElement) => {
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') values[name] = value.trim();
    onChange(values);
  };
  return (
    <FilterFold label={label} set={fields.filter(isSet).length}>
      <form
        className={styles.form}
        method="get"
        action={path}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        {fields.map(({ name, label: title, value, options, placeholder }) => (
          <label key={name}>
            {title}
            {options ? (
              <FollowedSelect
                name={name}
                value={value}
                onChange={({ currentTarget: { form } }) => form && send(form)}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.text}
                  </option>
                ))}
              </FollowedSelect>
            ) : (
              <FollowedInput
                type="search"
                name={name}
                value={value}
                placeholder={placeholder}
                spellCheck={false}
              />
            )}
          </label>
        ))}
        <Button type="submit">Apply</Button>
      </form>
    </FilterFold>
  );
}

const isSet = ({ value, options }: FilterField): boolean => value !== (options?.[0]?.value ?? '');
