import { listTypeNames, type NamedType, type ProgramInterface, type TypeNode } from './interface.ts';

/** An interface in the notation of `parse-interface.ts`: how a file of `data/idl` is made from an IDL. */
export function printInterface({ instructions, accounts, events, errors, types }: ProgramInterface): string {
  // An account or event is written with its fields; only types that something else names stay apart.
  const inline = (type: TypeNode): TypeNode => {
    const struct = type.kind === 'defined' ? types.get(type.name) : undefined;
    return struct?.kind === 'struct' ? struct : type;
  };
  const shown = [...accounts, ...events].map(({ type }) => inline(type));
  const used = listTypeNames(
    [...instructions.flatMap(({ args }) => args.map(({ type }) => type)), ...shown],
    types,
  );
  return [
    ...instructions.map(({ at, name, args, accounts: names }) =>
      `instruction ${at || '-'} ${name}(${named(args)}): ${names.join(' ')}`.trim(),
    ),
    ...accounts.map(
      ({ at, size, name, type }) => `account ${at ?? `@${size}`} ${name} ${body(inline(type))}`,
    ),
    ...events.map(({ at, name, type }) => `event ${at} ${name} ${body(inline(type))}`),
    ...[...types]
      .filter(([name]) => used.has(name))
      .map(([name, type]) => {
        const tag = type.kind === 'enum' && type.tag > 1 ? `(u${8 * type.tag})` : '';
        return `type ${name}${tag} ${type.kind === 'struct' ? body(type) : `= ${printType(type)}`}`;
      }),
    ...errors.map(({ code, name, message }) => `error ${code} ${name} ${message}`.trim()),
  ].join('\n');
}

const named = (fields: readonly NamedType[]): string =>
  fields.map(({ name, type, trailing }) => `${name}${trailing ? '?' : ''}: ${printType(type)}`).join(', ');

const body = (type: TypeNode): string =>
  type.kind === 'struct'
    ? type.fields.length === 0
      ? '{}'
      : `{ ${named(type.fields)} }`
    : `{ value: ${printType(type)} }`;

const LISTS = { u8: 'Vec8', u16: 'Vec16', u32: 'Vec', u64: 'Vec64', none: 'Rest' } as const;

/** A type in the notation of `parse-interface.ts`, which is close to Rust's. */
export function printType(type: TypeNode): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar;
    case 'text':
      return type.prefix === 'u32'
        ? 'string'
        : typeof type.prefix === 'number'
          ? `Text<${type.prefix}>`
          : 'rest';
    case 'blob':
      return type.prefix === 'u32'
        ? 'bytes'
        : typeof type.prefix === 'number'
          ? `[u8; ${type.prefix}]`
          : 'rest';
    case 'option':
      return type.tag === 4 ? `COption<${printType(type.item)}>` : `Option<${printType(type.item)}>`;
    case 'list':
      return `${LISTS[type.prefix]}<${printType(type.item)}>`;
    case 'array':
      return `[${printType(type.item)}; ${type.length}]`;
    case 'tuple':
      return `(${type.items.map(printType).join(', ')})`;
    case 'struct':
      return body(type);
    case 'defined':
      return type.name;
    case 'enum':
      return type.variants
        .map(({ name, body: inner }) =>
          inner === undefined
            ? name
            : inner.kind === 'struct'
              ? `${name} ${body(inner)}`
              : `${name}${printType(inner)}`,
        )
        .join(' | ');
  }
}
