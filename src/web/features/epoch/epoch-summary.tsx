import type { EpochAnswer, EpochEnd } from '#contracts/network/epochs';
import { toShareText } from '#contracts/assistant/share-text';
import { toDurationText, toGrouped, toInstantText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './epoch.module.css';

export type FoundEpoch = Extract<Wire<EpochAnswer>, { readonly kind: 'found' }>;

const STATES = {
  past: { text: 'finished', tone: 'neutral' },
  current: { text: 'now', tone: 'positive' },
  future: { text: 'not started', tone: 'info' },
} as const;

/** Where the epoch lies in slots and in time. */
export function EpochSummary({ found }: { readonly found: FoundEpoch }) {
  const { epoch, state } = found;
  const done = found.slots === 0 ? 0 : found.slotsDone / found.slots;
  return (
    <>
      <header className={styles.head}>
        <h1>
          Epoch {toGrouped(epoch)} <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        </h1>
        <EpochSteps epoch={epoch} current={found.currentEpoch} />
      </header>
      <Figures
        figures={[
          {
            label: 'Progress',
            value: toShareText(done),
            more: (
              <>
                <Meter share={done} label={`${toShareText(done)} of the epoch is done`} />{' '}
                {toGrouped(found.slotsDone)} of {toGrouped(found.slots)} slots
              </>
            ),
          },
          { label: 'Start', ...toEndFigure(found.begin) },
          { label: 'End', ...toEndFigure(found.end) },
          {
            label: 'Slot time',
            value: found.slotMs === undefined ? 'no data' : `${Math.round(found.slotMs.mean)} ms`,
            more:
              found.slotMs === undefined
                ? 'both ends must be known'
                : found.slotMs.of === 'epoch'
                  ? 'mean over the epoch'
                  : 'mean of the last minutes',
          },
        ]}
      />
      <Section title="Slots and times">
        <KeyValues
          rows={[
            { label: 'First slot', value: <SlotValue slot={found.firstSlot} /> },
            { label: 'Last slot', value: <SlotValue slot={found.lastSlot} /> },
            { label: 'Start', value: <EndText end={found.begin} /> },
            { label: 'End', value: <EndText end={found.end} /> },
            found.begin.block !== undefined &&
              found.begin.block !== found.firstSlot && {
                label: 'First block',
                hint: 'The slots before it were skipped',
                value: <SlotValue slot={found.begin.block} />,
              },
            found.end.block !== undefined &&
              found.end.block !== found.lastSlot && {
                label: 'Last block',
                hint: 'The slots after it were skipped',
                value: <SlotValue slot={found.end.block} />,
              },
            toLength(found) !== undefined && { label: 'Length', value: toLength(found) },
          ]}
        />
      </Section>
    </>
  );
}

/** Ways to the epochs before and after. */
export function EpochSteps({ epoch, current }: { readonly epoch: number; readonly current: number }) {
  return (
    <p className={styles.steps}>
      {epoch > 0 && (
        <a href={`/epoch/${epoch - 1}`} rel="prev">
          Epoch {toGrouped(epoch - 1)}
        </a>
      )}
      <a href={`/epoch/${epoch + 1}`} rel="next">
        Epoch {toGrouped(epoch + 1)}
      </a>
      {epoch !== current && <a href={`/epoch/${current}`}>Current epoch</a>}
    </p>
  );
}

function toEndFigure({ time, estimate }: EpochEnd) {
  if (time !== undefined) return { value: <AgeValue unixSeconds={time} />, more: toInstantText(time) };
  if (estimate !== undefined) {
    return { value: <AgeValue unixSeconds={estimate} />, more: 'estimated at the current pace' };
  }
  return { value: 'no data' };
}

function EndText({ end }: { readonly end: EpochEnd }) {
  if (end.time !== undefined) return <>{toInstantText(end.time)}</>;
  if (end.estimate !== undefined) return <>about {toInstantText(end.estimate)}, at the current pace</>;
  return <span className={styles.quiet}>{end.missing ?? 'no data'}</span>;
}

function toLength({ begin, end }: FoundEpoch): string | undefined {
  const [from, to] = [begin.time ?? begin.estimate, end.time ?? end.estimate];
  if (from === undefined || to === undefined || to < from) return undefined;
  const isExact = begin.time !== undefined && end.time !== undefined;
  return `${isExact ? '' : 'about '}${toDurationText(to - from)}`;
}
