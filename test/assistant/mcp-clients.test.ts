/** The lines the documentation has for MCP clients name the address that is served and a key in the form that is read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MCP_ROUTE } from '#contracts/assistant/agent';
import { secretOfKey } from '../../src/server/users/key-gate.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/user/assistant.md'), 'utf8');
const URL_OF_MCP = `https://your-explorer.example${MCP_ROUTE}`;
/** A key as the server makes them, in place of the one to be filled in. */
const KEY = `osvm_${'a'.repeat(43)}`;

/** The block of code under a heading. */
function blockOf(heading: string): string {
  const part = text.split(`### ${heading}\n`)[1]?.split(/^#{2,3} /m)[0] ?? '';
  const [, code] = /```\w+\n([^]*?)\n```/.exec(part) ?? [];
  if (code === undefined) throw new Error(`no code under ${heading}`);
  return code;
}

const filled = (value: string): string | undefined =>
  secretOfKey(value.replace('osvm_YOUR_KEY', KEY).replace('${input:osvm-key}', KEY));

describe('lines for MCP clients', () => {
  test('Claude Code is given address and header', () => {
    const [, url, header] =
      /^claude mcp add --transport http osvm (\S+) --header "Authorization: ([^"]+)"$/.exec(
        blockOf('Claude Code'),
      ) ?? [];
    expect([url, filled(header!)]).toEqual([URL_OF_MCP, KEY]);
  });

  test.each([
    ['Cursor', 'mcpServers'],
    ['VS Code', 'servers'],
  ])('%s is given address and header', (client, key) => {
    const settings = JSON.parse(blockOf(client)) as Record<
      string,
      { osvm: { url: string; headers: { Authorization: string } } }
    >; // the form the next lines check
    const { url, headers } = settings[key]!.osvm;
    expect([url, filled(headers.Authorization)]).toEqual([URL_OF_MCP, KEY]);
  });

  test('VS Code asks for the key it sends', () => {
    const { inputs } = JSON.parse(blockOf('VS Code')) as { inputs: { id: string; password: boolean }[] }; // as above
    expect(inputs).toMatchObject([{ id: 'osvm-key', password: true }]);
  });

  test('Claude Desktop sends the header through the program it starts', () => {
    const { args, env } = (
      JSON.parse(blockOf('Claude Desktop')) as {
        mcpServers: { osvm: { args: string[]; env: { AUTHORIZATION: string } } };
      }
    ).mcpServers.osvm; // as above
    // A space in an argument is lost on some systems, so it is in the variable.
    expect(args).toEqual(['mcp-remote', URL_OF_MCP, '--header', 'Authorization:${AUTHORIZATION}']);
    expect(filled(env.AUTHORIZATION)).toBe(KEY);
  });
});
