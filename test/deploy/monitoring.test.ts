/** The board and the alert rules ask for figures the product has, by labels they have. No Prometheus is run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/server/ops/metrics.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { readYaml, type YamlMap } from './read-yaml.ts';

const FOLDER = join(import.meta.dirname, '../../deploy/monitoring');
/** What Prometheus and its histograms add to every figure. */
const ADDED_LABELS = ['instance', 'job', 'le'];

interface Board {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

interface Rule extends YamlMap {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly look: string };
}

const board = JSON.parse(readFileSync(join(FOLDER, 'grafana.json'), 'utf8')) as Board; // checked below
const alerts = readYaml(readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8')) as unknown as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}; // checked below
const rules = alerts.groups.flatMap((group) => group.rules);
const asked = [
  ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
];

async function readNames(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics({
    clusters: createScriptedClusters({}),
    inFlight: () => 0,
    streams: () => 0,
    pageBytes: () => 0,
    model: () => ({ kind: 'none' }),
    shared: () => ({ kind: 'shared' }),
    sessions: () => Promise.resolve(0),
    troubles: () => [],
    exportJobs: () => Promise.resolve({}),
  });
  const ofIndexes = readFileSync(join(import.meta.dirname, '../../src/server/ops/index-metrics.ts'), 'utf8');
  const found = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set([
    ...found.flatMap(([, name = '', type]) => (type === 'histogram' ? [name, `${name}_bucket`] : [name])),
    // A process that only indexes has figures of its own.
    ...[...ofIndexes.matchAll(/\badd\(\s{0,9}'(\w+)'/g)].map(([, name]) => `osvm_${name}`),
  ]);
}

describe('deploy/monitoring', () => {
  test('asks for figures of the product alone', async () => {
    const names = await readNames();
    const used = asked.flatMap((expr) => [...expr.matchAll(/\bosvm_\w+/g)].map(([name]) => name));
    expect(used.filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(used).size).toBeGreaterThan(12);
  });

  test('groups and chooses by labels there are, and names no other in its texts', () => {
    const source = readFileSync(join(import.meta.dirname, '../../src/server/ops/metrics.ts'), 'utf8');
    const labels = new Set([
      ...ADDED_LABELS,
      ...[...source.matchAll(/(?:labels|labelNames): \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'(\w+)'/g)].map(([, label]) => label!),
      ),
    ]);
    const used = [
      ...asked.flatMap((expr) => [
        ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
        ...[...expr.matchAll(/(\w+)=~?"/g)].map(([, label]) => label!),
      ]),
      ...board.panels.flatMap(({ targets }) =>
        targets.flatMap(({ legendFormat }) =>
          [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!),
        ),
      ),
      ...rules.flatMap(({ annotations }) =>
        [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!),
      ),
    ];
    expect(used.filter((label) => !labels.has(label))).toEqual([]);
  });

  test('every alert says what is noticed and where to look', () => {
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, annotations } of rules) {
      expect(annotations.summary, alert).toMatch(/\S/);
      expect(annotations.look, alert).toMatch(/\S/);
    }
  });
});
