/** The nginx of `deploy/nginx/replicas.conf`, on the loopback and without TLS. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx/replicas.conf');
const PROGRAM = ['/usr/sbin/nginx', 'nginx'].find((path) =>
  path.startsWith('/') ? existsSync(path) : spawnSync(path, ['-v']).status === 0,
);
export const NGINX_ABSENCE = PROGRAM === undefined ? 'nginx is not installed here' : undefined;

export interface Nginx {
  readonly port: number;
  close(): Promise<void>;
}

/** The example with what a test cannot have, each replaced exactly once. */
function toConfiguration(port: number, replicas: readonly number[]): string {
  let text = readFileSync(EXAMPLE, 'utf8');
  const replace = (from: string, to: string): void => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`the example has ${parts.length - 1} of ${from}`);
    text = parts.join(to);
  };
  replace('listen 443 ssl;', `listen 127.0.0.1:${port};`);
  replace('  ssl_certificate /etc/ssl/explorer.pem;\n', '');
  replace('  ssl_certificate_key /etc/ssl/explorer.key;\n', '');
  for (const [i, replica] of replicas.entries())
    replace(`server 10.0.0.${i + 1}:3000`, `server 127.0.0.1:${replica}`);
  return text;
}

export async function startNginx(port: number, replicas: readonly number[]): Promise<Nginx> {
  if (PROGRAM === undefined) throw new Error(NGINX_ABSENCE);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'temp'));
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n');
  const lines = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${temps} ${toConfiguration(port, replicas)} }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  const child = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
