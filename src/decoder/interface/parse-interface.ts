/**
 * The notation of the files in `data/idl`, one entry a line:
 *
 *     instruction f8c69e91e17587c8 swap(amount: u64, aToB: bool): tokenProgram authority whirlpool
 *     account 3f95d10ce1806309 Whirlpool { config: pubkey, tickSpacing: u16 }
 *     instruction - addMemo(memo: rest):                   (no discriminator: the only one)
 *     account @752 AmmInfo { status: u64 }
 *     event e1ca49af932ba096 Traded { whirlpool: pubkey, aToB: bool }
 *     type Side = bid | ask(u64) | limit { price: u64 }
 *     type Kind(u32) = coin | price          (a tag of four bytes)
 *     type Steps { swap: Side, percent: u8 }
 *     type OptionBool = (bool)
 *     error 6000 InvalidEnum Enum value could not be converted
 *
 * A line that begins with `#` is a comment.
 * A field `name?: type` of a struct may be missing where the bytes end before it.
 * Accounts may be several lists, each shorter than the one before, parted by `|`: the shortest that holds all
 * accounts of an instruction names them. A discriminator that versions of a program gave to two instructions
 * stands in two lines, the one with more accounts first. An account `name*` stands as often as there are accounts for it.
 *
 * Types are those of `SCALARS`, `Option<T>`, `COption<T>` (four bytes, room kept), `Vec<T>`, `Vec8<T>`,
 * `Vec64<T>`, `Rest<T>` (to the end), `Text<n>` (room of n bytes), `[T; n]`, `(A, B)` and names of `type` lines.
 */
import {
  SCALARS,
  type InterfaceAccount,
  type InterfaceError,
  type InterfaceEvent,
  type InterfaceInstruction,
  type NamedType,
  type ProgramInterface,
  type Scalar,
  type TypeNode,
  type Variant,
} from './interface.ts';

const NAMES = new Set<string>(SCALARS);

type Tag = Extract<TypeNode, { kind: 'enum' }>['tag'];
const TAGS: Readonly<Record<string, Tag>> = { u16: 2, u32: 4, u64: 8 };

/** Throws with the line when the text is not in the notation: it is ours, so a mistake is a bug. */
export function parseInterface(text: string): ProgramInterface {
  const instructions: InterfaceInstruction[] = [];
  const accounts: InterfaceAccount[] = [];
  const events: InterfaceEvent[] = [];
  const errors: InterfaceError[] = [];
  const types = new Map<string, TypeNode>();
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const reader = new Reader(line);
    const word = reader.word();
    switch (word) {
      case 'instruction': {
        const at = reader.take('-') ? '' : reader.word();
        const name = reader.word();
        const args = reader.take('(') ? reader.named(')') : [];
        reader.expect(':');
        const [names = [], ...fewer] = reader
          .rest()
          .split('|')
          .map((list) => list.split(/\s+/).filter(Boolean));
        instructions.push({ at, name, args, accounts: names, fewer });
        continue;
      }
      case 'account': {
        const size = reader.take('@') ? Number(reader.word()) : undefined;
        const at = size === undefined ? reader.word() : undefined;
        accounts.push({ at, size, name: reader.word(), type: reader.body() });
        break;
      }
      case 'event':
        events.push({ at: reader.word(), name: reader.word(), type: reader.body() });
        break;
      case 'type': {
        const name = reader.word();
        const tag = reader.tag();
        types.set(name, reader.take('=') ? reader.alias(tag) : reader.body());
        break;
      }
      case 'error':
        errors.push({ code: Number(reader.word()), name: reader.word(), message: reader.rest() });
        continue;
      default:
        reader.fail(`${word} is not an entry`);
    }
    reader.end();
  }
  return { instructions, accounts, events, errors, types };
}

/** Whether a character is a letter, a digit or `_`; not a number beyond the end. */
const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

/**
 * The same text as every other of these characters. Names are compared for every instruction, and a text that is a part of
 * a file is slow to compare and holds on to the file.
 */
const toOneText = (text: string): string => Object.keys({ [text]: true })[0]!;

class Reader {
  readonly #line: string;
  #at = 0;

