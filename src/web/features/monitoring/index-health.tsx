import { toCatchUpPercent } from '#contracts/operation/catch-up-text';
import { LAG_ALERT, type IndexHealthAnswer, type ShardHealth } from '#contracts/operation/monitoring';
import { toByteSizeText, toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { HashValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './monitoring.module.css';

type Answer = Wire<IndexHealthAnswer>;
type Found = Extract<Answer, { kind: 'found' }>;

const NO_TIP = 'the cluster cannot be reached';

/** Says on every tab that the index has fallen behind. */
export function LagNotice({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'absent' || !answer.isAlert || answer.behindSeconds === undefined) return null;
  return (
    <Notice
      kind="stale"
      title={`The index is ${toGrouped(answer.lagSlots ?? 0)} slots behind the cluster, and has been more than ${LAG_ALERT.slots} behind for ${toDurationText(answer.behindSeconds)}.`}
    >
      <p>Everything from the index, including these anomalies, is as old as its newest block.</p>
    </Notice>
  );
}

/** How the index itself does. */
export function IndexHealth({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  const { coverage, totals, shards } = answer;
  return (
    <>
      <Section title="Index of blocks" id="index" flush aside={<StateBadge found={answer} />}>
        <div className={styles.body}>
          <Figures figures={toFigures(answer)} />
          <KeyValues
            rows={[
              answer.catchUp !== undefined && {
                label: 'Catching up',
                hint: 'Since the index fell behind. Only calls of its own indexer are counted.',
                value: <CatchUpView catchUp={answer.catchUp} />,
              },
              {
                label: 'Covers',
                value: (
                  <>
                    <SlotValue slot={coverage.fromSlot} /> to <SlotValue slot={coverage.toSlot} />, from{' '}
                    <AgeValue unixSeconds={coverage.fromTime} />
                  </>
                ),
              },
              {
                label: 'Blocks',
                hint: 'A slot counts as skipped only when the next block names the one before it as its parent',
                value: `${toGrouped(totals.blocks)} stored, ${toGrouped(totals.skipped)} slots proven skipped`,
              },
              {
                label: 'Facts',
                hint: 'Since the index began; old swaps and transfers are deleted after their retention period',
                value: `${toGrouped(totals.transactions)} transactions (${toGrouped(totals.votes)} of them votes), ${toGrouped(totals.swaps)} swaps, ${toGrouped(totals.transfers)} transfers, ${toGrouped(totals.tokenMints)} mints`,
              },
              {
                label: 'Stored in',
                value: `${coverage.engine === 'sqlite' ? 'SQLite, embedded' : 'PostgreSQL'}${answer.bytes === undefined ? '' : `, ${toByteSizeText(answer.bytes)}`}`,
              },
              answer.ledger !== undefined && {
                label: 'Ledger',
                hint: 'Genesis of the ledger the blocks come from; blocks of another are refused',
                value: <HashValue hash={answer.ledger} />,
              },
            ]}
          />
        </div>
        <Table
          label="Shards of the index"
          columns={SHARDS}
          rows={shards}
          keyOf={({ shard }) => String(shard)}
        />
      </Section>
      <CoverageLine coverage={coverage} what="its own checkpoint" />
    </>
  );
}

function CatchUpView({ catchUp }: { readonly catchUp: NonNullable<Found['catchUp']> }) {
  const { fromSlot, toSlot, secondsLeft, calls, blockCalls, archivedBlocks } = catchUp;
  const percent = toCatchUpPercent(catchUp);
  return (
    <>
      <Meter share={percent / 100} label={`${percent} % done`} /> {percent} % of{' '}
      {toGrouped(toSlot - fromSlot)} slots,{' '}
      {secondsLeft === undefined ? 'no estimate yet' : `about ${toDurationText(secondsLeft)} left`}.{' '}
      {toGrouped(calls)} calls of the node, {toGrouped(blockCalls)} of them for blocks;{' '}
      {toGrouped(archivedBlocks)} blocks from the archive
    </>
  );
}

function StateBadge({ found }: { readonly found: Found }) {
  if (found.lagSlots === undefined) return <Badge>lag not known</Badge>;
  if (found.isAlert) return <Badge tone="negative">behind</Badge>;
  return found.lagSlots > LAG_ALERT.slots ? (
    <Badge tone="warning">catching up</Badge>
  ) : (
    <Badge tone="positive">up to date</Badge>
  );
}

function toFigures({ lagSlots, lagSeconds, tipSlot, blocksLastMinute, slotsPerSecond, grewAt }: Found) {
  return [
    {
      label: 'Lag',
      hint: 'Slots between the newest block stored and the cluster’s newest confirmed slot',
      value:
        lagSlots === undefined ? 'no data' : `${toGrouped(lagSlots)} ${lagSlots === 1 ? 'slot' : 'slots'}`,
      more: tipSlot === undefined ? NO_TIP : `the cluster is at ${toGrouped(tipSlot)}`,
    },
    {
      label: 'Newest block',
      value: `${toDurationText(lagSeconds)} old`,
      more: grewAt === undefined ? 'nothing committed yet' : <LastCommit at={grewAt} />,
    },
    {
      label: 'Blocks per second',
      hint: 'By the chain’s own clock',
      value: (blocksLastMinute / 60).toFixed(2),
      more: 'over the newest minute of the index',
    },
    {
      label: 'Stored per second',
      hint: 'Faster than the chain while it catches up',
      value: slotsPerSecond === undefined ? 'no data' : `${slotsPerSecond.toFixed(1)} slots`,
      more: slotsPerSecond === undefined ? 'measured over at least ten seconds' : 'over up to a minute',
    },
  ];
}

function LastCommit({ at }: { readonly at: number }) {
  return (
    <>
      last commit seen <AgeValue unixSeconds={at} />
    </>
  );
}

const SHARDS: readonly Column<Wire<ShardHealth>>[] = [
  { key: 'shard', title: 'Shard', cell: ({ shard }) => String(shard) },
  {
    key: 'slot',
    title: 'Stored up to',
    align: 'right',
    cell: ({ slot }) => (slot === undefined ? 'nothing yet' : toGrouped(slot)),
  },
  {
    key: 'lease',
    title: 'Writer lease',
    wide: true,
    cell: ({ leaseSeconds }) =>
      leaseSeconds === undefined
        ? 'not held'
        : leaseSeconds < 0
          ? `expired ${toDurationText(-leaseSeconds)} ago: no indexer is running`
          : `held for another ${toDurationText(leaseSeconds)} unless renewed`,
  },
  {
    key: 'takings',
    title: 'Acquired',
    align: 'right',
    cell: ({ takings }) =>
      takings === undefined ? 'no data' : takings === 1 ? 'once' : `${toGrouped(takings)} times`,
  },
];
