import type { ReactNode } from 'react';
import { withExportDefaults } from '#contracts/export/export-config';
import {
  EXPORT_FORMATS,
  isExportFormat,
  type ExportConfig,
  type ExportOption,
} from '#contracts/export/exports';
import { DATE_TITLES, DELIMITER_TITLES, NUMBER_TITLES, PAGE_TITLES } from './export-form.ts';
import styles from './exports.module.css';

const FLAG_TITLES = {
  includeHeaders: 'Header row',
  quoteStrings: 'Quote every text',
  pretty: 'Indented',
  includeMetadata: 'Include the source',
} as const;

const CHOICES = {
  delimiter: { title: 'Delimiter', titles: DELIMITER_TITLES },
  dateFormat: { title: 'Times', titles: DATE_TITLES },
  numberFormat: { title: 'Numbers', titles: NUMBER_TITLES },
  pageSize: { title: 'Page size', titles: PAGE_TITLES },
} as const;

/** Format and its options. Changing the format keeps what was chosen for another. */
export function ExportOptions({
  config,
  onChange,
}: {
  readonly config: Partial<ExportConfig>;
  readonly onChange: (change: Partial<ExportConfig>) => void;
}) {
  const { format } = config;
  const full = format === undefined ? undefined : withExportDefaults({ ...config, format });
  const keys = format === undefined ? [] : EXPORT_FORMATS[format].options;
  return (
    <div className={styles.fields}>
      <Labelled title="Format">
        <select
          name="format"
          value={format ?? ''}
          onChange={({ currentTarget: { value } }) => isExportFormat(value) && onChange({ format: value })}
        >
          {Object.entries(EXPORT_FORMATS).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled title="File name">
        <input
          name="filename"
          value={config.filename ?? ''}
          placeholder="export-{timestamp}"
          maxLength={100}
          spellCheck={false}
          onInput={({ currentTarget }) => onChange({ filename: currentTarget.value })}
        />
      </Labelled>
      {keys.map((key) =>
        isChoice(key) ? (
          <Labelled key={key} title={CHOICES[key].title}>
            <select
              name={key}
              value={full?.[key]}
              onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
            >
              {Object.entries(CHOICES[key].titles).map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          </Labelled>
        ) : (
          <label key={key} className={styles.check}>
            <input
              type="checkbox"
              name={key}
              checked={full?.[key] ?? false}
              onChange={({ currentTarget }) => onChange({ [key]: currentTarget.checked })}
            />
            {FLAG_TITLES[key]}
          </label>
        ),
      )}
    </div>
  );
}

function isChoice(key: ExportOption): key is keyof typeof CHOICES {
  return key in CHOICES;
}

function Labelled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <label className={styles.field}>
      {title}
      {children}
    </label>
  );
}
