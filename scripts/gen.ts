/**
 * Writes `index.gen.ts` of every registry folder: one import a file, in the order of their names.
 * `--check` writes nothing and exits 1 when a file on disk differs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Registry {
  readonly folder: string;
  readonly name: string;
  readonly extension: '.ts' | '.tsx';
  /** Pages are loaded when visited; their route is their file name. */
  readonly pages?: boolean;
}

const REGISTRIES: readonly Registry[] = [
  { folder: 'src/decoder/protocols', name: 'protocols', extension: '.ts' },
  { folder: 'src/store/tables', name: 'tables', extension: '.ts' },
  { folder: 'src/store/queries', name: 'queries', extension: '.ts' },
  { folder: 'src/indexer/rollups', name: 'rollups', extension: '.ts' },
  { folder: 'src/indexer/rules', name: 'rules', extension: '.ts' },
  { folder: 'src/localnet/scenarios', name: 'scenarios', extension: '.ts' },
  { folder: 'src/server/endpoints', name: 'endpoints', extension: '.ts' },
  { folder: 'src/server/export/formats', name: 'formats', extension: '.ts' },
  { folder: 'src/server/export/lists', name: 'lists', extension: '.ts' },
  { folder: 'src/server/actions', name: 'actions', extension: '.ts' },
  { folder: 'src/server/agent/tools', name: 'tools', extension: '.ts' },
  { folder: 'src/server/agent/intents', name: 'intents', extension: '.ts' },
  { folder: 'src/server/agent/models', name: 'models', extension: '.ts' },
  { folder: 'src/server/sso/kinds', name: 'kinds', extension: '.ts' },
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

function toSource(registry: Registry): string {
  const stems = readdirSync(registry.folder)
    .filter((file) => file.endsWith(registry.extension) && !/\.(?:test|gen)\.tsx?$/.test(file))
    .map((file) => file.slice(0, -registry.extension.length))
    .filter((stem) => !stem.startsWith('define-'))
    .sort();
  const head = '// Written by `npm run gen`. Do not edit.\n';
  if (registry.pages) {
    const rows = stems.map(
      (stem) =>
        `  { key: '${stem}', route: '${toRoute(stem)}', load: () => import('./${stem}${registry.extension}') },`,
    );
    return `${head}export const ${registry.name} = [\n${rows.join('\n')}\n] as const;\n`;
  }
  const imports = stems.map((stem) => `import ${toIdentifier(stem)} from './${stem}${registry.extension}';`);
  const names = stems.map((stem) => `  ${toIdentifier(stem)},`);
  return `${head}${imports.join('\n')}\n\nexport const ${registry.name} = [\n${names.join('\n')}\n] as const;\n`;
}

const check = process.argv.includes('--check');
let stale = 0;
for (const registry of REGISTRIES) {
  if (!existsSync(registry.folder)) continue;
  const file = join(registry.folder, 'index.gen.ts');
  const source = toSource(registry);
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === source) continue;
  stale++;
  if (check) console.error(`${file} is stale: run npm run gen`);
  else {
    writeFileSync(file, source);
    console.log(`wrote ${file}`);
  }
}
if (check && stale > 0) process.exit(1);
