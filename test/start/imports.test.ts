/** A production installation brings every package the product loads, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readModuleGraph } from './module-graph.ts';
import { readImports, readStyleImports } from './read-imports.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

/** Modules of `src` that npm scripts, the start script or Vite name. */
const entries = [
  ...new Set(
    [...Object.values(manifest.scripts), read('scripts/start.mjs'), read('vite.config.ts')].flatMap((text) =>
      [...text.matchAll(/(?<![\w./-])src\/[\w./-]+\.tsx?\b/g)].map(([file]) => file),
    ),
  ),
];
const product = readModuleGraph(ROOT, entries);

describe('reading imports', () => {
  const readAll = (text: string) => readImports('a.ts', text);

  test('sees every way to load a module', () => {
    const text = `
      import one from 'one';
      import { type Two } from 'two';
      import 'three';
      export * from 'four';
      export { five } from 'five/sub.js';
      const six = await import('six');
      const FONT = '@scope/seven/files/a.woff2';
      createRequire(import.meta.url).resolve(FONT);
      const { resolve } = createRequire(import.meta.url);
      const FOLDER = 'eight/files';
      resolve(\`\${FOLDER}-a.woff2\`);
      const require = createRequire(import.meta.url);
      require('nine');
      require.resolve('ten');
      import.meta.resolve('eleven');
      new Worker(new URL('./twelve.ts', import.meta.url));`;
    expect(readAll(text)).toEqual({
      specifiers: [
        'one',
        'two',
        'three',
        'four',
        'five/sub.js',
        'six',
        '@scope/seven/files/a.woff2',
        'eight/files',
        'nine',
        'ten',
        'eleven',
        './twelve.ts',
      ],
      unreadable: [],
    });
  });

  test('leaves out types, comments and text', () => {
    const text = `
      import type { One } from 'one';
      export type { Two } from 'two';
      let three: import('three').Three;
      // import 'four';
      const five = "import 'five'";
      new URL('./six.ts', base);`;
    expect(readAll(text)).toEqual({ specifiers: [], unreadable: [] });
  });

  test('says what it cannot read', () => {
    expect(readAll(`await import(name)`)).toEqual({ specifiers: [], unreadable: ['name'] });
  });

  test('sees what stylesheets load', () => {
    expect(
      readStyleImports(
        `@import 'one/a.css'; @import url("two.css"); src: url('@three/f.woff2') url(data:x,y);`,
      ),
    ).toEqual(['one/a.css', 'two.css', '@three/f.woff2']);
  });
});

describe('packages of the product', () => {
  test('every module is reached from an entry point', () => {
    expect(entries).toEqual(
      expect.arrayContaining(['src/main.ts', 'src/web/entry-client.tsx', 'src/web/entry-server.tsx']),
    );
    expect(product.lost).toEqual([]);
    // Modules of threads and processes are not imported but started.
    const isTest = /\.test\.tsx?$/;
    expect(product.files.filter((file) => isTest.test(file))).toEqual([]);
    const starters = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?:-process|-thread)\.ts$/.test(file),
    );
    expect(product.files).toEqual(expect.arrayContaining(starters.map((file) => `src/${file}`)));
  });

  test('all that are loaded are installed in production', () => {
    const installed = { ...manifest.dependencies, ...manifest.optionalDependencies };
    expect(product.uses.filter(({ name }) => !Object.hasOwn(installed, name))).toEqual([]);
  });

  test('all that are installed in production are used', () => {
    const used = new Set(
      [...product.uses, ...readModuleGraph(ROOT, ['vite.config.ts']).uses].map(({ name }) => name),
    );
    expect(Object.keys(manifest.dependencies).filter((name) => !used.has(name))).toEqual([]);
    // An optional package may be run instead of imported.
    const scripts = readdirSync(join(ROOT, 'scripts')).filter((file) => file.endsWith('.mjs'));
    const run = scripts.map((file) => read(`scripts/${file}`)).join('\n');
    const unused = Object.keys(manifest.optionalDependencies).filter(
      (name) => !used.has(name) && !run.includes(`'${name}'`),
    );
    expect(unused).toEqual([]);
  });
});
