import { Agent, request } from 'node:http';

export interface Load {
  /** Answers so far, by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests that got no answer: what went wrong. */
  readonly failures: readonly string[];
  /** Resolves after so many more answers. */
  answered(more: number): Promise<void>;
  /** Ends the load and waits for what is under way. */
  stop(): Promise<void>;
}

const BODY = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'getBalance',
  params: ['11111111111111111111111111111111'],
});

/** So many requests a second over keep-alive connections; nothing is tried again. */
export function startLoad(port: number, perSecond: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 32, scheduling: 'fifo' });
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const waiting = new Set<{ left: number; readonly done: () => void }>();
  let underWay = 0;
  let idle = () => {};
  let turn = 0;
  const send = () => {
    const isPost = turn++ % 2 === 0;
    underWay++;
    const end = () => {
      underWay--;
      if (underWay === 0) idle();
    };
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: isPost ? 'POST' : 'GET',
        path: isPost ? '/api/proxy/rpc?cluster=mainnet' : '/api/clusters',
        headers: isPost ? { 'content-type': 'application/json' } : {},
      },
      (response) => {
        response.once('error', (error) => failures.push(`answer: ${error.message}`));
        response.once('close', end);
        response.once('end', () => {
          const { statusCode = 0 } = response;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          for (const one of waiting) {
            one.left--;
            if (one.left > 0) continue;
            waiting.delete(one);
            one.done();
          }
        });
        response.resume();
      },
    );
    asked.once('error', (error) => {
      failures.push(`${isPost ? 'POST' : 'GET'}: ${error.message}${asked.reusedSocket ? ' (reused)' : ''}`);
      end();
    });
    asked.end(isPost ? BODY : undefined);
  };
  const timer = setInterval(send, 1_000 / perSecond);
  return {
    statuses,
    failures,
    answered: (more) =>
      new Promise((done) => {
        waiting.add({ left: more, done });
      }),
    async stop() {
      clearInterval(timer);
      if (underWay > 0) await new Promise<void>((resolve) => (idle = resolve));
      agent.destroy();
    },
  };
}
