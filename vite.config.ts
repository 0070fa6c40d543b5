import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { toThemesCss } from './src/web/services/theme/themes-css.ts';
import { themes } from './src/web/themes/index.gen.ts';

const THEMES_MODULE = 'virtual:themes.css';

/** Libraries mark files for React's server components, which nothing here is; a hundred notes of it hide what matters. */
const quietDirectives: Plugin = {
  name: 'quiet-directives',
  onLog: (_level, { code }) => (code === 'MODULE_LEVEL_DIRECTIVE' ? false : undefined),
};

/** The themes as one stylesheet, written from their files at build. */
const themesCss: Plugin = {
  name: 'themes-css',
  resolveId: (id) => (id === THEMES_MODULE ? `\0${THEMES_MODULE}` : undefined),
  load: (id) => (id === `\0${THEMES_MODULE}` ? toThemesCss(themes) : undefined),
};

const MARK_MODULE = 'virtual:changelog-mark';
const CHANGELOG = join(import.meta.dirname, 'CHANGELOG.md');

/** A mark that changes with the newest part of the changelog, so that the navbar knows of news without asking. */
const changelogMark: Plugin = {
  name: 'changelog-mark',
  resolveId: (id) => (id === MARK_MODULE ? `\0${MARK_MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MARK_MODULE}`) return undefined;
    this.addWatchFile(CHANGELOG);
    const [, newest = ''] = readFileSync(CHANGELOG, 'utf8').split('\n## ');
    const mark = createHash('sha256').update(newest.trim()).digest('hex').slice(0, 12);
    return `export const CHANGELOG_MARK = '${mark}';`;
  },
};

/** How the Mobile Wallet Adapter begins to put its dialogs into the page. */
const ADAPTER_DIALOG = '#injectHTML() {';

/**
 * The Mobile Wallet Adapter draws dialogs by `innerHTML` and inline styles, which our pages' policy refuses, and with
 * fonts of a third party. What they say our own pages say (`src/web/wallet/phone-wallets.ts`), so they are left out.
 */
const adapterWithoutDialogs: Plugin = {
  name: 'adapter-without-dialogs',
  transform(code, id) {
    if (!/wallet-standard-mobile.*\.js$/.test(id)) return undefined;
    if (!code.includes(ADAPTER_DIALOG))
      this.error('The Mobile Wallet Adapter draws its dialogs in another way.');
    return {
      code: code
        .replaceAll(ADAPTER_DIALOG, `${ADAPTER_DIALOG} return;`)
        .replace(/console\.(?:log|debug)\("(?:Injecting modal|Modal open|Modal close)"\);/g, ''),
      map: null,
    };
  },
};

/** What icons of lucide are made by. */
const ICON_MAKER = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/**
 * Of what lucide can do for an icon, `ui/icon.tsx` uses a size and a width of the line; the rest of it every page would
 * load before it shows anything. Both builds draw by this, so that the browser finds what the server wrote.
 */
const plainIcons: Plugin = {
  name: 'plain-icons',
  transform(code, id) {
    if (!ICON_MAKER.test(id)) return undefined;
    if (!code.includes('function createLucideIcon(iconDataOrName'))
      this.error('Lucide makes its icons in another way.');
    return {
      code: `import { createElement } from 'react';
export default ({ name, node }) => function LucideIcon({ size, strokeWidth, ...rest }) {
  return createElement('svg', {
    width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth,
    strokeLinecap: 'round', strokeLinejoin: 'round', className: 'lucide-' + name, ...rest,
  }, node.map(([tag, given]) => createElement(tag, given)));
};`,
      map: null,
    };
  },
};

