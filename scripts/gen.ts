/**
 * Writes `index.gen.ts` of every registry folder: one import a file, in the order of their names. Of entries the
 * browser must know by their titles without loading them, it also writes the cards into `src/contracts`, and of pages
 * their places in menus. The table of settings becomes `.env.example`.
 * `--check` writes nothing and exits 1 when a file on disk differs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toEnvironmentExample } from '../src/server/documents/environment-example.ts';
import { toQuestionTypes, type QuestionFile } from './question-types.ts';
import { readNav } from './read-nav.ts';

interface Registry {
  readonly folder: string;
  readonly name: string;
  readonly extension: '.ts' | '.tsx';
  /** Pages are loaded when visited; their route is their file name. */
  readonly pages?: boolean;
  readonly cards?: Cards;
  /** Where the client's types of what the entries answer are written. */
  readonly questions?: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** What of each entry is written as plain data, by the entry's key. */
interface Cards {
  readonly file: string;
  readonly name: string;
  readonly key: string;
  readonly fields: readonly string[];
  /** In which order they are shown; those that compare alike by title. */
  readonly compare?: (a: Entry, b: Entry) => number;
}

function byOrder(a: Entry, b: Entry): number {
  return Number(a['order']) - Number(b['order']);
}

const REGISTRIES: readonly Registry[] = [
  { folder: 'src/decoder/protocols', name: 'protocols', extension: '.ts' },
  { folder: 'src/store/tables', name: 'tables', extension: '.ts' },
  { folder: 'src/store/queries', name: 'queries', extension: '.ts' },
  { folder: 'src/indexer/rollups', name: 'rollups', extension: '.ts' },
  {
    folder: 'src/indexer/rules',
    name: 'rules',
    extension: '.ts',
    cards: {
      file: 'src/contracts/market/anomaly-rules.gen.ts',
      name: 'RULES',
      key: 'name',
      fields: ['title', 'severity', 'text', 'measured', 'headline', 'figures'],
      compare: (a, b) => Number(b['severity'] === 'warning') - Number(a['severity'] === 'warning'),
    },
  },
  { folder: 'src/localnet/scenarios', name: 'scenarios', extension: '.ts' },
  {
    folder: 'src/server/endpoints',
    name: 'endpoints',
    extension: '.ts',
    questions: 'src/contracts/questions.gen.ts',
  },
  {
    folder: 'src/server/export/formats',
    name: 'formats',
    extension: '.ts',
    cards: {
      file: 'src/contracts/export/export-formats.gen.ts',
      name: 'EXPORT_FORMATS',
      key: 'key',
      fields: ['title', 'rowCap', 'options', 'hasMetadataByDefault'],
    },
  },
  { folder: 'src/server/export/lists', name: 'lists', extension: '.ts' },
  { folder: 'src/server/forecast/forecasts', name: 'forecasts', extension: '.ts' },
  { folder: 'src/server/actions', name: 'actions', extension: '.ts' },
  { folder: 'src/server/assistant/tools', name: 'tools', extension: '.ts' },
  { folder: 'src/server/assistant/narratives', name: 'narratives', extension: '.ts' },
  { folder: 'src/server/assistant/models', name: 'models', extension: '.ts' },
  { folder: 'src/assistant/catalogue/subjects', name: 'subjects', extension: '.ts' },
  { folder: 'src/assistant/parse/readers', name: 'readers', extension: '.ts' },
  { folder: 'src/assistant/plan/plans', name: 'plans', extension: '.ts' },
  { folder: 'src/server/sso/kinds', name: 'kinds', extension: '.ts' },
  {
    folder: 'src/server/webhooks/sources',
    name: 'sources',
    extension: '.ts',
    cards: {
      file: 'src/contracts/people/webhook-sources.gen.ts',
      name: 'WEBHOOK_SOURCES',
      key: 'event',
      fields: ['title'],
      compare: byOrder,
    },
  },
  {
    folder: 'src/server/webhooks/targets',
    name: 'targets',
    extension: '.ts',
    cards: {
      file: 'src/contracts/people/webhook-targets.gen.ts',
      name: 'WEBHOOK_TARGETS',
      key: 'kind',
      fields: ['title', 'says', 'fields', 'isSigned', 'isConfirmed'],
      compare: byOrder,
    },
  },
  { folder: 'src/web/themes', name: 'themes', extension: '.ts' },
  { folder: 'src/web/pages', name: 'pages', extension: '.tsx', pages: true },
];

/** `tx.$signature` is `/tx/:signature`, `index` is `/`. */
function toRoute(stem: string): string {
  if (stem === 'index') return '/';
  return `/${stem
    .split('.')
    .map((part) => part.replace(/^\$/, ':'))
    .join('/')}`;
}

