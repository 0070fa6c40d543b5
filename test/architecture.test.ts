/** The house rules that a machine can check: who imports whom, fresh registries, names, sizes. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toRegistry } from '#std/registry';
import { pages } from '../src/web/pages/index.gen.ts';
import { themes } from '../src/web/themes/index.gen.ts';

const ROOT = join(import.meta.dirname, '..');

/** What each folder of `src` may import; the table of ARCHITECTURE.md. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  std: [],
  contracts: ['std'],
  chain: ['std', 'contracts'],
  localnet: ['std', 'contracts', 'chain'],
  decoder: ['std', 'contracts', 'chain'],
  store: ['std', 'contracts'],
  indexer: ['std', 'contracts', 'chain', 'decoder', 'store'],
  assistant: ['std', 'contracts'],
  server: ['std', 'contracts', 'chain', 'decoder', 'store', 'assistant'],
  web: ['std', 'contracts'],
};

/**
 * Inside a folder of `src`: what each of its folders may import of the others, types included. A floor knows only
 * those below it; files beside the folders put the whole together or are what all of them share.
 */
const MAY_IMPORT_INSIDE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  decoder: {
    layout: [],
    directory: [],
    account: ['layout'],
    anchor: ['layout'],
    families: ['directory', 'interface'],
    precompile: ['layout'],
    token: ['layout'],
    summary: ['claims', 'directory'],
    transaction: ['directory', 'layout'],
    claims: ['transaction'],
    interface: ['anchor', 'directory', 'layout'],
    idl: ['interface'],
    protocols: ['account', 'directory', 'families', 'interface', 'layout', 'precompile', 'token'],
    outline: ['idl', 'interface', 'layout'],
  },
  localnet: {
    keys: [],
    transactions: ['keys'],
    engine: ['transactions'],
    programs: ['keys', 'transactions'],
    accounts: ['engine', 'keys', 'programs', 'transactions'],
    ledger: ['accounts', 'engine', 'keys'],
    chain: ['accounts', 'engine', 'keys', 'ledger', 'programs', 'transactions'],
    economy: ['chain', 'keys', 'ledger', 'programs', 'transactions'],
    rpc: ['accounts', 'chain', 'engine', 'keys', 'ledger', 'programs', 'transactions'],
    scenarios: ['chain', 'economy', 'keys', 'ledger', 'programs', 'transactions'],
    subscriptions: ['chain', 'ledger', 'rpc'],
  },
  assistant: {
    question: [],
    words: [],
    documentation: ['words'],
    catalogue: ['question'],
    parse: ['catalogue', 'documentation', 'question', 'words'],
    write: ['catalogue', 'question', 'words'],
    plan: ['catalogue', 'documentation', 'parse', 'question', 'write'],
  },
  server: {
    errors: [],
    sessions: [],
    config: [],
    input: [],
    export: ['errors', 'sessions', 'shared-state'],
    'shared-state': ['errors'],
    edge: ['config', 'errors', 'shared-state'],
    documents: ['config'],
    outbound: ['config'],
    reading: ['input', 'outbound'],
    pictures: ['outbound'],
    forecast: ['reading'],
    users: ['config', 'errors', 'input', 'reading', 'sessions'],
    ops: ['config', 'edge', 'reading', 'shared-state'],
    endpoints: ['config', 'documents', 'errors', 'forecast', 'input', 'outbound', 'reading'],
    live: ['errors', 'input', 'reading'],
    sso: ['config', 'outbound', 'sessions', 'users'],
    answering: ['endpoints', 'errors', 'reading'],
    webhooks: ['config', 'errors', 'outbound', 'reading', 'sessions', 'shared-state', 'users'],
    assistant: ['answering', 'config', 'documents', 'input', 'reading', 'shared-state'],
    actions: ['assistant', 'edge', 'errors', 'export', 'ops', 'sessions', 'sso', 'users', 'webhooks'],
    reference: ['actions', 'answering', 'config', 'edge', 'errors', 'sessions'],
    http: [
      'actions',
      'assistant',
      'answering',
      'config',
      'documents',
      'edge',
      'endpoints',
      'errors',
      'input',
      'live',
      'ops',
      'pictures',
      'reading',
      'reference',
      'sessions',
      'shared-state',
      'sso',
      'users',
    ],
  },
  web: {
    ui: [],
    themes: [],
    router: ['ui'],
    visitor: ['ui'],
    frames: ['ui'],
    values: ['ui', 'visitor'],
    api: ['router', 'visitor'],
    wallet: ['api', 'router', 'ui', 'values'],
    session: ['api', 'visitor', 'wallet'],
    services: ['api', 'router', 'session', 'themes', 'ui', 'values', 'visitor', 'wallet'],
    answers: ['api', 'router', 'services', 'ui', 'values'],
    features: ['answers', 'api', 'router', 'services', 'themes', 'ui', 'values', 'visitor', 'wallet'],
    pages: ['answers', 'api', 'features', 'router', 'services', 'ui', 'values', 'visitor'],
    navigation: ['api', 'pages', 'router'],
    shell: [
      'api',
      'features',
      'navigation',
      'pages',
      'router',
      'services',
      'session',
      'themes',
      'ui',
      'values',
      'visitor',
      'wallet',
    ],
  },
};

