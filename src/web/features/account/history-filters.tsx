import { useId, type MouseEvent } from 'react';
import { HISTORY_KIND_KEYS, HISTORY_KINDS } from '#contracts/account/history-filter';
import { toShortAddress } from '#contracts/text/value-text';
import { useSearch } from '../../router/use-search.ts';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { FilterFold } from '../../ui/form/filter-fold.tsx';
import { CommittedInput, FollowedSelect } from '../../ui/form/followed-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isPlainPress } from '../../ui/is-plain-press.ts';
import { fromChoiceText, toChoiceText, type HistoryChoice } from './history-choices.ts';
import { historySearch, type HistorySearch } from './history-part.ts';
import styles from './history.module.css';

/** Whose history it is: only an account sends and receives. */
export type HistoryOf = 'account' | 'token' | 'program';

type Key = Exclude<keyof HistorySearch, 'source'>;

const TITLES: Readonly<Record<Key, string>> = {
  kind: 'Kind',
  direction: 'Direction',
  token: 'Token',
  counterparty: 'Counterparty',
  program: 'Program',
  status: 'Status',
  from: 'From (UTC)',
  to: 'To (UTC)',
};

const KEYS = Object.keys(TITLES) as Key[]; // its own keys
const ACCOUNT_KEYS: ReadonlySet<Key> = new Set(['direction', 'token', 'counterparty']);

const OPTIONS = {
  kind: HISTORY_KIND_KEYS.map((key) => [key, HISTORY_KINDS[key].title]),
  direction: [
    ['in', 'Received'],
    ['out', 'Sent'],
  ],
  status: [
    ['succeeded', 'Succeeded'],
    ['failed', 'Failed'],
  ],
} as const;

export interface HistoryFiltersProps {
  readonly of: HistoryOf;
  readonly tokens: readonly HistoryChoice[];
  readonly programs: readonly HistoryChoice[];
}

/** The fields that narrow a history, and what is set of them. */
export function HistoryFilters({ of, tokens, programs }: HistoryFiltersProps) {
  const { values, setTexts } = useSearch(historySearch);
  const set = KEYS.filter((key) => values[key] !== undefined);
  const write = (key: Key, text: string) => setTexts({ [key]: text, ...FRESH });
  const choices = { token: tokens, program: programs, counterparty: NO_CHOICES };
  const keys = KEYS.filter((key) => of === 'account' || !ACCOUNT_KEYS.has(key));
  return (
    <>
      <div data-history-filters>
        <FilterFold set={set.length}>
          <FeatureGate feature="advanced-filters" name="The filters are">
            <form
              className={styles.filters}
              onSubmit={(event) => event.preventDefault()}
              aria-label="Filters"
            >
              {keys.map((key) => (
                <label key={key} data-key={key}>
                  {TITLES[key]}
                  {key === 'kind' || key === 'direction' || key === 'status' ? (
                    <FollowedSelect
                      value={values[key] ?? ''}
                      onChange={({ currentTarget }) => write(key, currentTarget.value)}
                    >
                      <option value="">Any</option>
                      {OPTIONS[key].map(([value, title]) => (
                        <option key={value} value={value}>
                          {title}
                        </option>
                      ))}
                    </FollowedSelect>
                  ) : key === 'from' || key === 'to' ? (
                    <CommittedInput
                      type="date"
                      value={values[key] ?? ''}
                      onCommit={(text) => write(key, text)}
                    />
                  ) : (
                    <ChoiceInput
                      value={values[key]}
                      choices={choices[key]}
                      placeholder={
                        key === 'token' ? 'Symbol or mint' : key === 'program' ? 'Name or address' : 'Address'
                      }
                      onCommit={(text) => write(key, text)}
                    />
                  )}
                </label>
              ))}
            </form>
          </FeatureGate>
        </FilterFold>
      </div>
      {set.length > 0 && <Chips set={set} {...{ tokens, programs }} />}
    </>
  );
}

const NO_CHOICES: readonly never[] = [];
/** Another filter is asked of whatever answers it first. */
const FRESH = { source: '' };
const NOTHING = Object.fromEntries([...KEYS, 'source'].map((key) => [key, '']));

/** A text field with what it may be set to below it. */
function ChoiceInput({
  value,
  choices,
  placeholder,
  onCommit,
}: {
  readonly value: string | undefined;
  readonly choices: readonly HistoryChoice[];
  readonly placeholder: string;
  readonly onCommit: (text: string) => void;
}) {
  const list = useId();
  return (
    <>
      <CommittedInput
        type="search"
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        list={choices.length > 0 ? list : undefined}
        value={toChoiceText(value, choices)}
        onCommit={(text) => onCommit(fromChoiceText(text, choices))}
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(({ address, text, note }) => (
            <option key={address} value={text}>
              {note}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** What is set, each with a way to take it away. */
function Chips({
  set,
  tokens,
  programs,
}: { readonly set: readonly Key[] } & Pick<HistoryFiltersProps, 'tokens' | 'programs'>) {
  const { values, hrefWith, setTexts } = useSearch(historySearch);
  const textOf = (key: Key): string => {
    const value = values[key] ?? '';
    const named = toChoiceText(value, key === 'token' ? tokens : key === 'program' ? programs : []);
    if (key === 'kind' || key === 'direction' || key === 'status') {
      return OPTIONS[key].find(([one]) => one === value)?.[1] ?? value;
    }
    return named.length > 24 ? toShortAddress(named) : named;
  };
  const chip = (texts: Readonly<Record<string, string>>) => ({
    href: hrefWith(texts),
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      setTexts(texts);
    },
  });
  return (
    <ul className={styles.chips} aria-label="Filters set">
      {set.map((key) => (
        <li key={key}>
          <a {...chip({ [key]: '', ...FRESH })} aria-label={`Remove filter: ${TITLES[key]} ${textOf(key)}`}>
            <span>{TITLES[key].replace(' (UTC)', '')}</span> {textOf(key)} <Icon name="cross" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} {...chip(NOTHING)}>
          Clear all
        </a>
      </li>
    </ul>
  );
}
