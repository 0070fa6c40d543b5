/** The code the documentation shows to receivers, run on messages as they are sent. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { makeSigningSecret, toSignedHeaders } from '../../src/server/webhooks/signing.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/user/webhooks.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'webhook-samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sampleOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^\`]*(?:\`[^\`]+)*?)\\n\`\`\``).exec(GUIDE)![1]!;

const secret = makeSigningSecret();
const other = makeSigningSecret();
const body = '{"type":"alert.fired","data":{"text":"ünï ✓"}}';
const sentMs = 1_795_262_400_000;
const now = sentMs / 1_000;
const headers = { ...toSignedHeaders({ id: 'msg_1', body, sentMs }, [other, secret]) };

/** Headers, body, secret and time of a message, and whether a receiver takes it. */
const CASES: readonly (readonly [string, object, string, string, number, boolean])[] = [
  ['a genuine message', headers, body, secret, now, true],
  ['one signed with the other secret, too', headers, body, other, now, true],
  ['four minutes later', headers, body, secret, now + 240, true],
  ['another secret', headers, body, makeSigningSecret(), now, false],
  ['a changed body', headers, `${body} `, secret, now, false],
  ['another id', { ...headers, 'webhook-id': 'msg_2' }, body, secret, now, false],
  ['another time', { ...headers, 'webhook-timestamp': String(now + 1) }, body, secret, now, false],
  ['six minutes later', headers, body, secret, now + 360, false],
  ['six minutes before', headers, body, secret, now - 360, false],
  ['no time', { ...headers, 'webhook-timestamp': 'x' }, body, secret, now, false],
  ['no signature', { ...headers, 'webhook-signature': '' }, body, secret, now, false],
  ['a cut signature', { ...headers, 'webhook-signature': 'v1,AAAA' }, body, secret, now, false],
];

describe('the JavaScript sample', () => {
  test.each(CASES)('%s', async (_what, given, text, key, at, isTaken) => {
    const file = join(folder, 'verify.mjs');
    writeFileSync(file, sampleOf('js'));
    const { verify } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      verify: (...args: readonly unknown[]) => unknown;
    };
    if (isTaken) expect(verify(given, text, key, at)).toEqual(JSON.parse(body));
    else expect(() => verify(given, text, key, at)).toThrow();
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('the Python sample', () => {
  test('takes and refuses the same messages', () => {
    const file = join(folder, 'verify.py');
    writeFileSync(
      file,
      `${sampleOf('python')}\nimport sys\nfor case in json.load(sys.stdin):\n    try:\n        verify(case[1], case[2].encode(), case[3], case[4])\n        print(True)\n    except ValueError:\n        print(False)\n`,
    );
    const { stdout, stderr } = spawnSync('python3', [file], {
      input: JSON.stringify(CASES),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line === 'True'),
    ).toEqual(CASES.map((one) => one[5]));
  });
});
