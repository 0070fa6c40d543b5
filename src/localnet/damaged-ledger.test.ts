import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#std/log';
import { holdFolder } from './ledger/hold-folder.ts';
import { runLocalnet } from './run-localnet.ts';
import { createSteppedLocalnet } from './stepped-localnet.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'localnet-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

function start(dataDir: string) {
  const lines: string[] = [];
  const log = createLog('error', (line) => lines.push(line));
  const localnet = createSteppedLocalnet({ seed: 'damage', dataDir, transactionsPerSecond: 20, log });
  let isOpen = true;
  const close = (): void => {
    if (isOpen) localnet.close();
    isOpen = false;
  };
  closers.push(close);
  return { chain: localnet.chain, localnet, close, lines };
}

/** A folder with a chain of some blocks, `replayed` of them after its checkpoint; gives the path of its file. */
async function makeChain(dataDir: string, replayed = 0): Promise<string> {
  const { localnet, close } = start(dataDir);
  await localnet.sealMany(20);
  localnet.save();
  await localnet.sealMany(replayed);
  close();
  return join(dataDir, 'localnet.sqlite');
}

function expectNewBeginning(dataDir: string): void {
  const { chain, localnet, lines } = start(dataDir);
  expect(chain.isNew).toBe(true);
  expect(localnet.seal().slot).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'error',
    event: 'damaged',
    movedTo: join(dataDir, 'localnet.damaged.sqlite'),
    outcome: 'the chain begins anew',
  });
}

describe('a ledger that is damaged begins anew, says so and is left to be looked into', () => {
  test('when it is no database any more', async () => {
    const dataDir = makeFolder();
    const file = await makeChain(dataDir);
    const garbage = Buffer.alloc(100_000, 'garbage ');
    writeFileSync(file, garbage);
    expectNewBeginning(dataDir);
    expect(readFileSync(join(dataDir, 'localnet.damaged.sqlite')).equals(garbage)).toBe(true);
  });

  test('when its pages were overwritten', async () => {
    const dataDir = makeFolder();
    const file = await makeChain(dataDir);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 8_192);
    writeFileSync(file, bytes);
    expectNewBeginning(dataDir);
  });

  test('when a block after the checkpoint does not execute to its hash', async () => {
    const dataDir = makeFolder();
    const file = await makeChain(dataDir, 4);
    const database = new DatabaseSync(file);
    const [last, before] = database.prepare('SELECT slot, body FROM blocks ORDER BY slot DESC LIMIT 2').all();
    // What a version left that sealed before the disk had the block: one block in the place of another.
    database.prepare('UPDATE blocks SET body = ? WHERE slot = ?').run(before!['body']!, last!['slot']!);
    database.close();
    expectNewBeginning(dataDir);
  });

  test('when the block of the checkpoint is missing', async () => {
    const dataDir = makeFolder();
    const file = await makeChain(dataDir);
    const database = new DatabaseSync(file);
    database.exec('DELETE FROM blocks WHERE slot = (SELECT max(slot) FROM blocks)');
    database.close();
    expectNewBeginning(dataDir);
  });

  test('and the one before it stays where it is', async () => {
    const dataDir = makeFolder();
    for (const text of ['first ', 'second ']) {
      writeFileSync(await makeChain(dataDir), Buffer.alloc(50_000, text));
    }
    start(dataDir);
    expect(readFileSync(join(dataDir, 'localnet.damaged.sqlite'), 'utf8')).toContain('first first');
    expect(readFileSync(join(dataDir, 'localnet.damaged-2.sqlite'), 'utf8')).toContain('second second');
  });

  test('also while it runs: whoever meets the damage ends the chain, which is said once', async () => {
    const dataDir = makeFolder();
    const lines: string[] = [];
    let damages = 0;
    const localnet = await runLocalnet({
      dataDir,
      port: 0,
      slotMs: 60_000,
      historySlots: 200,
      log: createLog('warn', (line) => lines.push(line)),
      onDamage: () => damages++,
    });
    closers.push(() => localnet.close());
    const file = join(dataDir, 'localnet.sqlite');
    const database = new DatabaseSync(file);
    database.exec("UPDATE blocks SET body = x'00' WHERE slot = 5");
    database.close();
    const ask = async () => {
      const body = '{"jsonrpc":"2.0","id":1,"method":"getBlock","params":[5]}';
      return (await fetch(localnet.url, { method: 'POST', body })).json();
    };
    for (let time = 0; time < 3; time++) expect(await ask()).toMatchObject({ error: { code: -32603 } });
    expect(damages).toBe(1);
    const said = lines.filter((line) => line.includes('"event":"damaged"'));
    expect(said.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { movedTo: join(dataDir, 'localnet.damaged.sqlite'), outcome: 'the chain begins anew' },
    ]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a folder', () => {
  test('is held by one chain, and given back by it', async () => {
    const dataDir = makeFolder();
    const release = holdFolder(dataDir, 4_321);
    expect(() => holdFolder(dataDir, 1_234, 0)).toThrow(
      'Another process runs the localnet of this folder. It is process 4321: stop that one, or set another DATA_DIR.',
    );
    release();
    holdFolder(dataDir, 1_234, 0)();
  });

  test('whose lock holds bytes nobody wrote can be held, by one', () => {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, 'lock.sqlite'), Buffer.alloc(100_000, 'garbage '));
    const release = holdFolder(dataDir, 1_234, 0);
    expect(() => holdFolder(dataDir, 4_321, 0)).toThrow('It is process 1234');
    release();
  });

  test('whose lock is damaged while it is held stays held', () => {
    const dataDir = makeFolder();
    const release = holdFolder(dataDir, 1_234, 0);
    const opened = openSync(join(dataDir, 'lock.sqlite'), 'r+');
    writeSync(opened, Buffer.alloc(8_192, 'garbage '));
    expect(() => holdFolder(dataDir, 4_321, 0)).toThrow('It is process 1234');
    release();
    closeSync(opened);
  });

  test('is free again after a process that was killed', async () => {
    const dataDir = makeFolder();
    const module = JSON.stringify(join(import.meta.dirname, 'ledger/hold-folder.ts'));
    const script = `import(${module}).then(({ holdFolder }) => {
      // What nobody refers to is collected, and its lock with it.
      globalThis.release = holdFolder(${JSON.stringify(dataDir)}, process.pid);
      console.log('held');
      setInterval(() => {}, 1_000);
    });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => holdFolder(dataDir, 1, 0)).toThrow(`It is process ${child.pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    holdFolder(dataDir, 1, 0)();
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(true);
  });
});
