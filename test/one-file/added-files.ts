/** One file for each kind of thing that is promised to be one file: by its path, what a contributor would write. */
export const ADDED: Readonly<Record<string, string>> = {
  'src/web/pages/added.tsx': `
import { definePage } from './define-page.ts';

export default definePage<string>({
  nav: { text: 'Added page', menus: [{ menu: 'Explore', order: 5 }], goKey: 'x', use: 'added', area: 'developer' },
  load: async ({ api, signal }) => {
    const answer = await api.ask('added', { word: 'tide' }, { signal });
    return answer.rows.map(({ text }) => text).join(', ');
  },
  head: () => ({ title: 'Added page', description: 'A page that was one file.' }),
  View: ({ data }) => <h1>The question answered {data}</h1>,
});
`,
  'src/server/endpoints/added.ts': `
import { z } from 'zod';
import { text } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'added',
  route: '/api/added/:word',
  says: 'A word three times.',
  input: z.strictObject({ word: text.describe('Any word.') }),
  absences: false,
  run: async (
    ask,
    { word },
  ): Promise<{ readonly kind: 'found'; readonly rows: readonly { readonly n: number; readonly text: string }[] }> => ({
    kind: 'found',
    rows: [1, 2, 3].map((n) => ({ n, text: word + n })),
  }),
});
`,
  'src/server/forecast/forecasts/added.ts': `
import { defineForecast } from '../define-forecast.ts';

export default defineForecast({
  key: 'added',
  title: 'Added forecast',
  about: 'A figure that goes up and down.',
  subject: 'nothing',
  unit: 'credits',
  scale: 'difference',
  method: 'The middle.',
  naive: 'What was last.',
  observe: async () => ({
    kind: 'observed',
    source: 'a hundred steps',
    parts: [
      {
        title: 'Next',
        cases: Array.from({ length: 100 }, (_, i) => ({ at: i, until: i + 1, predicted: 5, naive: i % 2 ? 4 : 6, actual: i % 2 ? 6 : 4 })),
        predicted: 5,
      },
    ],
  }),
});
`,
  'src/server/export/lists/added.ts': `
import { defineList } from './define-list.ts';

export default defineList({
  key: 'added',
  title: 'Added words',
  question: 'added',
  rows: ({ rows }) => rows,
  columns: ({ integer, text }) => [integer('n', 'Number', ({ n }) => n), text('word', 'Word', (row) => row.text)],
});
`,
  'src/server/export/formats/added.ts': `
import { toCellText } from '../cell-text.ts';
import { defineFormat } from './define-format.ts';

export default defineFormat({
  key: 'bars',
  title: 'Bars',
  extension: 'bars',
  mimeType: 'text/plain; charset=utf-8',
  rowCap: 2,
  options: ['numberFormat'],
  hasMetadataByDefault: false,
  async *write(batches, { columns }, config) {
    for await (const rows of batches)
      for (const row of rows)
        yield new TextEncoder().encode(
          columns.map((column, i) => toCellText(row[i] ?? null, column, config)).join('|') + '\\n',
        );
  },
});
`,
  'src/indexer/rules/added.ts': `
import { defineRule, figure } from './define-rule.ts';

const LEAST_VOTES = 40;

export default defineRule({
  name: 'many-votes',
  title: 'Many votes',
  severity: 'notice',
  text: \`A block holds at least \${LEAST_VOTES} votes.\`,
  measured: figure.count('Votes'),
  figures: { transactions: figure.count('Transactions') },
  find: ({ block: { votes, transactions } }) =>
    votes < LEAST_VOTES ? [] : [{ measured: votes, allowed: LEAST_VOTES, evidence: { transactions } }],
});
`,
  'src/server/assistant/tools/added.ts': `
import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { defineTool } from './define-tool.ts';

export default defineTool({
  name: 'count_letters',
  title: 'Count letters',
  description: 'How many letters a word has.',
  doing: 'Counting',
  about: 'anything',
  inAssistant: true,
  input: z.strictObject({ query: z.string() }),
  run: async (_ask, { query }) => ({
    data: { letters: leaf.count(query.length) },
    source: { provider: 'the word itself', fetchedAt: '2026-01-01T00:00:00.000Z', finality: 'finalized' },
  }),
});
`,
  'src/decoder/protocols/added.ts': `
import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'added',
  name: 'Added Program',
  programs: ['Added11111111111111111111111111111111111111'],
  category: 'other',
  source: 'a test',
  meaning: { raise: { sentence: 'Deposit {height} into {pool}' } },
  interface: \`
    instruction 0102030405060708 raise(height: u64): pool owner
  \`,
});
`,
  'src/server/sso/kinds/added.ts': `
import { z } from 'zod';
import { url } from '../setting-fields.ts';
import { defineProviderKind } from './define-provider-kind.ts';

export default defineProviderKind({
  type: 'handshake',
  answers: 'assertion',
  settings: (rule) => z.strictObject({ doorUrl: url(rule) }),
  open: async ({ doorUrl }, { id }) => ({
    start: async (state) => ({ url: new URL(\`\${doorUrl}?state=\${state}\`), nonce: 'n', verifier: '' }),
    finish: async (answer) => ({ issuer: id, subject: answer.get('who') ?? '' }),
  }),
});
`,
  'src/store/tables/added.ts': `
import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'memoTexts',
  about: 'A memo of a transaction that succeeded.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    payer: 'address',
    letters: 'integer',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['payer', 'slot']],
  madeFrom: {
    effects: ['memo'],
    toRow: ({ text }, { at, feePayer }) => ({ ...at, payer: feePayer, letters: text.length }),
  },
});
`,
};
