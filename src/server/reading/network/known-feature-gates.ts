import { readDataFile, toDataLines } from '#std/data-file';

export interface KnownFeatureGate {
  readonly gate: string;
  /** Numbers of the proposals it carries out: `0385`. */
  readonly simds: readonly string[];
  readonly title: string;
}

let known: readonly KnownFeatureGate[] | undefined;

/** Feature gates known here, from `data/feature-gates.txt`. What is active is read from the chain. */
export function listKnownFeatureGates(): readonly KnownFeatureGate[] {
  return (known ??= toDataLines(readDataFile('feature-gates.txt')).map((line) => {
    const [gate = '', simds = '-', ...title] = line.split(' ');
    return { gate, simds: simds === '-' ? [] : simds.split(','), title: title.join(' ') };
  }));
}
