import { Suspense, lazy, useState } from 'react';
import { EXPORT_FORMATS, EXPORT_TEXTS, MAX_GIVEN_ROWS } from '#contracts/export/exports';
import { toCsv } from '#std/csv';
import { act } from '../../api/act.ts';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { usePlace } from '../../router/place.ts';
import { useSession } from '../../visitor/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { saveText } from '../../ui/copy/save-text.ts';
import { toCsvFileName } from '../../ui/table/csv.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import type { ExportRequest } from '../../ui/table/export-request.ts';
import {
  findFormError,
  toFirstForm,
  toSentConfig,
  toShownFields,
  toSource,
  type Field,
  type ExportForm,
  type ExportScope,
} from './export-form.ts';
import { ExportOptions } from './export-options.tsx';
import { ExportTemplates } from './export-templates.tsx';
import { JobList } from './job-list.tsx';
import { useExports } from './use-exports.ts';
import styles from './exports.module.css';

const JoinPanel = lazy(() => import('../join/join-panel.tsx'));

/** Makes a file of a table or of the list behind it. */
export default function ExportDialog({
  request,
  onClose,
}: {
  readonly request: ExportRequest;
  readonly onClose: () => void;
}) {
  const { kind } = useSession();
  return (
    <Dialog title={`Export: ${request.title}`} onClose={onClose} keepOnOutsidePress>
      {kind === 'authenticated' ? (
        <SignedIn key={request.title} request={request} />
      ) : (
        <Anonymous request={request} />
      )}
    </Dialog>
  );
}

function Anonymous({ request: { title, shown } }: { readonly request: ExportRequest }) {
  const [isJoining, setIsJoining] = useState(false);
  return (
    <div className={styles.stack}>
      <p className={styles.error} role="alert">
        {EXPORT_TEXTS.notAuthenticated}
      </p>
      <p>
        Sign in to export whole lists, other formats and templates. The rows you see can be downloaded as CSV
        without signing in.
      </p>
      <div className={styles.actions}>
        <Button look="primary" aria-haspopup="dialog" onClick={() => setIsJoining(true)}>
          Join with a wallet
        </Button>
        {shown !== undefined && (
          <Button
            onClick={() => saveText(toCsvFileName(title), toCsv([shown.titles, ...shown.rows]), 'text/csv')}
          >
            Download these rows as CSV
          </Button>
        )}
      </div>
      {isJoining && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setIsJoining(false)} />
        </Suspense>
      )}
    </div>
  );
}

function SignedIn({ request }: { readonly request: ExportRequest }) {
  const { cluster } = usePlace();
  const [form, setForm] = useState<ExportForm>(() => toFirstForm(request));
  const [isSending, setIsSending] = useState(false);
  const [mine, setMine] = useState<readonly string[]>([]);
  const { jobs, error, run } = useExports();
  // A retried job comes back under another id; the newest one of this dialog is then the first of the list.
  const [openedAt] = useState(() => Date.now());
  const own = jobs?.filter(({ id, createdAt }) => mine.includes(id) || createdAt >= openedAt) ?? [];
  // Columns of a list of the product; while they are not known, none can be left out.
  const list = request.list?.list;
  const { data: listed } = useOwnAnswer('exportList', { list: list ?? '' }, { enabled: list !== undefined });
  const fields = toShownFields(request, form.scope) ?? listed?.columns ?? [];
  const wrong = findFormError(form, fields);
  const sent = toSentConfig(form);
  const send = async () => {
    setIsSending(true);
    const job = await run(() =>
      act('createExport', {
        name: request.title,
        config: sent,
        cluster,
        source: toSource(request, form.scope),
      }),
    );
    setIsSending(false);
    if (job !== undefined) setMine((before) => [...before, job.id]);
  };
  return (
    <div className={styles.stack}>
      <form
        className={styles.stack}
        aria-label="Export settings"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong === undefined && !isSending) void send();
        }}
      >
        <Scope request={request} form={form} onChange={(scope) => setForm({ ...form, scope })} />
        <ExportOptions
          config={form.config}
          onChange={(change) => setForm({ ...form, config: { ...form.config, ...change } })}
        />
        <Fields fields={fields} form={form} onChange={setForm} />
        {(wrong ?? error) !== undefined && (
          <p className={styles.error} role="alert">
            {wrong ?? error}
          </p>
        )}
        <div className={styles.bar}>
          {form.config.format !== undefined && (
            <span className={styles.quiet}>
              {EXPORT_FORMATS[form.config.format].title} holds up to{' '}
              {EXPORT_FORMATS[form.config.format].rowCap.toLocaleString('en')} rows.
            </span>
          )}
          <Button
            type="submit"
            look="primary"
            data-counts="export"
            disabled={wrong !== undefined || isSending}
          >
            {isSending ? 'Starting…' : 'Create file'}
          </Button>
        </div>
      </form>
      {own.length > 0 && <JobList jobs={own} run={run} />}
      <ExportTemplates config={sent} onApply={(config) => setForm({ ...form, config })} />
    </div>
  );
}

function Scope({
  request: { shown, list },
  form,
  onChange,
}: {
  readonly request: ExportRequest;
  readonly form: ExportForm;
  readonly onChange: (scope: ExportScope) => void;
}) {
  const count = shown?.rows.length;
  const rows =
    count === undefined
      ? 'These rows: one page of the list'
      : `These rows (${Math.min(count, MAX_GIVEN_ROWS).toLocaleString('en')})`;
  const option = (scope: ExportScope, text: string) => (
    <label className={styles.check}>
      <input
        type="radio"
        name="scope"
        value={scope}
        checked={form.scope === scope}
        onChange={() => onChange(scope)}
      />
      {text}
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend>What</legend>
      {list !== undefined && option('list', 'The whole list')}
      {option('shown', rows)}
    </fieldset>
  );
}

function Fields({
  fields,
  form,
  onChange,
}: {
  readonly fields: readonly Field[];
  readonly form: ExportForm;
  readonly onChange: (form: ExportForm) => void;
}) {
  const left = form.config.excludeFields ?? [];
  const toggle = (key: string) => {
    const excludeFields = left.includes(key) ? left.filter((one) => one !== key) : [...left, key];
    onChange({ ...form, config: { ...form.config, excludeFields } });
  };
  if (fields.length === 0) return null;
  return (
    <Disclosure
      summary={`Columns (${fields.filter(({ key }) => !left.includes(key)).length} of ${fields.length})`}
    >
      <fieldset className={styles.group}>
        <legend>Columns</legend>
        {fields.map(({ key, title }) => (
          <label key={key} className={styles.check}>
            <input type="checkbox" checked={!left.includes(key)} onChange={() => toggle(key)} />
            {title}
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
