import type { Field } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/block/figures.tsx';
import { AgeValue } from '../../values/age.tsx';
import { toFieldTitle } from '../../values/field-title.ts';
import { PlainValue } from '../../values/plain-value.tsx';
import type { FoundAccount } from './account-summary.tsx';

/** So many stand side by side. */
const MOST = 6;
const SHORT_KINDS: ReadonlySet<string> = new Set([
  'slot',
  'epoch',
  'time',
  'integer',
  'decimal',
  'lamports',
  'percent',
  'flag',
]);

/** Whether an account of the network is a few figures and nothing else, as the clock is. */
export const areFigures = ({ type, fields, sections }: FoundAccount['decoded']): boolean =>
  type === 'sysvar' &&
  sections.length === 0 &&
  fields.length > 0 &&
  fields.length <= MOST &&
  fields.every(({ value }) => SHORT_KINDS.has(value.kind));

export function FieldFigures({ fields }: { readonly fields: readonly Wire<Field>[] }) {
  return (
    <Figures
      figures={fields.map(({ name, value }) => ({
        label: toFieldTitle(name, value.kind),
        value:
          value.kind === 'time' ? (
            <AgeValue unixSeconds={Number(value.unixSeconds)} />
          ) : (
            <PlainValue value={value} bare />
          ),
      }))}
    />
  );
}
