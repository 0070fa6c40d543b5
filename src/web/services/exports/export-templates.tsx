import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportConfig } from '#contracts/export/exports';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { logFailure, toErrorText } from './use-exports.ts';
import styles from './exports.module.css';

interface Change {
  readonly work: () => Promise<unknown>;
  /** Called once it is done. */
  readonly says: string;
}

/** Saved settings: apply one, delete it, or save those of the form under a name. */
export function ExportTemplates({
  config,
  onApply,
}: {
  /** As it would be sent. */
  readonly config: Partial<ExportConfig>;
  readonly onApply: (config: ExportConfig) => void;
}) {
  const { data, error, refetch } = useOwnAnswer('exportTemplates', {});
  const templates = data?.templates;
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const changing = useMutation(
    {
      mutationFn: ({ work }: Change) => work(),
      onError: logFailure,
      onSuccess: async (_done, { says }) => {
        await refetch();
        setSaid(says);
      },
    },
    useClient(),
  );
  const failure = changing.error ?? error;
  return (
    <Disclosure summary={`Templates${templates?.length ? ` (${templates.length})` : ''}`}>
      {templates?.length === 0 && <p className={styles.quiet}>No templates saved yet.</p>}
      <ul className={styles.templates} aria-label="Templates">
        {templates?.map((template) => (
          <li key={template.id}>
            <span className={styles.name}>
              {template.name} <span className={styles.quiet}>{template.format}</span>
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
                changing.mutate({
                  work: () => act('deleteExportTemplate', { id: template.id }),
                  says: `${template.name} is deleted.`,
                })
              }
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.save}
        onSubmit={(event) => {
          event.preventDefault();
          changing.mutate(
            { work: () => act('saveExportTemplate', { name, config }), says: 'The template is saved.' },
            { onSuccess: () => setName('') },
          );
        }}
      >
        <label className={styles.field}>
          Name of a template
          <input value={name} maxLength={100} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <Button type="submit" disabled={name.trim() === ''}>
          Save as template
        </Button>
      </form>
      {failure && (
        <p className={styles.error} role="alert">
          {toErrorText(failure)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Disclosure>
  );
}
