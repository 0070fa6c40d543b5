import { pages } from '../../src/web/pages/index.gen.ts';
import { eventually } from './product.ts';

/** A path for every kind of page, as soon as the chain at `base` holds something of every kind. */
export async function findPaths(base: string): Promise<readonly string[]> {
  let why: unknown;
  const list = () =>
    listPaths(base).catch((error: unknown) => {
      why = error;
      return undefined;
    });
  return eventually(list, 60_000).catch(() => {
    throw why;
  });
}

/** A path for every kind of page, its parameters from what this chain holds. */
async function listPaths(base: string): Promise<readonly string[]> {
  const read = async (path: string): Promise<string> => (await fetch(base + path)).text();
  const first = async (path: string, pattern: RegExp): Promise<string> => {
    const [, found] = pattern.exec(await read(path)) ?? [];
    if (found === undefined) throw new Error(`${path} names no ${String(pattern)}`);
    return found;
  };
  const home = JSON.parse(await read('/api/home')) as {
    readonly transactions: readonly { signature: string; slot: number; feePayer: string }[];
  };
  const [newest] = home.transactions;
  if (newest === undefined) throw new Error('no transaction yet');
  const parameters: Readonly<Record<string, string>> = {
    ':address': newest.feePayer,
    ':name': await first('/analytics/queries', /"\/analytics\/queries\/([\w-]+)"/),
    ':slot': String(newest.slot),
    ':epoch': '0',
    ':mint': await first('/tokens', /"\/token\/(\w{32,44})"/),
    ':signature': newest.signature,
    ':wallet': newest.feePayer,
    ':vote': await first('/validators', /"\/validator\/(\w{32,44})"/),
    // Where one name means several things, by the page.
    '/program/:address': '11111111111111111111111111111111',
    '/blog/:slug': await first('/blog', /"\/blog\/([\w-]+)"/),
    '/docs/:slug': await first('/docs', /"\/docs\/([\w-]+)"/),
    // Of nobody, which pages of what belongs to somebody say.
    '/dashboards/:id': 'AAAAAAAAAAAAAAAA',
    '/teams/:id': 'AAAAAAAAAAAAAAAA',
    '/d/:name': 'none',
    '/embed/d/:name': 'none',
  };
  return pages.map(({ route }) => {
    const [name] = /:\w+/.exec(route) ?? [];
    const value = name && (parameters[route] ?? parameters[name]);
    if (name && value === undefined) throw new Error(`say here what stands for ${name} in ${route}`);
    // Says why a sign-in failed, and is a 400 by itself.
    if (route === '/auth/failed') return '/auth/failed?reason=denied';
    return value === undefined ? route : route.replace(/:\w+/, value);
  });
}