const FORBIDDEN_NAMES =
  /^(?:utils?|helpers?|common|misc|manager|service|data|info|base|impl|enhanced|v2|new|old)$/;

/** What the code once called caches, backends, executors, alternates and abortable work. */
const PRIVATE_WORDS =
  /(?<!order|hand|open)book(?!mark)|brain|twin|\bdesk\b|Desk(?!top)|abandon|noted-?reader/i;
/** The same as words of a camel-case name: legs, creations, actions, and what is cached, stored or sent. */
const PRIVATE_NAME_WORDS =
  /(?<![A-Za-z])(?:hops?|births?|born|deeds?|(?:un)?(?:kept|told))(?![a-z])|(?<!trusted|next)(?:Hops?|Births?|Born|Deeds?|Kept|Told)(?![a-z])|(?<![A-Z])(?:HOPS?|BIRTHS?|BORN|DEEDS?|KEPT|TOLD)(?![A-Z])/;

const isPrivateName = (name: string): boolean => PRIVATE_WORDS.test(name) || PRIVATE_NAME_WORDS.test(name);

/** Turns of speech the comments once had: distinguished, reported, stored, recently, again, the user's. */
const PRIVATE_TURNS =
  /\bone['’]s own\b|\btold (?:apart|from|of|so)\b|\b(?:is|are|was|were|be|been) kept\b|\bof late\b|\bnobody of\b|\banew\b|\bfor ever\b|\bfor want of\b|\b(?:that|what|which|it) is none\b|\bas good as none\b|\b(?:nought|lest|thereof|whereof)\b/i;

/** Folders whose comments are in the hands of other work now. */
const COMMENTS_LEFT: readonly string[] = ['decoder/'];

/** The comments of a source, each in one line. */
const commentsOf = (source: string): string[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*(?:\n\s*\/\/.*)*/gm)].map(([comment]) =>
    comment.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ').trim(),
  );

/** Names that are declared. */
const DECLARED = /\b(?:function|class|interface|type|const)\s+([A-Za-z_$][\w$]*)/g;

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'));

interface Import {
  readonly from: string;
  /** As written. */
  readonly specifier: string;
  /** Path below `src`, or the package. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** Whether it is loaded only when the code comes to it. */
  readonly dynamic: boolean;
}

const { imports: ALIASES } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** `#decoder` is a file of its own in package.json, `#std/json` one below a pattern. */
function toAliased(specifier: string): string {
  const exact = ALIASES[specifier];
  if (exact !== undefined) return exact.slice('./src/'.length);
  const path = specifier.slice(1);
  const pattern = ALIASES[`#${path.split('/')[0]}/*`];
  return pattern?.endsWith('.ts') === true ? `${path}.ts` : path;
}

/** Whether what stands between `import` and `from` is `{ type A, type B }`. */
const namesTypesAlone = (names: string): boolean =>
  /^\{\s*(?:type\s+[^,{}]+,?\s*)+\}\s*from\s+$/.test(names.trimStart());

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, 'src', file), 'utf8');
  const found: Import[] = [];
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
  for (const [, typeOnly, names, still, dynamic] of source.matchAll(pattern)) {
    const specifier = still ?? dynamic!;
    const to = specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : specifier.startsWith('#')
        ? toAliased(specifier)
        : `node_modules/${specifier}`;
    found.push({
      from: file,
      specifier,
      to,
      typeOnly: typeOnly !== undefined || (names !== undefined && namesTypesAlone(names)),
      dynamic: still === undefined,
    });
  }
  return found;
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** Groups of places from each of which all others of the group can be reached; sorted, by Tarjan's algorithm. */
function findCircles(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (place: string): void => {
    order.set(place, order.size);
    lowest.set(place, order.get(place)!);
    open.push(place);
    for (const next of arrows.get(place) ?? []) {
      if (!arrows.has(next)) continue;
      if (!order.has(next)) visit(next);
      else if (!open.includes(next)) continue;
      lowest.set(place, Math.min(lowest.get(place)!, lowest.get(next)!));
    }
    if (lowest.get(place) !== order.get(place)) return;
    const circle = open.splice(open.indexOf(place)).sort();
    if (circle.length > 1) circles.push(circle);
  };
  for (const place of arrows.keys()) if (!order.has(place)) visit(place);
  return circles;
}

