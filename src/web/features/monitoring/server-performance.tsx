import { CLIENT_LOG_LEVELS } from '#contracts/operation/log-entries';
import { MODEL_CHECKS, MODEL_CHECK_TITLES } from '#contracts/operation/model-state';
import type { ServerFigures } from '#contracts/operation/server-figures';
import { STORAGE_FAULT_TEXTS, toStoragePartText } from '#contracts/operation/storage';
import { toByteSizeText, toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { toMsText } from './performance-texts.ts';
import { AgeValue } from '../../values/age.tsx';
import type { FiguresView } from './use-server-figures.ts';
import styles from './monitoring.module.css';
import { EmptyState } from '../../ui/block/empty-state.tsx';

/** How the process that answers does. */
export function ServerPerformance({ view }: { readonly view: FiguresView }) {
  return (
    <Section title="This server" id="server">
      {view.kind === 'loading' && <Skeleton lines={5} label="Loading server figures" />}
      {view.kind === 'failed' && (
        <EmptyState kind="not-available" title="The server did not report its figures">
          {view.message}
        </EmptyState>
      )}
      {view.kind === 'found' && <Found figures={view.figures} />}
    </Section>
  );
}

function Found({ figures }: { readonly figures: Wire<ServerFigures> }) {
  const { memory, eventLoop, requests } = figures;
  return (
    <div className={styles.stack}>
      {figures.storage.length > 0 && (
        <Notice kind="not-available" title="Some things cannot be written now">
          <ul>
            {figures.storage.map(({ part, fault, sinceMs }) => (
              <li key={part}>
                {toStoragePartText(part)}: {STORAGE_FAULT_TEXTS[fault]} (began{' '}
                <AgeValue unixSeconds={Math.floor(sinceMs / 1_000)} />)
              </li>
            ))}
          </ul>
          <p>
            What was stored before is still shown. Writing goes on by itself once the fault has passed; a
            damaged file needs its operator.
          </p>
        </Notice>
      )}
      <Figures
        figures={[
          {
            label: 'Memory',
            hint: 'Resident memory of the process',
            value: toByteSizeText(memory.resident),
            more: `heap ${toByteSizeText(memory.heapUsed)} of ${toByteSizeText(memory.heapTotal)}`,
          },
          {
            label: 'Event loop delay',
            hint: '99th percentile of the event loop delay over up to the last minute',
            value: eventLoop === undefined ? 'no data' : toMsText(eventLoop.p99),
            more: eventLoop === undefined ? 'not measured yet' : `longest ${toMsText(eventLoop.max)}`,
          },
          {
            label: 'Requests in flight',
            value: toGrouped(figures.requestsInFlight),
            more: 'including this one',
          },
          { label: 'Live streams', value: toGrouped(figures.liveStreams) },
        ]}
      />
      <KeyValues
        rows={[
          { label: 'Running for', value: toDurationText(Math.floor(figures.uptime)) },
          {
            label: 'Version',
            value: `${figures.version}, ${figures.environment}${figures.branch === undefined ? '' : `, branch ${figures.branch}`}`,
          },
          {
            label: 'Answers',
            hint: 'By status, since the start',
            value:
              Object.entries(requests)
                .toSorted(([a], [b]) => (a < b ? -1 : 1))
                .map(([kind, count]) => `${toGrouped(count)} × ${kind}`)
                .join(', ') || 'none yet',
          },
          {
            label: 'Rate limited',
            hint: 'Requests refused since the start because a client was over its limit',
            value: toGrouped(figures.limited),
          },
          {
            label: 'Storage',
            hint: 'Whether this process can write what it stores',
            value:
              figures.storage.length === 0
                ? 'everything is written'
                : `${figures.storage.length} cannot be written`,
          },
          {
            label: 'Language model',
            hint: 'Checks the model of the assistant passed when the server started, and the tokens it used today (UTC)',
            value: toModelText(figures),
          },
          {
            label: 'Browser logs',
            hint: 'Entries accepted today (UTC), or since the start if that was later',
            value: toLogText(figures),
          },
        ]}
      />
    </div>
  );
}

function toModelText({ model }: Wire<ServerFigures>): string {
  if (model.kind === 'none') return 'none: the built-in planner answers';
  if (model.kind === 'checking') return `${model.model}, being tested`;
  const { checks, tokensToday } = model;
  const titlesOf = (outcome: boolean | undefined) =>
    MODEL_CHECKS.filter((id) => checks[id] === outcome).map((id) => MODEL_CHECK_TITLES[id]);
  const failed = titlesOf(false);
  const untried = titlesOf(undefined);
  const parts = [
    failed.length + untried.length === 0 ? 'passes all checks' : undefined,
    failed.length > 0 ? `fails: ${failed.join(', ')}` : undefined,
    untried.length > 0 ? `not known: ${untried.join(', ')}` : undefined,
    `${toGrouped(tokensToday)} tokens today`,
  ];
  return `${model.model}, ${parts.filter((part) => part !== undefined).join('; ')}`;
}

function toLogText({ clientLogs }: Wire<ServerFigures>): string {
  if (clientLogs.kind === 'off') return 'off: browsers send nothing';
  return `today ${CLIENT_LOG_LEVELS.map((level) => `${toGrouped(clientLogs.today[level])} ${level}`).join(', ')}`;
}
