import { z } from 'zod';
import type { QueryAnswer, QueryPart, QueryTable } from '#contracts/market/analytics';
import { findQuery, listTablesOf, type ReadTable } from '#store/queries';
import { toSqlName } from '#store/column';
import { text } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'query',
  route: '/api/analytics/queries/:name',
  says: 'One query of the index: its SQL, parameters, columns and tables.',
  input: z.strictObject({ name: text.describe('Name, as the list gives it.') }),
  absences: true,
  async run(ask, { name }): Promise<QueryAnswer> {
    const query = findQuery(name);
    if (query === undefined) {
      return ask.absent('not-found', 'No query of this product has this name.', {
        hint: 'The list of queries names all of them.',
      });
    }
    return {
      kind: 'found',
      name,
      about: query.about,
      sql: toPlainSql(query.sql),
      parameters: toParts(query.parameters),
      columns: toParts(query.row),
      tables: listTablesOf(query).map(toQueryTable),
    };
  },
});

const toParts = (kinds: Readonly<Record<string, string>>): readonly QueryPart[] =>
  Object.entries(kinds).map(([name, kind]) => ({ name: toSqlName(name), kind }));

function toQueryTable({ name, about, table }: ReadTable): QueryTable {
  const { key = [], indexes = [], keep } = table ?? {};
  return {
    name,
    about,
    key: key.map(toSqlName),
    indexes: indexes.map((index) => index.map(toSqlName)),
    keep: keep && { days: keep.days, where: keep.where },
  };
}

/** Without the indentation of the file it stands in. */
function toPlainSql(sql: string): string {
  const [first = '', ...rest] = sql.trim().split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}
