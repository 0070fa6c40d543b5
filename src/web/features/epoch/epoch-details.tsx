import { toShareText } from '#contracts/share-text';
import { toGrouped, toShortAddress } from '#contracts/value-text';
import { KeyValues } from '../../ui/key-values.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { SlotValue } from '../../values/slot.tsx';
import type { FoundEpoch } from './epoch-summary.tsx';
import styles from './epoch.module.css';

type Leader = NonNullable<FoundEpoch['schedule']>['top'][number];

const LEADERS: readonly Column<Leader>[] = [
  {
    key: 'leader',
    title: 'Leader',
    wide: true,
    cell: ({ identity, vote, name }) =>
      vote === undefined ? (
        <AddressValue address={identity} bare />
      ) : (
        <a href={`/validator/${vote}`} title={identity}>
          {name === undefined ? toShortAddress(identity) : <ChainText text={name} limit={48} />}
        </a>
      ),
  },
  { key: 'slots', title: 'Slots', align: 'right', cell: ({ slots }) => toGrouped(slots) },
  { key: 'share', title: 'Share', align: 'right', cell: ({ share }) => toShareText(share) },
];

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
        <Notice
          inline
          kind={state === 'future' ? 'too-new' : state === 'past' ? 'pruned' : 'not-available'}
          title={found.scheduleMissing ?? 'The node did not return the schedule.'}
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

type Reward = NonNullable<FoundEpoch['rewards']>['top'][number];

const REWARDS: readonly Column<Reward>[] = [
  {
    key: 'address',
    title: 'Address',
    wide: true,
    cell: ({ address }) => <AddressValue address={address} bare />,
  },
  { key: 'kind', title: 'For', cell: ({ kind }) => kind },
  {
    key: 'lamports',
    title: 'Reward',
    align: 'right',
    cell: ({ lamports }) => <SolValue lamports={lamports} signed />,
  },
];

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
        <Notice
          inline
          kind={state === 'future' ? 'too-new' : 'not-available'}
          title={found.rewardsMissing ?? 'The rewards could not be read.'}
        />
      ) : rewards.sums.length === 0 ? (
        <Notice inline kind="empty" title="The first block paid nothing." />
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
