/**
 * A program's interface as data: what an IDL of any kind and a file of `data/idl` both
 * say. It is compiled to layouts (`to-layouts.ts`); nothing here knows a program.
 */

/** Scalars by the names Rust and Anchor give them; `bytes` and `string` have a u32 length. */
export const SCALARS = [
  'u8',
  'u16',
  'u32',
  'u64',
  'u128',
  'i8',
  'i16',
  'i32',
  'i64',
  'i128',
  'f32',
  'f64',
  'bool',
  'pubkey',
  'string',
  'bytes',
  /** Everything that is left: what an interface could not say otherwise. */
  'rest',
] as const;
export type Scalar = (typeof SCALARS)[number];

/** Widths of the count before a list or the length before a text; none reads to the end. */
export type Prefix = 'u8' | 'u16' | 'u32' | 'u64' | 'none';

export type TypeNode =
  | { readonly kind: 'scalar'; readonly scalar: Scalar }
  | { readonly kind: 'text' | 'blob'; readonly prefix: Prefix | number }
  /** `tag` bytes say whether a value follows; a fixed option keeps the value's room when there is none. */
  | { readonly kind: 'option'; readonly item: TypeNode; readonly tag: 1 | 4; readonly fixed: boolean }
  | { readonly kind: 'list'; readonly item: TypeNode; readonly prefix: Prefix }
  | { readonly kind: 'array'; readonly item: TypeNode; readonly length: number }
  | { readonly kind: 'struct'; readonly fields: readonly NamedType[] }
  | { readonly kind: 'tuple'; readonly items: readonly TypeNode[] }
  | { readonly kind: 'enum'; readonly variants: readonly Variant[]; readonly tag: 1 | 2 | 4 | 8 }
  | { readonly kind: 'defined'; readonly name: string };

export interface NamedType {
  /** camelCase. */
  readonly name: string;
  readonly type: TypeNode;
  /** Whether the bytes may end before it. */
  readonly trailing?: boolean;
}

export interface Variant {
  readonly name: string;
  /** A struct or a tuple; absent for a plain variant. */
  readonly body?: TypeNode | undefined;
}

export interface InterfaceInstruction {
  /** Hex of the bytes instruction data begins with. */
  readonly at: string;
  readonly name: string;
  readonly accounts: readonly string[];
  /** Shorter lists of accounts, each shorter than the one before. */
  readonly fewer?: readonly (readonly string[])[];
  readonly args: readonly NamedType[];
}

export interface InterfaceAccount {
  /** Hex of the bytes the data begins with; absent when accounts are told apart by size. */
  readonly at?: string | undefined;
  /** Length of the data in bytes, where no discriminator tells the kind. */
  readonly size?: number | undefined;
  readonly name: string;
  readonly type: TypeNode;
}

export interface InterfaceEvent {
  readonly at: string;
  readonly name: string;
  readonly type: TypeNode;
}

export interface InterfaceError {
  readonly code: number;
  readonly name: string;
  readonly message: string;
}

export interface ProgramInterface {
  readonly instructions: readonly InterfaceInstruction[];
  readonly accounts: readonly InterfaceAccount[];
  readonly events: readonly InterfaceEvent[];
  readonly errors: readonly InterfaceError[];
  readonly types: ReadonlyMap<string, TypeNode>;
}

/** `swap_base_in` and `SwapBaseIn` → `swapBaseIn`. */
export function toCamelCase(name: string): string {
  const joined = name.replace(/([_\s-]+)([^_\s-]?)/g, (_all, between: string, next: string) =>
    next === '' ? between : next.toUpperCase(),
  );
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** Names of the defined types that `nodes` mention, through the definitions they have in `types`. */
export function listTypeNames(
  nodes: readonly TypeNode[],
  types: ProgramInterface['types'],
): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: TypeNode | undefined): void => {
    switch (node?.kind) {
      case 'option':
      case 'list':
      case 'array':
        return visit(node.item);
      case 'struct':
        return node.fields.forEach(({ type }) => visit(type));
      case 'tuple':
        return node.items.forEach(visit);
      case 'enum':
        return node.variants.forEach(({ body }) => visit(body));
      case 'defined':
        if (names.has(node.name)) return undefined;
        names.add(node.name);
        return visit(types.get(node.name));
      default:
        return undefined;
    }
  };
  nodes.forEach(visit);
  return names;
}
