import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WrkResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

export interface WrkLoad {
  readonly method: 'getTransaction' | 'getBlock';
  /** Whether each request asks for something else, so that none is answered from memory. */
  readonly distinct: boolean;
  readonly connections: number;
  readonly seconds: number;
}

let run = 0;

/** Loads `url` with JSON-RPC requests. `folder` takes the script. */
export async function loadWithWrk(folder: string, url: string, load: WrkLoad): Promise<WrkResult> {
  const { method, distinct, connections, seconds } = load;
  run++;
  const fixed = method === 'getBlock' ? '1' : '"signature"';
  const changing = method === 'getBlock' ? `" .. (${run} * 1000000 + n) .. "` : `\\"s${run}x" .. n .. "\\"`;
  const param = distinct ? changing : fixed.replaceAll('"', String.raw`\"`);
  const script = join(folder, `load-${run}.lua`);
  writeFileSync(
    script,
    `local n = 0
local headers = { ["Content-Type"] = "application/json" }
request = function()
  n = n + 1
  return wrk.format("POST", "/", headers, "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":" .. n .. ",\\"method\\":\\"${method}\\",\\"params\\":[${param},{\\"encoding\\":\\"base64\\",\\"maxSupportedTransactionVersion\\":1}]}")
end
`,
  );
  const output = await runWrk([
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    '--latency',
    '-s',
    script,
    url,
  ]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN),
    p50Ms: toMs(/50%\s+([\d.]+\w+)/.exec(output)?.[1]),
    p99Ms: toMs(/99%\s+([\d.]+\w+)/.exec(output)?.[1]),
    failed: Number(/Non-2xx or 3xx responses:\s+(\d+)/.exec(output)?.[1] ?? 0),
  };
}

function runWrk(parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

function toMs(text: string | undefined): number {
  const [, digits, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text ?? '') ?? [];
  const factor = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit ?? ''];
  return factor === undefined ? Number.NaN : Number(digits) * factor;
}
