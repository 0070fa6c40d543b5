import { useLayoutEffect, useRef } from 'react';
import type { Launchpad } from '#contracts/market/launches';
import type { ScreenerKey, ScreenerTexts } from '#contracts/market/screener';
import type { Wire } from '#std/json';
import { Button } from '../../ui/form/button.tsx';
import { FollowedSelect } from '../../ui/form/followed-field.tsx';
import styles from './screener.module.css';

const RANGES = [
  ['Volume', 'Volume, $', '2.5k', '1m'],
  ['Liquidity', 'Liquidity, $', '10k', '5m'],
  ['Change', 'Change, %', '-20', '50'],
  ['Holders', 'Holders', '10', '5000'],
  ['Trades', 'Trades', '5', '1000'],
  ['Age', 'Age', '30min', '7d'],
] as const;

const SWITCHES = [
  ['priced', 'with a price'],
  ['firm', 'no thin prices'],
] as const;

/** Filters as pairs of bounds; they act on Enter or by the button, choices at once. Works without a script. */
export function ScreenerForm({
  path,
  texts,
  launchpads,
  onChange,
}: {
  readonly path: string;
  readonly texts: ScreenerTexts;
  readonly launchpads: readonly Wire<Launchpad>[];
  readonly onChange: (texts: ScreenerTexts) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const held = useRef(texts);
  // Fields are the reader's own until other filters come: a page on its way must not wipe what is typed.
  useLayoutEffect(() => {
    if (held.current === texts || !form.current) return;
    held.current = texts;
    form.current.reset();
  }, [texts]);
  const send = (from: HTMLFormElement) => {
    const values: Record<string, string | undefined> = {};
    for (const [name] of RANGES) values[`min${name}`] = values[`max${name}`] = undefined;
    for (const [name] of SWITCHES) values[name] = undefined;
    for (const [name, value] of new FormData(from))
      if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim();
    onChange({ launchpad: undefined, ...values });
  };
  const sendAll = () => form.current && send(form.current);
  const input = (key: ScreenerKey, label: string, placeholder: string) => (
    <input
      type="text"
      name={key}
      defaultValue={texts[key] ?? ''}
      placeholder={placeholder}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
    />
  );
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={path}
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {(['window', 'sort', 'order'] as const).map(
        (key) => texts[key] && <input key={key} type="hidden" name={key} value={texts[key]} />,
      )}
      {RANGES.map(([name, title, least, most]) => (
        <fieldset key={name} className={styles.range}>
          <legend>{title}</legend>
          {input(`min${name}`, `${title}, at least`, `≥ ${least}`)}
          {input(`max${name}`, `${title}, at most`, `≤ ${most}`)}
        </fieldset>
      ))}
      <label className={styles.choice}>
        Launchpad
        <FollowedSelect name="launchpad" value={texts.launchpad ?? ''} onChange={sendAll}>
          <option value="">any or none</option>
          {launchpads.map(({ program, name }) => (
            <option key={program} value={program}>
              {name}
            </option>
          ))}
        </FollowedSelect>
      </label>
      <div className={styles.switches}>
        {SWITCHES.map(([key, title]) => (
          <label key={key}>
            <input
              type="checkbox"
              name={key}
              value="yes"
              defaultChecked={texts[key] === 'yes'}
              onChange={sendAll}
            />
            {title}
          </label>
        ))}
      </div>
      <Button type="submit">Apply</Button>
    </form>
  );
}