/** The folder of a file inside `whole`; `undefined` for files of others and for those beside the folders. */
function toInner(path: string, whole: string): string | undefined {
  const [first, folder, ...rest] = path.split('/');
  return first === whole && rest.length > 0 ? folder : undefined;
}

const folderOf = (path: string): string => path.split('/')[0]!;
const all = files.flatMap(importsOf);

/**
 * How a source reads or writes the query of its page past its search definition, if it does. An empty
 * `URLSearchParams` is for asking the server: it is written, and no address is read through it.
 */
function toQueryFault(source: string): string | undefined {
  const places = [...source.matchAll(/\b(\w+)\s*=\s*usePlace\(\)/g)].map(([, name]) => name!);
  const members = ['usePlace\\(\\)', ...places.map((name) => `\\b${name}`)].join('|');
  if (
    /\{[^{}]*\b(?:query|setQuery)\b[^{}]*\}\s*=\s*usePlace\(\)/.test(source) ||
    new RegExp(`(?:${members})\\.(?:query|setQuery)\\b`).test(source)
  ) {
    return 'the raw query of the place';
  }
  if (
    /\bURLSearchParams\b(?<!\bnew URLSearchParams(?=\(\)))|\bsearchParams\b|\blocation\.search\b/.test(source)
  ) {
    return 'reads a query string';
  }
  return /\$\{path\}\?/.test(source) ? 'puts an address of its own page together' : undefined;
}

function toQueryFaults(file: string): string[] {
  const fault = toQueryFault(readFileSync(join(ROOT, 'src', file), 'utf8'));
  return fault === undefined ? [] : [`${file}: ${fault}`];
}