function toIdentifier(stem: string): string {
  return stem.replace(/[^a-zA-Z0-9]+(.)?/g, (_all, next: string | undefined) => next?.toUpperCase() ?? '');
}

const HEAD = '// Written by `npm run gen`. Do not edit.\n';

function listStems({ folder, extension }: Registry): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension) && !/\.(?:test|gen)\.tsx?$/.test(file))
    .map((file) => file.slice(0, -extension.length))
    .filter((stem) => !stem.startsWith('define-'))
    .sort();
}

function toSource(registry: Registry): string {
  const stems = listStems(registry);
  if (registry.pages) {
    const rows = stems.map(
      (stem) =>
        `  { key: '${stem}', route: '${toRoute(stem)}', load: () => import('./${stem}${registry.extension}') },`,
    );
    return `${HEAD}export const ${registry.name} = [\n${rows.join('\n')}\n] as const;\n`;
  }
  const imports = stems.map((stem) => `import ${toIdentifier(stem)} from './${stem}${registry.extension}';`);
  const names = stems.map((stem) => `  ${toIdentifier(stem)},`);
  return `${HEAD}${imports.join('\n')}\n\nexport const ${registry.name} = [\n${names.join('\n')}\n] as const;\n`;
}

/** The entries themselves, by their files. */
function load(registry: Registry): Promise<readonly { readonly path: string; readonly entry: unknown }[]> {
  return Promise.all(
    listStems(registry).map(async (stem) => {
      const path = join(registry.folder, `${stem}${registry.extension}`);
      return { path, entry: ((await import(pathToFileURL(path).href)) as { default: unknown }).default };
    }),
  );
}

async function toCardSource(registry: Registry, cards: Cards): Promise<string> {
  const entries = (await load(registry)).map(({ entry }) => entry as Entry); // all are objects
  entries.sort((a, b) => cards.compare?.(a, b) || String(a['title']).localeCompare(String(b['title']), 'en'));
  const rows = entries.map((entry) => {
    const card = Object.fromEntries(
      cards.fields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]])),
    );
    return `  ${JSON.stringify(entry[cards.key])}: ${JSON.stringify(card)},`;
  });
  return `${HEAD}export const ${cards.name} = {\n${rows.join('\n')}\n} as const;\n`;
}

/** The entries of menus and palette, and what counts as use of a page: each where it is loaded. */
function writeNav(registry: Registry): void {
  const navs = listStems(registry).map((stem) => {
    const path = join(registry.folder, `${stem}${registry.extension}`);
    return { route: toRoute(stem), nav: readNav(path, readFileSync(path, 'utf8')) as Entry | undefined };
  });
  navs.sort((a, b) => (a.route < b.route ? -1 : 1));
  const toRows = (fields: readonly string[], of: string): string =>
    navs
      .filter(({ nav }) => nav?.[of] !== undefined)
      .map(({ route, nav }) => {
        const given = fields.flatMap((field) => (nav![field] === undefined ? [] : [[field, nav![field]]]));
        return `  ${JSON.stringify({ route, ...Object.fromEntries(given) })},`;
      })
      .join('\n');
  write(
    'src/contracts/page-links.gen.ts',
    `${HEAD}export const PAGE_LINKS = [\n${toRows(['text', 'menus', 'goKey'], 'text')}\n] as const;\n`,
  );
  write(
    'src/contracts/page-routes.gen.ts',
    `${HEAD}export const PAGE_ROUTES = [\n${navs.map(({ route }) => `  '${route}',`).join('\n')}\n] as const;\n`,
  );
  write(
    'src/web/services/expertise/page-uses.gen.ts',
    `${HEAD}export const PAGE_USES = [\n${toRows(['use', 'area'], 'use')}\n] as const;\n`,
  );
}

const check = process.argv.includes('--check');
let stale = 0;

function write(file: string, source: string): void {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === source) return;
  stale++;
  if (check) console.error(`${file} is stale: run npm run gen`);
  else {
    writeFileSync(file, source);
    console.log(`wrote ${file}`);
  }
}

for (const registry of REGISTRIES) {
  if (!existsSync(registry.folder)) continue;
  write(join(registry.folder, 'index.gen.ts'), toSource(registry));
  if (registry.pages === true) writeNav(registry);
  if (registry.questions !== undefined) {
    const files = (await load(registry)).map(({ path, entry }) => ({
      path,
      definition: entry as QuestionFile['definition'], // `defineEndpoint` made it
    }));
    write(registry.questions, `${HEAD}${toQuestionTypes(files)}`);
  }
  if (registry.cards !== undefined) write(registry.cards.file, await toCardSource(registry, registry.cards));
}
write('.env.example', toEnvironmentExample());
if (check && stale > 0) process.exit(1);