/** `name_file`: shorter than Vite's own, which every first load holds hundreds of. The same in both builds. */
const toClassName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 4)}`;

export default defineConfig({
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [quietDirectives, themesCss, changelogMark, adapterWithoutDialogs, plainIcons],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: toClassName } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // What a page may weigh is checked by `scripts/sizes.mjs`; diagrams come when one is looked at.
        chunkSizeWarningLimit: 3_000,
        rolldownOptions: {
          input: {
            'entry-client': 'src/web/entry-client.tsx',
            // The frame's document names its script, so the name is fixed.
            'diagram-frame': 'src/web/frames/diagram-frame.ts',
          },
          output: {
            // The names of all chunks stand in the first script, where a character of a hash weighs most of a byte.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            entryFileNames: ({ name }) =>
              name === 'diagram-frame' ? 'frames/diagram.js' : 'assets/[name]-[hash:7].js',
            // What most pages share is one file: thirty small ones cost a phone more in headers and turns
            // than the bytes a page does not use.
            codeSplitting: {
              groups: [
                // The frame of diagrams needs it too, and may load no stylesheet, which the shared parts have.
                { name: 'preload', test: /vite\/preload-helper/, priority: 10 },
                {
                  name: 'shared',
                  test: /src\/(?:std|contracts|web\/(?:ui|values|answers|router|api))\/(?!(?:(?:network|market|account|assistant|people|export|text|operation|table|form|overlay|block|state|copy)\/)?(?:columns\/(?!define-|transaction-)|query\/|dashboards\/(?!shared-links)|other-cluster|bulk\/|chain\/|own-chain|ask-endpoint|post-bulk|row-columns|chart\/|panels\/|ranking-|row-count|late-row-|csv|stored-value|use-new-rows|money|use-live|use-index-live|use-client|use-answer|use-own|use-watched|use-settled|question|coverage-|missing-entity|risk-|defi-categories|launches|market|screener|terminal|analytics|monitoring|anomaly|index-live|token-market|markdown\/|people|actions|act\.|exports|export-config|documents|custom-endpoint|sessions|credits|sso|dialog|adopted|own-label|filter-form|followed-field|entities|own-state|value-view|record-table|bytes\.|field-title|reference|log-entries|redact|looks-secret|secret-text|server-figures|pick-endpoint|wallet|agent\.|agent-quality|chat|saved-chats|answer-|fact|explanation|depth-switch|record|save-text|figures|share-text|shared-chats|own-model|source-line|whole-sol|failure|alert-text|history-filter|token-columns|token-cell|minutes-text|entity-title|trend-line|time-bucket|chart-bucket))/,
                  minShareCount: 4,
                },
                // The parts of a chart's frame are needed together; candles come along, for the token page has least room.
                {
                  name: 'charts',
                  test: /src\/web\/ui\/chart\/(?:candle-(?:chart|data|legend)|chart-(?:frame|table|theme|tools)|plot|use-cursor|use-engine)\./,
                  minShareCount: 2,
                },
                // Tables are saved on pages without a chart, too.
                {
                  name: 'csv',
                  test: /src\/web\/ui\/(?:chart\/csv|copy\/save-(?:blob|text))\./,
                  minShareCount: 2,
                  priority: 5,
                },
                // The same for what neither the first page nor a transaction shows.
                {
                  name: 'shared-later',
                  test: /src\/(?:std\/record|contracts\/(?:account\/entities|assistant\/(?:share-text|shared-chats|own-model))|web\/(?:ui\/(?:block\/figures|copy\/save-text|form\/followed-field)|values\/whole-sol|answers\/(?:source-line|failure|own-state))\.)/,
                  minShareCount: 2,
                },
                // Lists and records, which the sentences of rows have none of.
                {
                  name: 'values',
                  test: /src\/web\/values\/(?:value-view|record-table|bytes|field-title)\./,
                  minShareCount: 2,
                },
                // What every first load holds, beside the pages' own.
                {
                  name: 'shell',
                  test: /src\/web\/(?:router\/match-route|visitor\/session|features\/search\/search-form|services\/(?:voice\/voice-flag|ask-assistant|menus|open-settings)|wallet\/use-wallet|session\/can-sign-in|pages\/define-page|shell\/network-dot)\./,
                  minShareCount: 2,
                },
                // What a page of one thing has for those who label and watch it.
                {
                  name: 'own-things',
                  test: /src\/web\/services\/(?:own-things\/(?:watch|label-button)|notifications\/(?:notify|notification)\.)/,
                  minShareCount: 2,
                },
                // What every page loads once it is idle: forty small files cost a phone more than their bytes.
                {
                  name: 'idle',
                  test: /src\/web\/services\/(?:cache|performance|onboarding|rpc-counter|search-engine|voice)\/(?!.*(?:panel|form|dialog|settings-|onboarding-flows))|node_modules\/(?:idb|web-vitals)\//,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // Without it the server renders with React's development build, at a third of the speed.
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        target: 'node24',
        rollupOptions: { input: 'src/web/entry-server.tsx' },
      },
    },
  },
});
