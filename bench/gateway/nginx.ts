import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** nginx as a proxy of one upstream: one process, keep-alive connections, answers held in memory and never on disk. */
export async function startNginx(
  folder: string,
  upstreamPort: number,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const path = join(folder, 'nginx');
  mkdirSync(path, { recursive: true });
  writeFileSync(
    join(path, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${path}/nginx.pid; error_log ${path}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000000; keepalive_timeout 60s; tcp_nodelay on;
  client_body_temp_path ${path}/body; proxy_temp_path ${path}/proxy; fastcgi_temp_path ${path}/fastcgi;
  uwsgi_temp_path ${path}/uwsgi; scgi_temp_path ${path}/scgi;
  upstream node { server 127.0.0.1:${upstreamPort}; keepalive 64; keepalive_requests 100000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://node; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_buffer_size 16k; proxy_buffers 16 64k; proxy_busy_buffers_size 128k; proxy_max_temp_file_size 0;
    }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', path, '-c', join(path, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let i = 0; i < 100 && !(await isOpen(port)); i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP server listens on an address, never a pipe
      server.close(() => resolve(port));
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
