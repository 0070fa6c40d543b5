import { EPOCH_CREDIT_COLUMNS, EPOCH_REWARD_COLUMNS } from '#contracts/columns/validator-columns';
import { toShareText } from '#contracts/assistant/share-text';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Sparkline } from '../../ui/block/sparkline.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { Missing } from '../../values/missing.tsx';
import { SlotValue } from '../../values/slot.tsx';
import type { FoundValidator } from './validator-summary.tsx';
import styles from './validators.module.css';

const epochLink = (epoch: number) => <a href={`/epoch/${epoch}`}>{toGrouped(epoch)}</a>;

const CREDITS = toRowColumns(EPOCH_CREDIT_COLUMNS, [
  { of: 'epoch', wide: true, align: undefined, cell: ({ epoch }) => epochLink(epoch) },
  { of: 'credits' },
  {
    of: 'ofBest',
    cell: ({ ofBest }) =>
      ofBest === undefined ? (
        <Missing why="The epoch is under way" />
      ) : (
        <span className={styles.share}>
          {toShareText(ofBest)}
          <Meter share={ofBest} label={toShareText(ofBest)} />
        </span>
      ),
  },
]);
const NEWEST = 8;

/** Credits it earned in each epoch its vote account remembers. */
export function CreditRecord({ found }: { readonly found: FoundValidator }) {
  const { credits, epoch } = found;
  // The epoch under way would look like a fall.
  const finished = credits.filter((row) => row.epoch < epoch.epoch);
  const newest = credits.toReversed();
  const rest = newest.slice(NEWEST);
  return (
    <Section title="Credits by epoch" flush aside={`${toGrouped(credits.length)} epochs`}>
      {finished.length > 2 && (
        <div className={styles.spark}>
          <Sparkline
            series={[{ name: 'credits', values: finished.map((row) => row.credits) }]}
            label={`Credits of ${finished.length} finished epochs, oldest first: ${finished.map((row) => row.credits).join(', ')}`}
          />
        </div>
      )}
      {credits.length === 0 ? (
        <EmptyState title="No credits earned" />
      ) : (
        <Table
          label="Credits by epoch"
          columns={CREDITS}
          rows={newest.slice(0, NEWEST)}
          keyOf={(row) => String(row.epoch)}
        />
      )}
      {rest.length > 0 && (
        <div className={styles.padded}>
          <Disclosure summary={`${toGrouped(rest.length)} older epochs`}>
            <Table
              label="Credits of older epochs"
              columns={CREDITS}
              rows={rest}
              keyOf={(row) => String(row.epoch)}
            />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

const REWARDS = toRowColumns(EPOCH_REWARD_COLUMNS, [
  { of: 'epoch', wide: true, align: undefined, cell: ({ epoch }) => epochLink(epoch) },
  {
    of: 'reward',
    with: ['missing'],
    title: 'Reward',
    cell: ({ lamports, missing }) =>
      missing ?? (lamports === undefined ? 'none' : <SolValue lamports={lamports} signed />),
  },
  {
    of: 'commission',
    title: 'Commission',
    cell: ({ commission, lamports }) =>
      commission === undefined ? (lamports === undefined ? '' : 'not recorded') : `${commission} %`,
  },
]);

/** What the last epochs paid it, and the commission that was in force. */
export function RewardRecord({ found }: { readonly found: FoundValidator }) {
  if (found.rewards.length === 0) return null;
  return (
    <Section title="Rewards of past epochs" flush>
      <Table
        label="Rewards by epoch"
        list={{ list: 'validatorRewards', input: { vote: found.vote } }}
        columns={REWARDS}
        rows={found.rewards}
        keyOf={({ epoch }) => String(epoch)}
      />
      <p className={`${styles.padded} ${styles.quiet}`}>
        The chain keeps no list of commission changes. What a reward recorded is what was in force; newer
        nodes record none.
      </p>
    </Section>
  );
}

type Turn = NonNullable<FoundValidator['schedule']>['next'][number];

const TURNS: readonly Column<Turn>[] = [
  {
    key: 'slot',
    title: 'Slots',
    wide: true,
    cell: ({ slot, count }) => (
      <span>
        <SlotValue slot={slot} />
        {count > 1 && ` to ${toGrouped(slot + count - 1)}`}
      </span>
    ),
  },
  {
    key: 'in',
    title: 'In about',
    align: 'right',
    cell: ({ inSeconds }) => (inSeconds === undefined ? 'no data' : toDurationText(inSeconds)),
  },
];

/** When it leads next. */
export function LeaderTurns({ found }: { readonly found: FoundValidator }) {
  const { schedule, epoch } = found;
  if (schedule === undefined) return null;
  return (
    <Section
      title="Next leader slots"
      flush
      aside={`${toGrouped(schedule.slots)} of ${toGrouped(epoch.slotsInEpoch)} slots of epoch ${toGrouped(epoch.epoch)}`}
    >
      {schedule.next.length === 0 ? (
        <EmptyState
          title={
            schedule.slots === 0 ? 'No leader slots in this epoch' : 'No more leader slots in this epoch'
          }
        />
      ) : (
        <Table
          label="Next leader slots"
          columns={TURNS}
          rows={schedule.next}
          keyOf={({ slot }) => String(slot)}
        />
      )}
    </Section>
  );
}
