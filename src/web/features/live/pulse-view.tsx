import type { ChainPulse } from '#contracts/answers';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Meter } from '../../ui/block/meter.tsx';
import { Sparkline } from '../../ui/block/sparkline.tsx';
import styles from './live.module.css';

/** The chain at this moment: slot, epoch, rate. */
export function PulseView({ pulse }: { readonly pulse: Wire<ChainPulse> }) {
  const share = pulse.slotsInEpoch === 0 ? 0 : pulse.slotIndex / pulse.slotsInEpoch;
  const left = pulse.slotsInEpoch - pulse.slotIndex;
  return (
    <dl className={styles.pulse}>
      <div className={styles.figure}>
        <dt>Slot</dt>
        <dd>
          <a className={styles.big} href={`/block/${pulse.slot}`} data-live="slot">
            {toGrouped(pulse.slot)}
          </a>
          <span className={styles.more}>
            {pulse.blockHeight !== undefined && `block height ${toGrouped(pulse.blockHeight)}`}
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>Epoch</dt>
        <dd>
          <a className={styles.big} href={`/epoch/${pulse.epoch}`}>
            {toGrouped(pulse.epoch)}
          </a>
          <Meter share={share} label={`Epoch ${pulse.epoch} is ${Math.round(share * 100)} % done`} />
          <span className={styles.more}>
            {(share * 100).toFixed(1)} %
            {pulse.slotMs !== undefined &&
              `, about ${toDurationText(Math.round((left * pulse.slotMs) / 1000))} left`}
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>Transactions per second</dt>
        <dd>
          <span className={styles.big}>
            {pulse.nonVotePerSecond === undefined ? 'no data' : toGrouped(Math.round(pulse.nonVotePerSecond))}
          </span>
          <span className={styles.more}>
            without votes
            {pulse.transactionsPerSecond !== undefined &&
              `, ${toGrouped(Math.round(pulse.transactionsPerSecond))} with`}
            {pulse.windowSeconds !== undefined && `, over ${toDurationText(pulse.windowSeconds)}`}
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>TPS history</dt>
        <dd>
          {pulse.samples.length < 3 ? (
            <span className={styles.more}>too few samples yet</span>
          ) : (
            <Sparkline
              label={`Transactions per second, oldest first: ${pulse.samples.map(({ perSecond }) => Math.round(perSecond)).join(', ')}`}
              series={[
                {
                  name: 'without votes',
                  values: pulse.samples.map(({ nonVotePerSecond }) => nonVotePerSecond ?? 0),
                },
                { name: 'all', values: pulse.samples.map(({ perSecond }) => perSecond) },
              ]}
            />
          )}
          <span className={styles.more}>
            {pulse.slotMs !== undefined && `${Math.round(pulse.slotMs)} ms slots`}
          </span>
        </dd>
      </div>
    </dl>
  );
}
