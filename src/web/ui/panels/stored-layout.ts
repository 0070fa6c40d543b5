import { partOf } from '#std/record';
import { toInitialLayout, toShownColumns, type PanelLayout } from './panel-layout.ts';

const VERSION = 1;
/** A stored share below this is not one a reader can have made. */
const LEAST = 0.001;

export const toStoredLayout = ({ columns, hidden }: PanelLayout) => ({
  version: VERSION,
  widths: columns.map(({ width }) => toShort(width)),
  panels: columns.map(({ panels }) => panels.map(({ key, height }) => [key, toShort(height)])),
  hidden,
});

const toShort = (size: number) => Number(size.toFixed(5));

/** Reads anything that was stored; what does not fit the panels there are now is the initial layout. */
export function parseStoredLayout(stored: unknown, initial: PanelLayout): PanelLayout {
  const widths = listOf(partOf(stored, 'widths'));
  const columns = listOf(partOf(stored, 'panels'));
  const hidden = listOf(partOf(stored, 'hidden'));
  if (partOf(stored, 'version') !== VERSION || !widths || !columns || !hidden) return initial;
  if (widths.length !== initial.columns.length || columns.length !== widths.length) return initial;
  const read = initial.columns.map(({ panels }, i) => {
    const given = listOf(columns[i]);
    const width = widths[i];
    if (!given || given.length !== panels.length || !isSize(width)) return undefined;
    const sized = panels.map(({ key }, j) => {
      const entry = listOf(given[j]);
      const height = entry?.[1];
      return entry?.[0] === key && isSize(height) ? { key, height } : undefined;
    });
    return sized.every((panel) => panel !== undefined) ? { width, panels: sized } : undefined;
  });
  if (!read.every((column) => column !== undefined)) return initial;
  const keys = initial.columns.flatMap(({ panels }) => panels.map(({ key }) => key));
  const layout = { ...toInitialLayout(read), hidden: keys.filter((key) => hidden.includes(key)) };
  return toShownColumns(layout).length > 0 ? layout : initial;
}

const isSize = (value: unknown): value is number => typeof value === 'number' && value >= LEAST && value <= 1;

const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