describe('architecture', () => {
  test('this test sees the code', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(all.length).toBeGreaterThan(300);
    for (const folder of [
      'std',
      'contracts',
      'chain',
      'localnet',
      'decoder',
      'store',
      'indexer',
      'assistant',
      'server',
      'web',
    ]) {
      expect(
        files.some((file) => file.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
    }
  });

  test('folders import only what the table allows', () => {
    const wrong = all.filter(({ from, to }) => {
      const folder = folderOf(from);
      const target = folderOf(to);
      if (to.startsWith('node_modules/') || folder === 'main.ts' || folder === target) return false;
      return !MAY_IMPORT[folder]?.includes(target);
    });
    expect(wrong).toEqual([]);
  });

  test('relative imports stay inside one folder', () => {
    const wrong = all.filter(
      ({ from, to, specifier }) => specifier.startsWith('.') && folderOf(from) !== folderOf(to),
    );
    expect(wrong.filter(({ from }) => from !== 'main.ts')).toEqual([]);
  });

  test.each(Object.entries(MAY_IMPORT_INSIDE))(
    'folders of %s import only those below them',
    (whole, floors) => {
      const inside = all.filter(({ from, to }) => {
        const [folder, target] = [toInner(from, whole), toInner(to, whole)];
        return folder !== undefined && target !== undefined && folder !== target && !isTest(from);
      });
      expect(inside.length).toBeGreaterThan(50);
      const wrong = inside.filter(
        ({ from, to }) => !floors[toInner(from, whole)!]?.includes(toInner(to, whole)!),
      );
      expect(wrong).toEqual([]);
      // A table in which two folders may import each other would hold nothing.
      expect(findCircles(new Map(Object.entries(floors)))).toEqual([]);
    },
  );

  test('no modules import each other in a circle', () => {
    const arrows = new Map(files.filter((file) => !isTest(file)).map((file) => [file, [] as string[]]));
    for (const { from, to, typeOnly, dynamic } of all) {
      if (isTest(from) || isTest(to) || dynamic) continue;
      // Types of one folder may need one another: nothing is loaded for them.
      if (!typeOnly || posix.dirname(from) !== posix.dirname(to)) arrows.get(from)?.push(to);
    }
    expect(findCircles(arrows)).toEqual([]);
  });

  test('that test finds a circle', () => {
    const arrows = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(findCircles(arrows)).toEqual([['a', 'b', 'c']]);
  });

  test('nothing imports main.ts', () => {
    expect(all.filter(({ to }) => to === 'main.ts')).toEqual([]);
  });

  test('the decoder is pure: no Node modules, no network, no environment', () => {
    const decoder = files.filter((file) => file.startsWith('decoder/') && !file.includes('.test.'));
    const wrong = decoder.filter((file) => {
      const source = readFileSync(join(ROOT, 'src', file), 'utf8');
      return /from 'node:|\bfetch\(|process\.env|Date\.now\(|new Date\(/.test(source);
    });
    expect(wrong).toEqual([]);
  });

  test('the browser never loads zod', () => {
    const wrong = all.filter(
      ({ from, to, typeOnly }) =>
        (from.startsWith('web/') || from.startsWith('contracts/')) &&
        to.startsWith('node_modules/zod') &&
        !typeOnly,
    );
    expect(wrong).toEqual([]);
  });

  test('features never import features', () => {
    const wrong = all.filter(({ from, to }) => {
      const [, layer, feature] = from.split('/');
      const [whole, targetLayer, targetFeature] = to.split('/');
      return (
        from.startsWith('web/') &&
        whole === 'web' &&
        layer === 'features' &&
        targetLayer === 'features' &&
        feature !== targetFeature
      );
    });
    expect(wrong).toEqual([]);
  });

  test('pages and features read an address through a search definition', () => {
    const shown = files.filter(
      (file) => /^web\/(?:pages|features)\//.test(file) && !/\.test\.tsx?$/.test(file),
    );
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.flatMap(toQueryFaults)).toEqual([]);
  });

  test.each([
    ['const { path, query } = usePlace();', 'the raw query of the place'],
    ['const {\n  setQuery: change,\n  path,\n} = usePlace();', 'the raw query of the place'],
    ["usePlace().query.get('tab')", 'the raw query of the place'],
    ['const place = usePlace();\nplace.query.get(key);', 'the raw query of the place'],
    ['function read(query: URLSearchParams) {}', 'reads a query string'],
    ['const next = new URLSearchParams(text);', 'reads a query string'],
    ["new URL(href).searchParams.get('tab')", 'reads a query string'],
    ['const asked = location.search;', 'reads a query string'],
    ['const href = `${path}?tab=${key}`;', 'puts an address of its own page together'],
  ])('that test finds %j', (source, fault) => {
    expect(toQueryFault(source)).toBe(fault);
  });

  test.each([
    'const params = new URLSearchParams();\nparams.set(key, value);',
    'const { path, navigate } = usePlace();\nconst { values } = useSearch(search);',
    "const { query, pages } = useAnswerPages('markets', input, {});",
    'const href = `${path}/trades`;',
  ])('that test passes over %j', (source) => {
    expect(toQueryFault(source)).toBeUndefined();
  });

  test('registry entries never import each other', () => {
    const registries = [
      'decoder/protocols',
      'localnet/scenarios',
      'server/endpoints',
      'server/actions',
      'server/assistant/tools',
      'server/assistant/narratives',
      'assistant/catalogue/subjects',
      'assistant/parse/readers',
      'assistant/plan/plans',
      'server/assistant/models',
      'server/export/formats',
      'server/export/lists',
      'server/forecast/forecasts',
      'server/sso/kinds',
      'server/webhooks/sources',
      'server/webhooks/targets',
      'store/tables',
      'store/queries',
      'indexer/rollups',
      'indexer/rules',
      'web/themes',
      'web/pages',
    ];
    const isEntry = (path: string, registry: string): boolean =>
      posix.dirname(path) === registry &&
      /\.tsx?$/.test(path) &&
      !basename(path).startsWith('define-') &&
      !path.includes('.test.');
    const wrong = all.filter(({ from, to }) =>
      registries.some((registry) => isEntry(from, registry) && isEntry(to, registry)),
    );
    expect(wrong).toEqual([]);
  });

  test('no two themes or pages claim one key', () => {
    expect(() => toRegistry('themes', themes, ({ key }) => [key])).not.toThrow();
    expect(() => toRegistry('pages', pages, ({ route }) => [route.replace(/:[^/]+/g, ':')])).not.toThrow();
  });

  test('registries are fresh', () => {
    expect(() =>
      execFileSync(process.execPath, [join(ROOT, 'scripts/gen.ts'), '--check'], { cwd: ROOT, stdio: 'pipe' }),
    ).not.toThrow();
  });

  test('files are named in kebab-case after what they hold', () => {
    const wrong = files.filter((file) => {
      const stem = basename(file).replace(/(?:\.test)?\.tsx?$/, '');
      return !/^[a-z0-9$.-]+$/.test(stem) || FORBIDDEN_NAMES.test(stem);
    });
    expect(wrong).toEqual([]);
  });

  test('names use the words of the field', () => {
    const wrong = files.flatMap((file) => {
      const source = readFileSync(join(ROOT, 'src', file), 'utf8');
      const declared = [...source.matchAll(DECLARED)].map(([, name]) => name!);
      return [basename(file), ...declared].filter(isPrivateName).map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    'createTokenBook',
    'BlockBook',
    'openBrain',
    'toTwin',
    'abandonable',
    'model-desk.ts',
    'toNotedReader',
    'hop',
    'HopEffect',
    'toHops',
    'MAX_HOPS',
    'births',
    'tokenBirth',
    'BornTime',
    'OwnDeeds',
    'kept-fetch.ts',
    'isKept',
    'KEPT_ROWS',
    'unkept',
    'toldSlots',
    'toTold',
  ])('that test finds %s', (name) => {
    expect(isPrivateName(name)).toBe(true);
  });

  test.each([
    'OrderBook',
    'StoredAddresses',
    'handbook',
    'desktop',
    'twice',
    'noteOf',
    'trustedHops',
    'maxLegs',
    'nextHopProtocol',
    'shop',
    'SHOPS',
    'hope',
    'HOPELESS',
    'reborn',
    'indeed',
    'keep',
    'tell',
  ])('and passes over %s', (name) => {
    expect(isPrivateName(name)).toBe(false);
  });

  test('comments use plain English', () => {
    const commented = files.filter((file) => !COMMENTS_LEFT.some((folder) => file.startsWith(folder)));
    const comments = commented.flatMap((file) =>
      commentsOf(readFileSync(join(ROOT, 'src', file), 'utf8')).map((comment) => `${file}: ${comment}`),
    );
    expect(comments.length).toBeGreaterThan(3_000);
    expect(comments.filter((comment) => PRIVATE_TURNS.test(comment))).toEqual([]);
  });

  test.each([
    '/** Notes of one’s own. */',
    '/** Venues of one name\n * are told\n * apart. */',
    '// a lag that is told of',
    '/** What is kept, in bytes. */',
    'const a = 1; // sent of late',
    '/** A span in which nobody of them traded. */',
    '// The list\n  // begins anew.',
    '/** Holds for ever. */',
    '/** Given up for want of room. */',
    '/** `undefined` for an account that is none. */',
    '// empty texts are as good as none',
  ])('that test finds %j', (source) => {
    expect(commentsOf(source).some((comment) => PRIVATE_TURNS.test(comment))).toBe(true);
  });

  test.each([
    '/** Venues of one name are distinguished. */',
    '/** Keeps the newest; `undefined` where there is none. */',
    '// sent again later, whatever one owns',
    "const text = 'a list that is kept for ever';",
    "const url = 'https://example.com/anew';",
  ])('and passes over %j', (source) => {
    expect(commentsOf(source).some((comment) => PRIVATE_TURNS.test(comment))).toBe(false);
  });

  test('the glossary gives each word one meaning', () => {
    const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([^|]+?) +\|/gm);
    const words = [...rows].map(([, word]) => word!).filter((word) => word !== 'word' && !/^-+$/.test(word));
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test('no file is longer than 400 lines', () => {
    const long = files
      .map((file) => ({ file, lines: readFileSync(join(ROOT, 'src', file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  test('the product name is spelled out in one place', () => {
    const wrong = files.filter((file) => {
      if (file === 'contracts/product.ts' || file.includes('.test.')) return false;
      return /['"`>\s]OSVM\b/.test(readFileSync(join(ROOT, 'src', file), 'utf8'));
    });
    expect(wrong).toEqual([]);
  });

  test('HTML is never written from text', () => {
    const wrong = files.filter((file) => {
      if (file.includes('.test.')) return false;
      const source = readFileSync(join(ROOT, 'src', file), 'utf8');
      return /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|\beval\(|new Function\(/.test(
        source,
      );
    });
    expect(wrong).toEqual([]);
  });
});
