import type { Asked } from '../asked.ts';
import { kindOf, toSqlName, type Column, type ColumnKind, type ColumnValue } from '../column.ts';
import { MAX_ROWS } from '../define-query.ts';
import { storeError } from '../errors.ts';
import type { StoredAddresses } from './stored-addresses.ts';
import type { Queryable } from './connections.ts';
import { decode, encode, SQL_TYPES, toArray } from './encode.ts';

/** An address the index has never seen; no row has this number. */
const UNKNOWN_ID = -1;

interface AskedParameter {
  readonly kind: ColumnKind;
  readonly isList: boolean;
  readonly value: ColumnValue | readonly (string | number)[];
}

export async function runQuery(
  on: Queryable,
  stored: StoredAddresses,
  { sql, parameters, row }: Asked,
): Promise<Record<string, ColumnValue>[]> {
  const asked = parameters.map(({ kind, value }): AskedParameter => ({
    kind: kindOf(kind.replace('[]', '') as Column), // of the pattern of `Parameter`
    isList: kind.endsWith('[]'),
    value,
  }));
  const ids = await stored.find(
    asked.flatMap(({ kind, value }) => (kind === 'address' && value !== undefined ? (value as string) : [])),
  );
  const idOf = (address: string): number => ids.get(address) ?? UNKNOWN_ID;
  const text = toPgText(sql, new Map(parameters.map(({ name }, i) => [toSqlName(name), toType(asked[i]!)])));
  const found = await on.query(
    `SELECT * FROM (${text}) AS asked LIMIT ${MAX_ROWS + 1}`,
    asked.map(({ kind, isList, value }) =>
      isList
        ? toArray(
            kind,
            (value as readonly (string | number)[]).map((item) => encode(kind, item, idOf)),
          )
        : encode(kind, value as ColumnValue, idOf),
    ),
  );
  if (found.length > MAX_ROWS) throw storeError('too-many-rows');
  const places = row.flatMap(([, column], i) => (kindOf(column) === 'address' ? [i] : []));
  const texts = await stored.texts(
    found.flatMap((values) => places.filter((i) => values[i] !== null).map((i) => Number(values[i]))),
  );
  return found.map((values) => {
    const decoded: Record<string, ColumnValue> = {};
    row.forEach(([name, column], i) => {
      decoded[name] = decode(column, values[i]!, (id) => texts.get(id)!); // all were looked up
    });
    return decoded;
  });
}

const toType = ({ kind, isList }: AskedParameter): string => `${SQL_TYPES[kind]}${isList ? '[]' : ''}`;

/** `$name` → `$1::bigint`, `IN ($names)` → `= ANY($2::bigint[])`; the numbers follow the order of `types`. */
export function toPgText(sql: string, types: ReadonlyMap<string, string>): string {
  const places = new Map([...types].map(([name, type], i) => [name, `$${i + 1}::${type}`]));
  return sql
    .replaceAll(
      /\b(not\s+)?in\s*\(\s*\$([a-z][a-z0-9_]*)\s*\)/gi,
      (all, not: string | undefined, name: string) => {
        if (!types.get(name)?.endsWith('[]')) return all;
        return not === undefined ? `= ANY(${places.get(name)})` : `<> ALL(${places.get(name)})`;
      },
    )
    .replaceAll(/\$([a-z][a-z0-9_]*)/g, (_all, name: string) => places.get(name)!); // `defineQuery` saw to it
}
