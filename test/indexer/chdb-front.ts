/** A ClickHouse that can be killed and started again on the same data: chdb behind its front, where it is installed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ENGINE = join(import.meta.dirname, '../engines/chdb');

/** `scripts/with-clickhouse.mjs` installs it. */
export const HAS_CHDB = existsSync(join(ENGINE, 'node_modules/chdb'));
/** Ends the name of what is skipped without it. */
export const UNLESS_INSTALLED = HAS_CHDB ? '' : ' (skipped: npm run test:clickhouse installs it)';

export interface ChdbFront {
  readonly url: string;
  kill(): Promise<void>;
}

/** `port`: of one that was there before. */
export async function startChdb(folder: string, port = '0'): Promise<ChdbFront> {
  const child: ChildProcess = spawn(process.execPath, [join(ENGINE, 'front.mjs'), folder, port], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [listening] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]; // its first line
  return {
    url: `http://127.0.0.1:${listening}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
