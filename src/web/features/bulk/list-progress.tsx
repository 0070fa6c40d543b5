import { CLUSTER_NAMES } from '#contracts/cluster';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { usePlace } from '../../router/place.ts';
import { Meter } from '../../ui/block/meter.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import type { ListReader, Phase, ReaderState } from './list-reader.ts';
import styles from './bulk.module.css';

const PHASES: Readonly<Record<Phase, string>> = {
  empty: 'No list',
  opening: 'Opening',
  reading: 'Reading',
  waiting: 'Waiting',
  elsewhere: 'Read in another tab',
  paused: 'Paused',
  done: 'Read',
  removed: 'Removed',
};

/** Figures read so long after the first are said to be newer. */
const APART_MS = 60_000;
const toSecond = (ms: number): number => Math.floor(ms / 1_000);

/** How far a list is read, and the ways to stop it and go on. */
export function ListProgress({
  state,
  reader,
}: {
  readonly state: ReaderState;
  readonly reader: ListReader;
}) {
  const { cluster } = usePlace();
  const { phase, list, done, unread, etaSeconds, message, readMs, source, coverage, notIndexed } = state;
  if (list === undefined) return null;
  const total = list.items.length;
  const isGoing = phase === 'reading' || phase === 'waiting';
  const left =
    isGoing && etaSeconds !== undefined ? `, about ${toDurationText(Math.ceil(etaSeconds))} left` : '';
  const lacking = unread === 0 ? '' : `, ${toGrouped(unread)} not read`;
  const said = `${PHASES[phase]}: ${toGrouped(done - unread)} of ${toGrouped(total)}${lacking}${left}`;
  const isResting = phase === 'done' || phase === 'paused';
  return (
    <div className={styles.progress} data-phase={phase}>
      <Meter share={total === 0 ? 1 : (done - unread) / total} label={said} />
      <div className={styles.row}>
        <p role="status" data-progress>
          {said}
        </p>
        {isGoing && <Button onClick={() => void reader.pause()}>Pause</Button>}
        {phase === 'paused' && (
          <Button look="primary" onClick={() => void reader.resume()}>
            Resume
          </Button>
        )}
        {phase === 'done' && unread > 0 && (
          <Button look="primary" onClick={() => void reader.tryAgain()}>
            Try again
          </Button>
        )}
        {isResting && readMs !== undefined && (
          <Button onClick={() => void reader.readAgain()}>Read again</Button>
        )}
      </div>
      {readMs !== undefined && (
        <p className={styles.quiet} data-source>
          Source: {source}, read <AgeValue unixSeconds={toSecond(readMs.oldest)} />
          {readMs.newest - readMs.oldest >= APART_MS && (
            <>
              {' '}
              to <AgeValue unixSeconds={toSecond(readMs.newest)} />
            </>
          )}
        </p>
      )}
      {coverage !== undefined && <CoverageLine coverage={coverage} what="first and last seen, markets" />}
      {message !== undefined && (
        <div role={phase === 'paused' ? 'alert' : undefined}>
          <Notice kind={phase === 'paused' ? 'not-available' : 'loading'} title={message} />
        </div>
      )}
      {notIndexed !== undefined && <Notice kind="not-indexed" title={notIndexed} />}
      {list.cluster !== cluster && (
        <Notice
          kind="stale"
          title={`This list is of ${CLUSTER_NAMES[list.cluster]}; its links lead to ${CLUSTER_NAMES[cluster]}.`}
        >
          Choose {CLUSTER_NAMES[list.cluster]} above to follow them there.
        </Notice>
      )}
    </div>
  );
}
