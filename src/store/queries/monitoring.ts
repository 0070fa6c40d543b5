import { defineQuery } from '../define-query.ts';
import anomalies from '../tables/anomalies.ts';

const { slot, part, time, rule, severity, subject, measured, allowed, evidence } = anomalies.columns;
const row = {
  slot,
  part,
  time,
  rule,
  severity,
  subject,
  signature: 'signature?',
  measured,
  allowed,
  evidence,
} as const;

/** Signatures are looked up for the rows that are given and no others. */
const before = (where: string): string => `SELECT a.slot, a.part, a.time, a.rule, a.severity, a.subject,
    t.signature, a.measured, a.allowed, a.evidence
  FROM (SELECT slot, part, time, rule, severity, subject, position, measured, allowed, evidence FROM anomalies
        WHERE ${where} slot <= $slot AND (slot < $slot OR part < $part)
        ORDER BY slot DESC, part DESC LIMIT $limit) AS a
  LEFT JOIN transactions t ON t.slot = a.slot AND t.position = a.position
  ORDER BY a.slot DESC, a.part DESC LIMIT $limit`;

const place = { slot: 'integer', part: 'integer', limit: 'integer' } as const;

export default {
  anomaliesBefore: defineQuery({
    name: 'anomalies-before',
    about: 'Anomalies below a place in the ledger, the newest first.',
    sql: before(''),
    parameters: place,
    row,
  }),
  anomaliesOfRuleBefore: defineQuery({
    name: 'anomalies-of-rule-before',
    about: 'Anomalies a rule found below a place in the ledger, the newest first.',
    sql: before('rule = $rule AND'),
    parameters: { ...place, rule: 'text' },
    row,
  }),
  anomaliesOfSubjectBefore: defineQuery({
    name: 'anomalies-of-subject-before',
    about: 'Anomalies about an address that some rules found below a place in the ledger, the newest first.',
    sql: before('subject = $subject AND rule IN ($rules) AND'),
    parameters: { ...place, subject: 'address', rules: 'text[]' },
    row,
  }),
  anomaliesCounted: defineQuery({
    name: 'anomalies-counted',
    about: 'How many anomalies each rule found since two slots.',
    sql: `SELECT rule, count(*) AS day, count(*) FILTER (WHERE slot >= $hour_slot) AS hour
          FROM anomalies WHERE rule IN ($rules) AND slot >= $day_slot GROUP BY rule LIMIT 100`,
    parameters: { rules: 'text[]', daySlot: 'integer', hourSlot: 'integer' },
    row: { rule, day: 'integer', hour: 'integer' },
  }),
  firstSlotSince: defineQuery({
    name: 'monitoring-first-slot',
    about: 'The first block at or after a time.',
    sql: `SELECT slot FROM blocks WHERE time >= $time ORDER BY time, slot LIMIT 1`,
    parameters: { time: 'integer' },
    row: { slot: 'integer' },
  }),
  blocksSince: defineQuery({
    name: 'monitoring-blocks-since',
    about: 'How many blocks were made after a time.',
    sql: `SELECT count(*) AS total FROM (SELECT slot FROM blocks WHERE time > $time LIMIT 10000) AS newest LIMIT 1`,
    parameters: { time: 'integer' },
    row: { total: 'integer' },
  }),
  totals: defineQuery({
    name: 'index-totals',
    about: 'Sums over every block of the index.',
    sql: `SELECT coalesce(sum(blocks), 0) AS blocks, coalesce(sum(skipped), 0) AS skipped,
            coalesce(sum(transactions), 0) AS transactions, coalesce(sum(votes), 0) AS votes,
            coalesce(sum(swaps), 0) AS swaps, coalesce(sum(transfers), 0) AS transfers,
            coalesce(sum(token_mints), 0) AS token_mints
          FROM chain_spans WHERE width = 86400 LIMIT 1`,
    parameters: {},
    row: {
      blocks: 'integer',
      skipped: 'integer',
      transactions: 'integer',
      votes: 'integer',
      swaps: 'integer',
      transfers: 'integer',
      tokenMints: 'integer',
    },
  }),
  ledger: defineQuery({
    name: 'index-ledger',
    about: 'The ledger the index comes from, by its genesis hash.',
    sql: `SELECT value FROM facts_about_store WHERE name = 'ledger' LIMIT 1`,
    parameters: {},
    row: { value: 'text' },
  }),
  shards: defineQuery({
    name: 'index-shards',
    about: 'How far each shard has come.',
    sql: `SELECT shard, slot FROM checkpoints ORDER BY shard LIMIT 1000`,
    parameters: {},
    row: { shard: 'integer', slot: 'integer' },
  }),
};
