import { isRecord } from '#std/record';
import { listTypeNames, type TypeNode } from '../interface/interface.ts';
import { fromAnchor } from './from-anchor.ts';
import { fromCodama } from './from-codama.ts';
import { IdlError, type Idl } from './idl.ts';

/**
 * An IDL of any known kind as an interface. Entries that use a type nobody knows keep their bytes; an IDL
 * whose shape is not one of the four throws `IdlError`.
 */
export function parseIdl(json: unknown): Idl {
  if (!isRecord(json)) throw new IdlError('it is not a JSON object');
  if (json['kind'] === 'rootNode' || json['standard'] === 'codama') return complete(fromCodama(json));
  if (Array.isArray(json['instructions'])) return complete(fromAnchor(json));
  throw new IdlError('it is neither Anchor, Shank nor Codama');
}

/** Published IDLs name types they do not define and repeat discriminators: what can be read stays readable. */
function complete(idl: Idl): Idl {
  const { instructions, accounts, events, errors, types } = idl.interface;
  const nodes = [
    ...instructions.flatMap(({ args }) => args.map(({ type }) => type)),
    ...accounts.map(({ type }) => type),
    ...events.map(({ type }) => type),
  ];
  const whole = new Map<string, TypeNode>(types);
  for (const name of listTypeNames(nodes, types)) {
    if (!whole.has(name)) whole.set(name, { kind: 'scalar', scalar: 'rest' });
  }
  return {
    ...idl,
    interface: {
      instructions: distinct(instructions).filter(({ at }) => at !== '' || instructions.length === 1),
      accounts: accounts.filter(({ at, size }) => at !== undefined || (size ?? -1) > 0),
      events: distinct(events),
      errors,
      types: whole,
    },
  };
}

function distinct<T extends { readonly at: string }>(entries: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return entries.filter(({ at }) => !seen.has(at) && seen.add(at));
}
