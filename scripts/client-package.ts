/** The typed client of the API as a package: types from the OpenAPI document, requests by openapi-fetch. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { SERVED_CLUSTERS } from '../src/contracts/cluster.ts';
import { PRODUCT } from '../src/contracts/product.ts';
import { readVersion } from '../src/server/config/version.ts';
import { toOpenApi } from '../src/server/reference/openapi.ts';

const ROOT = join(import.meta.dirname, '..');
const NAME = 'osvm-client';
/** The session cookie is called otherwise where the origin is https, and the client sends no cookie. */
const ORIGIN = 'http://localhost:3000';

export interface ClientPackage {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
}

/** Writes the package into `folder`, of which nothing else is left. */
export async function writeClient(folder: string): Promise<ClientPackage> {
  const version = readVersion();
  const types = astToString(await openapiTS(JSON.stringify(toOpenApi(ORIGIN)), { immutable: true }));
  const files: Readonly<Record<string, string>> = {
    'package.json': `${JSON.stringify(toManifest(version), undefined, 2)}\n`,
    'README.md': README,
    'index.js': CODE,
    'index.d.ts': DECLARATIONS,
    'schema.d.ts': types,
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  return { name: NAME, version, files: [...Object.keys(files), 'LICENSE'] };
}

function toManifest(version: string): object {
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return {
    name: NAME,
    version,
    description: `Typed client of the ${PRODUCT.name} API`,
    license: 'Apache-2.0',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    sideEffects: false,
    dependencies: { 'openapi-fetch': own.devDependencies['openapi-fetch'] },
    engines: { node: '>=20' },
  };
}

const CODE = `import createFetch from 'openapi-fetch';

/** A client of the API at \`baseUrl\`. See index.d.ts. */
export function createClient({ baseUrl, apiKey, cluster, fetch }) {
  const client = createFetch({
    baseUrl,
    ...(fetch !== undefined && { fetch }),
    ...(apiKey !== undefined && { headers: { Authorization: \`Bearer \${apiKey}\` } }),
  });
  if (cluster !== undefined) {
    client.use({
      onRequest({ request }) {
        const url = new URL(request.url);
        if (url.searchParams.has('cluster')) return undefined;
        url.searchParams.set('cluster', cluster);
        return new Request(url, request);
      },
    });
  }
  return client;
}
`;

const DECLARATIONS = `import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type { components, operations, paths } from './schema.js';

/** Shapes of answers, by the names they have in /openapi.json. */
export type Schemas = components['schemas'];

export interface ClientOptions {
  /** Origin of an ${PRODUCT.name} server, such as https://explorer.example. */
  readonly baseUrl: string;
  /** An API key, \`osvm_…\`: it raises the limits. */
  readonly apiKey?: string | undefined;
  /** Asked where a request names no cluster of its own. */
  readonly cluster?: ${SERVED_CLUSTERS.map((one) => `'${one}'`).join(' | ')} | undefined;
  /** In place of the platform's. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/**
 * A client of the API. \`await client.GET('/api/blocks/{slot}', { params: { path: { slot: '1' } } })\` gives
 * \`data\` for an answer and \`error\` for an absence or a refusal, with the \`response\` beside it; it rejects
 * when the request fails or is aborted, or the answer is not JSON. Integers that a double cannot hold are decimal strings.
 */
export function createClient(options: ClientOptions): Client<paths>;
`;

const README = `# ${NAME}

Typed client of the API of ${PRODUCT.name}, a web explorer for the Solana network.

\`\`\`ts
import { createClient } from '${NAME}';

const osvm = createClient({ baseUrl: 'https://explorer.example', cluster: 'mainnet' });
const { data, error } = await osvm.GET('/api/transactions/{signature}', {
  params: { path: { signature: '5h6x…' } },
});
if (data) console.log(data.transaction.summary);
else console.error(error);
\`\`\`

Paths, parameters and answers are those of \`/openapi.json\`; the server shows them at \`/swagger\`. Integers that a double
cannot hold are decimal strings, bytes are base64, and an answer that there is nothing to show is in \`error\`. Text that
comes from the chain was written by anybody: show it as text. An API key (\`apiKey: 'osvm_…'\`) raises the limits.
`;
