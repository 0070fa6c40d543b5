import { LEADER_COLUMNS } from '#contracts/columns/leader-columns';
import { REWARD_COLUMNS } from '#contracts/columns/reward-columns';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped, toShortAddress } from '#contracts/text/value-text';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import { AddressValue, Mark } from '../../values/address.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { SlotValue } from '../../values/slot.tsx';
import type { FoundEpoch } from './epoch-summary.tsx';
import styles from './epoch.module.css';

const LEADERS = toRowColumns(LEADER_COLUMNS, [
  {
    of: 'identity',
    with: ['name', 'vote'],
    title: 'Leader',
    wide: true,
    cell: ({ identity, vote, name }) =>
      vote === undefined ? (
        <AddressValue address={identity} bare />
      ) : (
        <span className={styles.leader}>
          <Mark address={vote} image={undefined} />
          <a href={`/validator/${vote}`} title={identity}>
            {name === undefined ? toShortAddress(identity) : <ChainText text={name} limit={48} />}
          </a>
        </span>
      ),
  },
  { of: 'slots' },
  {
    of: 'share',
    cell: ({ share }) => (
      <span className={styles.share}>
        {toShareText(share)}
        <Meter share={share} label={toShareText(share)} />
      </span>
    ),
  },
]);

/** Who leads the epoch. */
export function ScheduleSection({ found }: { readonly found: FoundEpoch }) {
  const { schedule, state } = found;
  return (
    <Section
      title="Leaders"
      flush
      aside={
        schedule &&
        `${toGrouped(schedule.leaders)} ${schedule.leaders === 1 ? 'leader' : 'leaders'}${schedule.leaders > schedule.top.length ? `, those with the most slots` : ''}`
      }
    >
      {schedule === undefined ? (
        <EmptyState
          kind={state === 'future' ? 'too-new' : state === 'past' ? 'pruned' : 'not-available'}
          title={found.scheduleMissing ?? 'The node did not return the schedule'}
        />
      ) : (
        <Table
          label="Leaders of the epoch"
          columns={LEADERS}
          rows={schedule.top}
          keyOf={({ identity }) => identity}
          list={{ list: 'epochLeaders', input: { epoch: String(found.epoch) } }}
        />
      )}
    </Section>
  );
}

const REWARDS = toRowColumns(REWARD_COLUMNS, [
  { of: 'address', wide: true, cell: ({ address }) => <AddressValue address={address} bare /> },
  { of: 'kind', title: 'For' },
  { of: 'reward', title: 'Reward', cell: ({ lamports }) => <SolValue lamports={lamports} signed /> },
]);

/** What the first block of the epoch paid for the epoch before. */
export function RewardSection({ found }: { readonly found: FoundEpoch }) {
  const { rewards, state } = found;
  const count = rewards?.sums.reduce((sum, row) => sum + row.count, 0) ?? 0;
  return (
    <Section
      title="Rewards of the first block"
      flush
      aside={
        rewards && (
          <span>
            block <SlotValue slot={rewards.block} />
          </span>
        )
      }
    >
      {rewards === undefined ? (
        <EmptyState
          kind={state === 'future' ? 'too-new' : 'not-available'}
          title={found.rewardsMissing ?? 'The rewards could not be read'}
        />
      ) : rewards.sums.length === 0 ? (
        <EmptyState title="The first block paid no rewards" />
      ) : (
        <>
          <div className={styles.sums}>
            <KeyValues
              rows={rewards.sums.map(({ kind, count: times, lamports }) => ({
                label: kind,
                value: (
                  <>
                    <SolValue lamports={lamports} /> in {toGrouped(times)}{' '}
                    {times === 1 ? 'payment' : 'payments'}
                  </>
                ),
              }))}
            />
          </div>
          <Table
            label="Largest rewards of the first block"
            columns={REWARDS}
            rows={rewards.top}
            keyOf={({ address, kind }) => address + kind}
            list={{ list: 'epochRewards', input: { epoch: String(found.epoch) } }}
          />
          <p className={styles.note}>
            {count > rewards.top.length && `The ${rewards.top.length} largest of ${toGrouped(count)}. `}
            Rewards for an epoch are paid over the first blocks of the next one, so the blocks after this one
            pay further stakers.
          </p>
        </>
      )}
    </Section>
  );
}
