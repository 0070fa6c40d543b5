import { Gauge, type Registry } from 'prom-client';

/** A figure read when someone asks; each entry sets the labels to a value. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Entry[]> | readonly Entry[];
}
export type Entry = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Adds a gauge under `prefix`, which is read whenever someone asks. */
export function addGauge(
  registry: Registry,
  prefix: string,
  { name, help, labels = [], read }: Reading,
): void {
  const gauge = new Gauge({
    name: prefix + name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      // What was said before may be gone by now.
      this.reset();
      for (const [at, value] of await read()) this.inc(at, value);
    },
  });
  registry.registerMetric(gauge);
}
