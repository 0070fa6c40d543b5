import { describe, expect, test } from 'vitest';
import type { QueriesAnswer, QueryAnswer } from '#contracts/market/analytics';
import { listQueries } from '#store/queries';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';

const app = createScriptedApp(createScriptedClusters({ localnet: {} }));

type Definition = Extract<QueryAnswer, { readonly kind: 'found' }>;

/** What is asked of an answer is checked by each test. */
async function ask(path: string): Promise<{ status: number; body: Definition & QueriesAnswer }> {
  const response = await app.request(`http://localhost/api/analytics/queries${path}`);
  return { status: response.status, body: (await response.json()) as Definition & QueriesAnswer };
}

describe('/api/analytics/queries', () => {
  test('lists every registered query', async () => {
    const { body } = await ask('');
    expect(body.queries.map(({ name }) => name)).toEqual(listQueries().map(({ name }) => name));
    expect(body.queries).toContainEqual({
      name: 'coverage',
      about: 'First and newest slot of the index, and when their blocks were made.',
      tables: ['blocks', 'checkpoints'],
    });
  });

  test.each(listQueries().map(({ name }) => name))('%s has a definition', async (name) => {
    const { status, body } = await ask(`/${name}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'found', name });
    expect(body.about).toMatch(/^[A-Z].*\.$/s);
    expect(body.sql).toMatch(/^SELECT /);
    expect(body.columns.length).toBeGreaterThan(0);
    expect(body.tables.length).toBeGreaterThan(0);
  });

  test('a definition has the statement, its parameters and columns, and the tables it reads', async () => {
    const { body } = await ask('/user-cohorts');
    expect(body).toEqual({
      kind: 'found',
      name: 'user-cohorts',
      about:
        'Fee payers by the span the index first saw them in, and how many were active in each span after.',
      sql: `SELECT first, bucket, users FROM cohorts
WHERE width = $width AND first >= $from ORDER BY first, bucket LIMIT 1000`,
      parameters: [
        { name: 'width', kind: 'integer' },
        { name: 'from', kind: 'integer' },
      ],
      columns: [
        { name: 'first', kind: 'integer' },
        { name: 'bucket', kind: 'integer' },
        { name: 'users', kind: 'integer' },
      ],
      tables: [
        {
          name: 'cohorts',
          about: 'How many of the fee payers first seen in one span were active in a later one.',
          key: ['width', 'first', 'bucket'],
          indexes: [],
        },
      ],
    });
  });

  test('a name that no query has is not found', async () => {
    for (const name of ['nothing', '__proto__', 'COVERAGE', '%27%20OR%201=1', '..%2f..%2fetc']) {
      const { body } = await ask(`/${name}`);
      expect(body, name).toMatchObject({ kind: 'absent', state: 'not-found' });
    }
    expect((await ask(`/${'x'.repeat(300)}`)).status).toBe(400);
    expect((await ask('?name=coverage')).status).toBe(400);
  });
});
