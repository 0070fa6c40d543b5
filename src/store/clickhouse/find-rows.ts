import { encodeBase58 } from '#std/base58';
import { isOptional, kindOf, toSqlName, type AnyRow, type Column, type ColumnValue } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import { storeError } from '../errors.ts';
import { toSqlType } from './encode.ts';
import { LENGTHS, RowBytes, toFieldWriter } from './row-binary.ts';
import { MAX_ASKED, toSelect } from './schema.ts';
import type { ClickHouseServer } from './server.ts';

/** Rows by key, in the order of `keys`. `only`: the columns that are read beside the key; all by default. */
export async function findRows(
  server: ClickHouseServer,
  table: Table,
  keys: readonly AnyRow[],
  only?: readonly string[],
): Promise<readonly (AnyRow | undefined)[]> {
  const rows: (AnyRow | undefined)[] = [];
  for (let from = 0; from < keys.length; from += MAX_ASKED)
    rows.push(...(await findSome(server, table, keys.slice(from, from + MAX_ASKED), only)));
  return rows;
}

async function findSome(
  server: ClickHouseServer,
  table: Table,
  keys: readonly AnyRow[],
  only: readonly string[] | undefined,
): Promise<readonly (AnyRow | undefined)[]> {
  const columns = listColumns(table).filter(
    ([name]) => only === undefined || only.includes(name) || table.key.includes(name),
  );
  const names = table.key.map((name) => ({ name, column: table.columns[name]! }));
  const writers = names.map(({ name, column }) => ({ name, write: toFieldWriter(column) }));
  const bytes = new RowBytes();
  const ends = keys.map((key) => {
    for (const { name, write } of writers) write(bytes, key[name]);
    return bytes.length;
  });
  const all = bytes.take();
  const texts = ends.map((end, i) => all.toString('latin1', ends[i - 1] ?? 0, end));
  /** Which keys are of a row, by the bytes of both. */
  const places = new Map<string, number[]>();
  for (const [i, text] of texts.entries()) {
    const same = places.get(text);
    if (same === undefined) places.set(text, [i]);
    else same.push(i);
  }
  const others = columns.filter(([name]) => !table.key.includes(name));
  const selected = [...names.map(({ name }) => name), ...others.map(([name]) => name)].map(toSqlName);
  const kinds = names.map(({ column }) => column);
  const sent = texts.map((text) => toSentKey(kinds, text));
  const found = await ask(server, sent, (asked) => {
    const keyNames = names.map(({ name }) => `t.${toSqlName(name)}`).join(', ');
    const select = toSelect(
      table,
      `(${keyNames}) IN (SELECT ${toKeyFields(kinds)} FROM ${asked})`,
      columns.map(([name]) => name),
    );
    return `SELECT ${selected.join(', ')} FROM (${select})`;
  });
  const rows: (AnyRow | undefined)[] = keys.map(() => undefined);
  const reader = new FieldReader(found);
  while (!reader.isAtEnd) {
    const begin = reader.at;
    for (const { column } of names) reader.skip(column);
    const key = found.toString('latin1', begin, reader.at);
    const values: Record<string, ColumnValue> = {};
    for (const [name, column] of others) values[name] = reader.read(column);
    for (const i of places.get(key)!) {
      const row: Record<string, ColumnValue> = {};
      for (const [name] of columns) row[name] = table.key.includes(name) ? keys[i]![name] : values[name];
      rows[i] = row;
    }
  }
  return rows;
}

/** Numbers of questions: no two of them are under way together. */
let question = Date.now() * 1_000;

/**
 * What a statement gives that reads keys. They are sent as rows: a server takes a hundred times as long for them as a part of
 * the statement. `toSql` is given where they are. Rejects with `store/unavailable` where a server was restarted and has lost them.
 */
async function ask(
  server: ClickHouseServer,
  keys: readonly string[],
  toSql: (asked: string) => string,
): Promise<Buffer> {
  const number = question++;
  const bytes = new RowBytes();
  for (const key of keys) {
    bytes.integer(number);
    bytes.textOf(Buffer.from(key, 'latin1'));
  }
  await server.insert(
    { table: 'asked', columns: ['question', 'key'], format: 'RowBinary', rows: bytes.take() },
    `asked:${number}`,
  );
  const found = await server.queryBinary(toSql(`(SELECT key FROM asked WHERE question = ${number})`));
  const [[count] = []] = await server.query(`SELECT count() FROM asked WHERE question = ${number}`);
  if (Number(count) !== keys.length) throw storeError('unavailable', { detail: 'The server was restarted.' });
  return found;
}

/** The columns of a key of which there are the bytes; a text is the rest of them, so it comes last. */
function toKeyFields(columns: readonly Column[]): string {
  let at = 1;
  const fields = columns.map((column) => {
    const kind = kindOf(column);
    if (kind === 'text') return `substring(key, ${at})`;
    const length = LENGTHS[kind];
    const bytes = `substring(key, ${at}, ${length})`;
    at += length;
    return length >= 32
      ? `toFixedString(${bytes}, ${length})`
      : `reinterpretAs${toSqlType(column)}(${bytes})`;
  });
  return fields.join(', ');
}

/** The bytes of a key without the length of its text. */
function toSentKey(columns: readonly Column[], text: string): string {
  if (columns.every((column) => kindOf(column) !== 'text')) return text;
  const fixed = columns.slice(0, -1);
  if (fixed.some((column) => kindOf(column) === 'text'))
    throw new TypeError('a key has one text, and that last');
  const end = fixed.reduce((sum, column) => sum + LENGTHS[kindOf(column)], 0);
  let at = end;
  while (text.charCodeAt(at) > 127) at++;
  return text.slice(0, end) + text.slice(at + 1);
}

/** Fields of RowBinary, one after another. */
class FieldReader {
  readonly #bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  read(column: Column): ColumnValue {
    if (isOptional(column) && this.#bytes[this.#take(1)] === 1) return undefined;
    const bytes = this.#bytes;
    switch (kindOf(column)) {
      case 'integer': {
        const at = this.#take(8);
        return bytes.readInt32LE(at + 4) * 4_294_967_296 + bytes.readUInt32LE(at);
      }
      case 'int64':
        return bytes.readBigInt64LE(this.#take(8));
      case 'uint': {
        const at = this.#take(16);
        const high = bytes.readBigUInt64LE(at + 8);
        return high === 0n ? bytes.readBigUInt64LE(at) : (high << 64n) | bytes.readBigUInt64LE(at);
      }
      case 'real':
        return bytes.readDoubleLE(this.#take(8));
      case 'flag':
        return bytes[this.#take(1)] !== 0;
      case 'text': {
        const length = this.#length();
        return bytes.toString('utf8', this.#take(length), this.at);
      }
      case 'address':
      case 'hash':
        return encodeBase58(bytes.subarray(this.#take(32), this.at));
      case 'signature':
        return encodeBase58(bytes.subarray(this.#take(64), this.at));
    }
  }

  /** Over a field that is there. */
  skip(column: Column): void {
    const kind = kindOf(column);
    if (kind === 'text') {
      const length = this.#length();
      this.#take(length);
    } else this.#take(LENGTHS[kind]);
  }

  #length(): number {
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#take(1)]!;
      length += (byte & 127) * 2 ** shift;
      if (byte < 128) return length;
    }
  }

  #take(count: number): number {
    const at = this.at;
    this.at += count;
    return at;
  }
}
