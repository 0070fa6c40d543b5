import { useEffect, useState } from 'preact/hooks';
import type { ExportConfig, ExportTemplate } from '#contracts/exports';
import type { Wire } from '#std/json';
import { act } from '../../api/act.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toErrorText } from './use-exports.ts';
import styles from './exports.module.css';

type Template = Wire<ExportTemplate>;

/** Saved settings: apply one, delete it, or save those of the form under a name. */
export function ExportTemplates({
  config,
  onApply,
}: {
  /** As it would be sent. */
  readonly config: Partial<ExportConfig>;
  readonly onApply: (config: ExportConfig) => void;
}) {
  const [templates, setTemplates] = useState<readonly Template[]>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const read = async () => setTemplates((await act('exportTemplates', {})).templates);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setError(undefined);
    try {
      await work();
      await read();
      setSaid(done);
    } catch (failure) {
      setError(toErrorText(failure));
    }
  };
  useEffect(() => void run(() => Promise.resolve(), ''), []);
  return (
    <Disclosure summary={`Templates${templates?.length ? ` (${templates.length})` : ''}`}>
      {templates?.length === 0 && <p class={styles.quiet}>None is saved yet.</p>}
      <ul class={styles.templates} aria-label="Templates">
        {templates?.map((template) => (
          <li key={template.id}>
            <span class={styles.name}>
              {template.name} <span class={styles.quiet}>{template.format}</span>
            </span>
            <Button
              aria-label={`Apply ${template.name}`}
              onClick={() => {
                onApply(template.config);
                setSaid(`${template.name} is applied.`);
              }}
            >
              Apply
            </Button>
            <Button
              look="plain"
              aria-label={`Delete ${template.name}`}
              onClick={() =>
                void run(
                  () => act('deleteExportTemplate', { id: template.id }),
                  `${template.name} is deleted.`,
                )
              }
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <form
        class={styles.save}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            await act('saveExportTemplate', { name, config });
            setName('');
          }, 'The template is saved.');
        }}
      >
        <label class={styles.field}>
          Name of a template
          <input value={name} maxLength={100} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <Button type="submit" disabled={name.trim() === ''}>
          Save as template
        </Button>
      </form>
      {error !== undefined && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </Disclosure>
  );
}
