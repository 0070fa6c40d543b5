import type { QualityFigures, QualityMetric, QualityShare } from '#contracts/agent-quality';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/badge.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Section } from '../../ui/section.tsx';
import { Table, type Column } from '../../ui/table.tsx';

type Metric = Wire<QualityMetric>;
type Row = Wire<QualityFigures>['byIntent'][number];

/** Two places, never rounded up to a target. */
const toPercent = (share: number): string => `${(Math.floor(share * 10_000) / 100).toFixed(2)} %`;

const toShare = ({ hits, of }: Wire<QualityShare>): string => (of === 0 ? '–' : `${hits} of ${of}`);

const METRICS: readonly Column<Metric>[] = [
  {
    key: 'title',
    title: 'What is counted',
    cell: ({ title }) => title,
    csv: ({ title }) => title,
    wide: true,
  },
  {
    key: 'value',
    title: 'Reached',
    align: 'right',
    cell: ({ value }) => toPercent(value),
    csv: ({ value }) => String(value),
  },
  {
    key: 'target',
    title: 'Wanted',
    align: 'right',
    cell: ({ target }) => (target === undefined ? '–' : toPercent(target)),
    csv: ({ target }) => String(target ?? ''),
  },
  {
    key: 'of',
    title: 'Counted',
    align: 'right',
    cell: ({ of }) => toGrouped(of),
    csv: ({ of }) => String(of),
  },
  {
    key: 'met',
    title: 'Outcome',
    cell: ({ value, target }) =>
      target !== undefined && (
        <Badge tone={value >= target ? 'positive' : 'negative'}>{value >= target ? 'met' : 'missed'}</Badge>
      ),
    csv: ({ value, target }) => (target === undefined ? '' : value >= target ? 'met' : 'missed'),
  },
];

const INTENTS: readonly Column<Row>[] = [
  {
    key: 'intent',
    title: 'Kind of question',
    cell: ({ intent }) => <code>{intent}</code>,
    csv: ({ intent }) => intent,
    wide: true,
  },
  {
    key: 'dev',
    title: 'Understood',
    align: 'right',
    cell: ({ dev }) => toShare(dev),
    csv: ({ dev }) => toShare(dev),
  },
  {
    key: 'held-out',
    title: 'In words kept aside',
    align: 'right',
    cell: ({ heldOut }) => toShare(heldOut),
    csv: ({ heldOut }) => toShare(heldOut),
  },
  {
    key: 'blind',
    title: 'Of strangers',
    align: 'right',
    cell: ({ blind }) => toShare(blind),
    csv: ({ blind }) => toShare(blind),
  },
];

/** What the evaluation of a build says, with how it was made. */
export function QualityView({
  figures,
  version,
}: {
  readonly figures: Wire<QualityFigures>;
  readonly version: string;
}) {
  const { backend, questions, intents, metrics, byIntent, byWay, callsPerQuestion, latency } = figures;
  const wanted = metrics.filter(({ target }) => target !== undefined);
  const met = wanted.filter(({ value, target = 0 }) => value >= target).length;
  return (
    <>
      <p>
        {toGrouped(questions)} questions in {intents} kinds are asked of a chain that never moves, and every
        answer is compared with what the chain itself says, without a model judging. The questions of
        strangers were written without any knowledge of how questions are understood, and are judged by
        whether they are. The figures belong to version {version}; <code>npm run eval</code> makes them again,
        and the tests hold them to what is wanted.
      </p>
      <Figures
        figures={[
          { label: 'Answered by', value: backend },
          { label: 'Met', value: `${met} of ${wanted.length}` },
          {
            label: 'First words',
            hint: 'From the question to the first checked part of its answer',
            value: `${latency.firstBlockP50Ms} ms`,
            more: `95 of 100 within ${latency.firstBlockP95Ms} ms`,
          },
          {
            label: 'Whole answer',
            value: `${latency.doneP50Ms} ms`,
            more: `95 of 100 within ${latency.doneP95Ms} ms`,
          },
          { label: 'Tool calls', value: callsPerQuestion, more: 'a question' },
        ]}
      />
      <p>
        Times were taken on {latency.machine}, with the chain in the same process; they differ from run to
        run.
      </p>
      <Section title="What was wanted and reached">
        <Table label="Metrics" columns={METRICS} rows={metrics} keyOf={({ id }) => id} />
      </Section>
      <Section title="By the way it is asked">
        <Table
          label="Ways of asking"
          columns={[
            { key: 'way', title: 'Way', cell: ({ way }) => way, csv: ({ way }) => way, wide: true },
            { key: 'understood', title: 'Understood', align: 'right', cell: toShare, csv: toShare },
          ]}
          rows={byWay}
          keyOf={({ way }) => way}
        />
      </Section>
      <Section title="By kind of question">
        <Table label="Kinds of question" columns={INTENTS} rows={byIntent} keyOf={({ intent }) => intent} />
      </Section>
    </>
  );
}
