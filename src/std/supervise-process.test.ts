import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from './log.ts';
import { superviseProcess } from './supervise-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervise-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a child is given the environment of the system and what it needs, and no secret of ours', async () => {
  const entry = join(folder, 'child.mjs');
  writeFileSync(entry, 'process.send(process.env); process.on("disconnect", () => process.exit());');
  const ours = {
    OPERATOR_TOKEN: 'the operator’s',
    RPC_POOL_MAINNET: 'https://node.example/?key=1',
    AI_API_KEY: 'key',
  };
  Object.assign(process.env, ours);
  try {
    const environment = await new Promise<Record<string, string>>((resolve, reject) => {
      const child = superviseProcess({
        entry,
        flags: [],
        environment: { INDEXER_SETTINGS: '{}' },
        settings: () => '{}',
        onMessage: (message) => void child.close().then(() => resolve(message as Record<string, string>)), // its environment
        onDeath: () => {
          reject(new Error('it died'));
          return false;
        },
        log: silentLog,
      });
    });
    expect(environment).toMatchObject({ PATH: process.env['PATH'], INDEXER_SETTINGS: '{}' });
    for (const name of Object.keys(ours)) expect(environment).not.toHaveProperty(name);
  } finally {
    for (const name of Object.keys(ours)) delete process.env[name];
  }
});
