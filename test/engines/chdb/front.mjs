/**
 * `node front.mjs <folder> [port]`: a ClickHouse (chdb) whose data lie in `folder`, behind as much of ClickHouse's HTTP
 * interface as `@clickhouse/client` uses: statements in the body, or in `query` with rows in the body; settings and the
 * database in the address. Listens on the loopback, at a free port where none is given, says which on its first line, and
 * ends with its parent. One statement at a time, as chdb has it.
 */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Session } from 'chdb';

/** Parameters of the address that are no settings. */
const OWN = new Set(['query', 'database', 'query_id', 'session_id', 'default_format', 'role']);
const CONTENT_TYPES = { JSON: 'application/json', TabSeparated: 'text/tab-separated-values' };

const session = new Session(process.argv[2]);
/** Rows on their way: one statement is under way at a time. */
const rowsFile = `${process.argv[2]}.rows`;
let database = '';
/** The end of what was asked last. */
let turn = Promise.resolve();

const quote = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const toClause = (settings) => settings.map(([name, value]) => `${name} = ${quote(value)}`).join(', ');

async function run(url, body) {
  const wanted = url.searchParams.get('database') ?? 'default';
  if (wanted !== database) {
    // A statement that makes the database is sent to `default`.
    await session.queryAsync(`USE ${wanted}`);
    database = wanted;
  }
  const settings = [...url.searchParams].filter(([name]) => !OWN.has(name) && !name.startsWith('param_'));
  const query = url.searchParams.get('query');
  const insert = /^\s*INSERT INTO (\S+)(?: \(([^)]*)\))? FORMAT (\w+)\s*$/i.exec(query ?? '');
  if (insert !== null) {
    const [, table, columns, format] = insert;
    if (format === 'RowBinary') {
      // What chdb is given in memory must be text.
      await writeFile(rowsFile, body);
      const named = columns === undefined ? table : `${table} (${columns})`;
      await session.queryAsync(
        `INSERT INTO ${named} FROM INFILE ${quote(rowsFile)} SETTINGS ${toClause(settings)} FORMAT RowBinary`,
      );
      return '';
    }
    await session.insert({
      table,
      ...(columns !== undefined && { columns: columns.split(',').map((name) => name.trim()) }),
      format,
      values: body,
      settings: Object.fromEntries(settings),
    });
    return '';
  }
  const text = (query ?? '') + body.toString('utf8');
  const clause = toClause(settings);
  const isPlain = /^\s*(?:SELECT|WITH|INSERT|EXPLAIN)\b/i.test(text);
  const result = await session.queryAsync(isPlain && clause !== '' ? `${text}\nSETTINGS ${clause}` : text, {
    format: url.searchParams.get('default_format') ?? 'TabSeparated',
  });
  return Buffer.from(result.bytes());
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname === '/ping') return void response.end('Ok.\n');
    turn = turn.then(async () => {
      try {
        const answer = await run(url, Buffer.concat(chunks));
        response.setHeader('content-type', CONTENT_TYPES.TabSeparated);
        response.end(answer);
      } catch (error) {
        const text = String(error.message ?? error);
        const code = /Code: (\d+)/.exec(text)?.[1];
        if (code !== undefined) response.setHeader('x-clickhouse-exception-code', code);
        response.statusCode = 500;
        response.end(text);
      }
    });
  });
});
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () =>
  process.stdout.write(`${server.address().port}\n`),
);
process.stdin.on('end', () => process.exit(0)).resume();