  constructor(line: string) {
    this.#line = line;
  }

  fail(what: string): never {
    throw new Error(`${what} at ${this.#at} of: ${this.#line.slice(0, 200)}`);
  }

  #skip(): void {
    while (this.#line[this.#at] === ' ') this.#at++;
  }

  take(sign: string): boolean {
    this.#skip();
    if (!this.#line.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  expect(sign: string): void {
    if (!this.take(sign)) this.fail(`${sign} is missing`);
  }

  word(): string {
    this.#skip();
    const line = this.#line;
    const start = this.#at;
    let end = start;
    while (isWordCode(line.charCodeAt(end))) end++;
    if (end === start) this.fail('a word is missing');
    this.#at = end;
    return toOneText(line.slice(start, end));
  }

  rest(): string {
    const rest = this.#line.slice(this.#at).trim();
    this.#at = this.#line.length;
    return rest;
  }

  end(): void {
    this.#skip();
    if (this.#at < this.#line.length) this.fail('something is left');
  }

  /** `name: type, …` up to `close`. */
  named(close: string): readonly NamedType[] {
    const fields: NamedType[] = [];
    if (this.take(close)) return fields;
    do {
      const name = this.word();
      const trailing = this.take('?');
      this.expect(':');
      fields.push({ name, type: this.type(), trailing });
    } while (this.take(','));
    this.expect(close);
    return fields;
  }

  body(): TypeNode {
    this.expect('{');
    return { kind: 'struct', fields: this.named('}') };
  }

  #items(close: string): readonly TypeNode[] {
    const items: TypeNode[] = [];
    if (this.take(close)) return items;
    do items.push(this.type());
    while (this.take(','));
    this.expect(close);
    return items;
  }

  /** Bytes of an enum's tag, where they are not one. */
  tag(): Tag {
    if (!this.take('(')) return 1;
    const tag = TAGS[this.word()] ?? this.fail('no tag is that wide');
    this.expect(')');
    return tag;
  }

  /** Another type, or variants. A lone name is an enum with one variant. */
  alias(tag: Tag): TypeNode {
    const start = this.#at;
    this.#skip();
    const isName = /^\w/.test(this.#line.slice(this.#at)) && !NAMES.has(this.word()) && !this.take('<');
    this.#at = start;
    return isName ? this.#variants(tag) : this.type();
  }

  #variants(tag: Tag): TypeNode {
    const variants: Variant[] = [];
    do {
      const name = this.word();
      const body: TypeNode | undefined = this.take('{')
        ? { kind: 'struct', fields: this.named('}') }
        : this.take('(')
          ? { kind: 'tuple', items: this.#items(')') }
          : undefined;
      variants.push({ name, body });
    } while (this.take('|'));
    return { kind: 'enum', variants, tag };
  }

  type(): TypeNode {
    if (this.take('(')) return { kind: 'tuple', items: this.#items(')') };
    if (this.take('{')) return { kind: 'struct', fields: this.named('}') };
    if (this.take('[')) {
      const item = this.type();
      this.expect(';');
      const length = Number(this.word());
      this.expect(']');
      return { kind: 'array', item, length };
    }
    const name = this.word();
    if (NAMES.has(name)) return { kind: 'scalar', scalar: name as Scalar }; // just looked up
    if (!this.take('<')) return { kind: 'defined', name };
    if (name === 'Text') {
      const prefix = Number(this.word());
      this.expect('>');
      return { kind: 'text', prefix };
    }
    const item = this.type();
    this.expect('>');
    switch (name) {
      case 'Option':
        return { kind: 'option', item, tag: 1, fixed: false };
      case 'COption':
        return { kind: 'option', item, tag: 4, fixed: true };
      case 'Vec':
        return { kind: 'list', item, prefix: 'u32' };
      case 'Vec8':
        return { kind: 'list', item, prefix: 'u8' };
      case 'Vec64':
        return { kind: 'list', item, prefix: 'u64' };
      case 'Rest':
        return { kind: 'list', item, prefix: 'none' };
      default:
        return this.fail(`${name} is not a type with a parameter`);
    }
  }
}
