/** Texts replaced between the node and the server: the same chain, with other words of strangers on it. */
import { deflateSync } from 'node:zlib';
import { findProgramAddress, toSeededAddress } from '#chain';
import { asAddress } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import type { Cast } from '../cast.ts';
import type { Transport } from '../frozen-chain.ts';
import { need } from '../cast.ts';
import type { Place } from './places.ts';
import { replaceMemo } from './replace-memo.ts';

export interface Scene {
  readonly cast: Cast;
  /** The memo of `{memo.tx}` as it stands on the chain. */
  readonly memo: string;
  /** What the mint of `{coin}` says of itself. */
  readonly coin: { readonly name: string; readonly symbol: string; readonly uri: string };
}

interface NodeAccount {
  readonly data: readonly [string, string];
  readonly owner: string;
}

/** The wire on which `text` stands at `place`. */
export function replaceTexts(scene: Scene, place: Place, text: string): Transport {
  switch (place) {
    case 'token name':
      return replaceToken(scene, { name: text });
    case 'token symbol':
      return replaceToken(scene, { symbol: text });
    case 'metadata URI':
      return replaceToken(scene, { uri: text });
    case 'memo':
      return (_method, _params, answer) => replaceMemo(answer, scene.memo, text);
    case 'log line':
      return addLogLine(hole(scene, 'failed.tx'), text);
    case 'validator name':
      return nameValidator(hole(scene, 'identity'), text);
    case 'program interface':
      return publishInterface(hole(scene, 'small.program'), text);
  }
}

const hole = ({ cast }: Scene, name: string): string => need(name, cast[name]);

function replaceToken(scene: Scene, change: Partial<Scene['coin']>): Transport {
  const mint = hole(scene, 'coin');
  return replaceAccounts(mint, (account) => {
    const data = Buffer.from(account.data[0], 'base64');
    return data.length < TLV_AT
      ? account
      : { ...account, data: [withMetadata(data, { ...scene.coin, ...change }), 'base64'] };
  });
}

/** Token-2022: the extensions of a mint begin here, each with its type and length. Source: spl-token-2022. */
const TLV_AT = 166;
const TOKEN_METADATA = 19;
const MULTISIG_LENGTH = 355;

function withMetadata(data: Buffer, { name, symbol, uri }: Scene['coin']): string {
  const parts: Buffer[] = [data.subarray(0, TLV_AT)];
  for (let at = TLV_AT; at + 4 <= data.length;) {
    const [type, length] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)];
    const body = data.subarray(at + 4, at + 4 + length);
    // Update authority and mint stay; no additional fields follow.
    if (type === TOKEN_METADATA) {
      const texts = [name, symbol, uri].map((text) =>
        Buffer.concat([u32(Buffer.byteLength(text)), Buffer.from(text)]),
      );
      const next = Buffer.concat([body.subarray(0, 64), ...texts, u32(0)]);
      parts.push(u16(type), u16(next.length), next);
    } else parts.push(data.subarray(at, at + 4 + length));
    at += 4 + length;
  }
  const whole = Buffer.concat(parts);
  // Neither does the program leave a mint as long as an account of several signers.
  return (whole.length === MULTISIG_LENGTH ? Buffer.concat([whole, Buffer.alloc(2)]) : whole).toString(
    'base64',
  );
}

function replaceAccounts(address: string, replace: (account: NodeAccount) => NodeAccount): Transport {
  return (method, params, answer) => {
    if (method === 'getAccountInfo' && params[0] === address) {
      const { value, ...rest } = answer as { readonly value: NodeAccount | null }; // the node's shape
      return { ...rest, value: value === null ? value : replace(value) };
    }
    if (method !== 'getMultipleAccounts') return answer;
    const at = (params[0] as readonly string[]).indexOf(address); // what that method takes
    if (at < 0) return answer;
    const { value, ...rest } = answer as { readonly value: readonly (NodeAccount | null)[] }; // the node's shape
    return {
      ...rest,
      value: value.map((account, i) => (i === at && account !== null ? replace(account) : account)),
    };
  };
}

/** A program says it right after it was called, in the words by which lines that tell of a failure are known. */
function addLogLine(signature: string, text: string): Transport {
  return (method, params, answer) => {
    if (method !== 'getTransaction' || answer === null || params[0] !== signature) return answer;
    const found = answer as { readonly meta: { readonly logMessages: readonly string[] } }; // the node's shape
    const [first, ...rest] = found.meta.logMessages;
    return {
      ...found,
      meta: { ...found.meta, logMessages: [first, `Program log: Error: ${text}`, ...rest] },
    };
  };
}

const CONFIG = 'Config1111111111111111111111111111111111111';
const VALIDATOR_INFO = 'Va1idator1nfo111111111111111111111111111111';

function nameValidator(identity: string, text: string): Transport {
  const json = Buffer.from(JSON.stringify({ name: text, website: text, details: text }));
  const keys = [VALIDATOR_INFO, identity].map((key, i) =>
    Buffer.concat([decodeBase58(key)!, Buffer.from([i])]),
  );
  const data = Buffer.concat([Buffer.from([keys.length]), ...keys, u64(json.length), json]);
  return (method, params, answer) =>
    method === 'getProgramAccounts' && params[0] === CONFIG
      ? [{ pubkey: identity, account: toAccount(CONFIG, data) }]
      : answer;
}

function publishInterface(program: string, text: string): Transport {
  const base = need('base', findProgramAddress([], asAddress(program)));
  const place = need('place', toSeededAddress(base, 'anchor:idl', asAddress(program)));
  const json = JSON.stringify({
    version: '0.1.0',
    name: text,
    docs: [text],
    metadata: { description: text },
    instructions: [{ name: 'run', docs: [text], accounts: [], args: [] }],
    errors: [{ code: 6000, name: 'Failed', msg: text }],
  });
  const packed = deflateSync(json);
  const data = Buffer.concat([Buffer.alloc(40), u32(packed.length), packed]);
  return (method, params, answer) => {
    if (method !== 'getMultipleAccounts') return answer;
    const at = (params[0] as readonly string[]).indexOf(place); // what that method takes
    const { value, ...rest } = answer as { readonly value: readonly unknown[] }; // the node's shape
    return { ...rest, value: value.map((account, i) => (i === at ? toAccount(program, data) : account)) };
  };
}

const toAccount = (owner: string, data: Buffer) => ({
  data: [data.toString('base64'), 'base64'],
  executable: false,
  lamports: 10_000_000,
  owner,
  rentEpoch: 0,
  space: data.length,
});

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
