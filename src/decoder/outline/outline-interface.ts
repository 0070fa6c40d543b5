import type {
  InterfaceOutline,
  OutlineAccount,
  OutlineField,
  OutlineRecord,
} from '#contracts/account/program';
import type { NamedType, ProgramInterface, TypeNode } from '../interface/interface.ts';
import { printType } from '../interface/print-interface.ts';
import type { InstructionNote } from './idl-notes.ts';

/** An interface as it is browsed: types as text, and what `notes` say beside. */
export function outlineInterface(
  { instructions, accounts, events, errors, types }: ProgramInterface,
  notes: ReadonlyMap<string, InstructionNote> = new Map(),
): InterfaceOutline {
  const toBody = (type: TypeNode): Omit<OutlineRecord, 'name'> =>
    toRecordBody(type.kind === 'defined' ? (types.get(type.name) ?? type) : type);
  return {
    instructions: instructions.map(({ at, name, accounts: names, args }) => {
      const note = notes.get(name);
      return {
        name,
        at,
        docs: note?.docs,
        accounts: names.map((account, i) => ({ ...toOutlineAccount(account), ...note?.accounts[i] })),
        args: args.map((arg) => ({ ...toField(arg), docs: note?.args.get(arg.name) })),
      };
    }),
    accounts: accounts.map(({ at, size, name, type }) => ({ name, at, size, ...toBody(type) })),
    events: events.map(({ at, name, type }) => ({ name, at, ...toBody(type) })),
    errors,
    types: [...types].map(([name, type]) => ({ name, ...toRecordBody(type) })),
  };
}

/** Of a name in the notation of layouts: `authority?` may be left out, `signers*` stands any number of times. */
export function toOutlineAccount(name: string): OutlineAccount {
  return {
    name: name.replace(/[?*]$/, ''),
    optional: name.endsWith('?') ? true : undefined,
    repeated: name.endsWith('*') ? true : undefined,
  };
}

const toField = ({ name, type }: NamedType): OutlineField => ({ name, type: printType(type) });

function toRecordBody(type: TypeNode): Omit<OutlineRecord, 'name'> {
  if (type.kind === 'struct') return { fields: type.fields.map(toField) };
  if (type.kind !== 'enum') return { type: printType(type) };
  return {
    variants: type.variants.map(({ name, body }) => ({ name, type: body && printType(body) })),
  };
}
