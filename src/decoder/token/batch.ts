import { Cursor } from '#std/cursor';
import type { Effect, Field, Value } from '#contracts/decoded';
import { compileLayout, LayoutError } from '../layout/codec.ts';
import type { InstructionLayout } from '../define-protocol.ts';
import { InstructionView } from '../instruction-view.ts';

interface BatchPart {
  readonly layout: InstructionLayout;
  readonly name: string;
  readonly fields: readonly Field[];
  readonly view: InstructionView;
}

/**
 * `batch` (255) runs several token instructions in one call: for each, a byte with its number of accounts,
 * a byte with the length of its data, then the data. Accounts are taken in order. Source: SIMD-0266.
 */
export function toBatchInstruction(layouts: readonly InstructionLayout[]): InstructionLayout {
  const byTag = new Map(
    layouts.map((layout) => [
      layout.at,
      {
        layout,
        read: layout.read ?? compileLayout(layout.args ?? {}),
        required: layout.accounts.filter((name) => !name.endsWith('?')).length,
      },
    ]),
  );

  const readParts = (cursor: Cursor, view: InstructionView): BatchPart[] => {
    const parts: BatchPart[] = [];
    let position = 0;
    while (cursor.remaining > 0) {
      const accounts = cursor.u8();
      const data = cursor.take(cursor.u8());
      if (position + accounts > view.accountCount)
        throw new LayoutError('a batch names more accounts than it has');
      const known = byTag.get(data[0] ?? -1);
      if (known === undefined)
        throw new LayoutError(`a batch holds the unknown token instruction ${data[0]}`);
      const { layout, required } = known;
      if (accounts < required)
        throw new LayoutError(`${layout.name} needs ${required} accounts, has ${accounts}`);
      const part = view.slice(position, accounts, layout.accounts);
      part.fields = known.read(new Cursor(data, 1), part);
      const described = layout.describe?.(part.fields, part);
      if (described?.accounts) part.accountNames = described.accounts;
      parts.push({ layout, name: described?.name ?? layout.name, fields: part.fields, view: part });
      position += accounts;
    }
    return parts;
  };

  const toPartValue = ({ name, fields, view }: BatchPart): Value => ({
    kind: 'record',
    fields: [
      { name: 'instruction', value: { kind: 'choice', choice: name } },
      ...fields.filter((field) => field.name !== 'instruction'),
      ...view.accountNames.flatMap((account): Field[] => {
        const address = view.find(account);
        return address === undefined ? [] : [{ name: account, value: { kind: 'address', address } }];
      }),
    ],
  });

  return {
    at: 255,
    name: 'batch',
    title: 'Batch',
    accounts: [],
    sentence: 'Run a batch of {count} token instructions',
    read: (cursor, context) => {
      if (!(context instanceof InstructionView))
        throw new LayoutError('a batch is read inside an instruction');
      const parts = readParts(cursor, context);
      context.parts = parts.map(({ layout, view }) => ({ layout, view }));
      return [
        { name: 'count', value: { kind: 'integer', integer: parts.length } },
        { name: 'instructions', value: { kind: 'list', items: parts.map(toPartValue) } },
      ];
    },
    effects: (view) =>
      view.parts.flatMap(({ layout, view: part }): readonly Effect[] => layout.effects?.(part) ?? []),
  };
}
