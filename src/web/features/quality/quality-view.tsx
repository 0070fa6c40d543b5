import { defineColumns } from '#contracts/columns/define-columns';
import type { QualityFigures, QualityMetric, QualityShare } from '#contracts/assistant/agent-quality';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { Missing } from '../../values/missing.tsx';
import styles from './quality.module.css';

/** Two places, never rounded up to a target. */
const toPercent = (share: number): string => `${(Math.floor(share * 10_000) / 100).toFixed(2)} %`;

const toShare = ({ hits, of }: Wire<QualityShare>): string | undefined =>
  of === 0 ? undefined : `${hits} of ${of}`;

const toShareCell = (share: Wire<QualityShare>) => {
  const text = toShare(share);
  return text === undefined ? (
    <Missing why="No questions" />
  ) : (
    <Bar share={share.hits / share.of} text={text} />
  );
};

/** A share as a figure and as a length: a column of them is compared at a glance. */
const Bar = ({ share, text }: { readonly share: number; readonly text: string }) => (
  <span className={styles.bar}>
    {text}
    <Meter share={share} label={text} />
  </span>
);

const METRIC = defineColumns<Wire<QualityMetric>>()(({ count, share, words }) => [
  words('title', 'Measure', ({ title }) => title),
  share('value', 'Result', ({ value }) => value),
  share('target', 'Target', ({ target }) => target),
  count('of', 'Questions', ({ of }) => of),
  words('met', 'Outcome', ({ value, target }) =>
    target === undefined ? undefined : value >= target ? 'met' : 'missed',
  ),
]);

const METRICS = toRowColumns(METRIC, [
  { of: 'title', wide: true },
  { of: 'value', cell: ({ value }) => <Bar share={value} text={toPercent(value)} /> },
  {
    of: 'target',
    cell: ({ target }) => (target === undefined ? <Missing why="No target" /> : toPercent(target)),
  },
  { of: 'of' },
  {
    of: 'met',
    cell: ({ value, target }) =>
      target !== undefined && (
        <Badge tone={value >= target ? 'positive' : 'negative'}>{value >= target ? 'met' : 'missed'}</Badge>
      ),
  },
]);

const TOPIC = defineColumns<Wire<QualityFigures>['byTopic'][number]>()(({ words }) => [
  words('topic', 'About', ({ topic }) => topic),
  words('dev', 'Answered correctly', ({ dev }) => toShare(dev)),
  words('held-out', 'Held-out questions', ({ heldOut }) => toShare(heldOut)),
]);

const TOPICS = toRowColumns(TOPIC, [
  { of: 'topic', wide: true, cell: ({ topic }) => toTopicText(topic) },
  { of: 'dev', align: 'right', cell: ({ dev }) => toShareCell(dev) },
  { of: 'held-out', align: 'right', cell: ({ heldOut }) => toShareCell(heldOut) },
]);

const WAY = defineColumns<Wire<QualityFigures>['byWay'][number]>()(({ words }) => [
  words('way', 'Phrasing', ({ way }) => way),
  words('understood', 'Answered correctly', toShare),
]);

const WAYS = toRowColumns(WAY, [
  { of: 'way', wide: true, cell: ({ way }) => PHRASINGS[way] ?? way },
  { of: 'understood', align: 'right', cell: toShareCell },
]);

/** `acct.fees_paid` → `Account: fees paid`. */
function toTopicText(topic: string): string {
  const [about = '', what] = topic.replaceAll('_', ' ').split('.');
  const title = ABOUT[about] ?? about.charAt(0).toUpperCase() + about.slice(1);
  return what === undefined ? title : `${title}: ${what}`;
}

/** What the evaluation calls its topics, where that is shortened. */
const ABOUT: Readonly<Record<string, string>> = {
  acct: 'Account',
  net: 'Network',
  prog: 'Program',
  refuse: 'Refusal',
  tx: 'Transaction',
};

/** Ways a question is phrased, by the key of the evaluation. */
const PHRASINGS: Readonly<Record<string, string>> = {
  caps: 'All capitals',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
  fresh: 'New wording',
  injection: 'Hostile text on the chain',
  lower: 'All lower case',
  page: 'About the open page',
  terse: 'A few words',
  thread: 'Follow-up questions',
  typo: 'With typos',
};

/** What the evaluation of a build says, with how it was made. */
export function QualityView({
  figures,
  version,
}: {
  readonly figures: Wire<QualityFigures>;
  readonly version: string;
}) {
  const { backend, questions, topics, metrics, byTopic, byWay, callsPerQuestion, latency } = figures;
  const wanted = metrics.filter(({ target }) => target !== undefined);
  const met = wanted.filter(({ value, target = 0 }) => value >= target).length;
  return (
    <>
      <p>
        The assistant of version {version} answered {toGrouped(questions)} test questions about {topics}{' '}
        topics on a fixed chain. An answer is correct when it has every expected value, taken from raw
        JSON-RPC and the index; no model judges it. The questions were written by hand, and some expect more
        than they ask, so your own may do better or worse. <code>npm run eval</code> measures again.
      </p>
      <Figures
        figures={[
          { label: 'Answered by', value: backend },
          { label: 'Targets met', value: `${met} of ${wanted.length}` },
          {
            label: 'First words',
            hint: 'From the question to the first checked part of the answer',
            value: `${latency.firstBlockP50Ms} ms`,
            more: `95 of 100 within ${latency.firstBlockP95Ms} ms`,
          },
          {
            label: 'Whole answer',
            value: `${latency.doneP50Ms} ms`,
            more: `95 of 100 within ${latency.doneP95Ms} ms`,
          },
          { label: 'Tool calls', value: callsPerQuestion, more: 'per question' },
        ]}
      />
      <p>
        Times were measured on {latency.machine}, with the chain in the same process. They vary from run to
        run.
      </p>
      <Section title="Targets and results" flush>
        <Table label="Metrics" columns={METRICS} rows={metrics} keyOf={({ id }) => id} />
      </Section>
      <div className="halves">
        <Section title="By topic" flush>
          <Table label="Topics" columns={TOPICS} rows={byTopic} keyOf={({ topic }) => topic} />
        </Section>
        <Section title="By phrasing" flush>
          <Table label="Phrasings" columns={WAYS} rows={byWay} keyOf={({ way }) => way} />
        </Section>
      </div>
    </>
  );
}
