/** The real server over HTTP with a store on disk, and browsers that keep its cookies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import type { App } from '../../src/server/http/request-context.ts';
import { createServer } from '../../src/server/server.ts';
import type { SsoSecret } from '../../src/server/sso/secrets-file.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';

export const OPERATOR_TOKEN = 'operator-token-of-32-bytes-or-more-0123456789';

export interface SsoServer {
  readonly url: string;
  readonly users: UserStore;
  /** The same without the way over the network. */
  readonly app: App;
  /** Every line it logged. */
  readonly logged: string[];
  /** Milliseconds its clock is ahead. */
  readonly clock: { aheadMs: number };
  save(list: readonly unknown[], headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

export interface SsoServerOptions {
  readonly secrets?: Readonly<Record<string, SsoSecret>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where its store lies and stays; one of its own when left out. */
  readonly folder?: string;
  readonly port?: number;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sso-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export async function startSsoServer({
  secrets = {},
  environment = {},
  folder: givenFolder,
  port = 0,
}: SsoServerOptions = {}): Promise<SsoServer> {
  const folder = givenFolder ?? newFolder();
  const users = await openUserStore({ kind: 'folder', folder });
  const logged: string[] = [];
  const clock = { aheadMs: 0 };
  const clusters = createScriptedClusters({ localnet: { getSlot: () => 1 } });
  const server = createServer({
    configuration: parseConfiguration({
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      OPERATOR_TOKEN,
      ...environment,
    }),
    clusters,
    users,
    ssoSecrets: new Map(Object.entries(secrets)),
    files: { find: () => undefined },
    renderPage: ({ url }) => Promise.resolve({ status: 200, html: `<p>${url.replaceAll('<', '&lt;')}</p>` }),
    forwardRpc: () => Promise.reject(new Error('not part of these tests')),
    log: createLog('debug', (line) => logged.push(line)),
    nowMs: () => Date.now() + clock.aheadMs,
  });
  const { port: taken } = await server.listen();
  const url = `http://127.0.0.1:${taken}`;
  return {
    url,
    users,
    app: server.app,
    logged,
    clock,
    save: (list, headers = { 'x-operator-token': OPERATOR_TOKEN }) =>
      fetch(`${url}/api/sso/providers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(list),
      }),
    close: async () => {
      await server.drain();
      await users.close();
      if (givenFolder === undefined) removeFolder(folder);
    },
  };
}

/** One browser: keeps cookies of any host of this machine, follows nothing by itself. */
export class Browser {
  readonly cookies = new Map<string, string>();

  async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.#send(url, { headers });
  }

  /** A form posted from another site: without cookies, as `SameSite=Lax` has it. */
  async postFromAbroad(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
    return this.#keep(
      await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    );
  }

  async post(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
    return this.#send(url, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** Who is signed in here. */
  async session(
    server: SsoServer,
  ): Promise<{ authenticated: boolean; walletAddress?: string; signedInBy?: string }> {
    return (await (await this.open(`${server.url}/api/auth/session`)).json()) as {
      authenticated: boolean;
    };
  }

  async #send(url: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return this.#keep(
      await fetch(url, {
        redirect: 'manual',
        ...init,
        headers: { ...(init.headers as object), ...(cookie !== '' && { cookie }) },
      }),
    );
  }

  #keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    return response;
  }
}

export const locationOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? 'about:blank', response.url);
