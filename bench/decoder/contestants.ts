/** What is measured: each gives the work of one round and how many items it did. */
import { decodeTransaction, readInstruction } from '#decoder';
import type { RpcTransaction } from '#chain/rpc-types';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { toInstructionTree } from '../../src/decoder/transaction/instruction-tree.ts';
import { readLogs } from '../../src/decoder/transaction/logs.ts';
import { toRawTransaction } from '../../src/decoder/transaction/raw-transaction.ts';
import { TokenAccounts } from '../../src/decoder/transaction/token-accounts.ts';
import { INDEX_CONTESTANTS } from '../index/index-contestants.ts';
import { loadPeer } from '../peers/load.mjs';
import { readBase64Texts, readJsonTexts } from './block-input.ts';
import { readTokenAndSystem } from './token-system-input.ts';
import { toWeb3Objects } from './web3-objects.ts';

export interface Contestant {
  /** Work of one round; gives the number of items done. */
  readonly round: () => number | Promise<number>;
}

export const CONTESTANTS: Readonly<Record<string, () => Contestant | Promise<Contestant>>> = {
  ...INDEX_CONTESTANTS,
  'decode:ours': () => {
    const texts = readBase64Texts();
    return {
      round: () => {
        for (const text of texts) decodeTransaction(JSON.parse(text) as RpcTransaction);
        return texts.length;
      },
    };
  },
  'decode:JSON.parse': () => {
    const texts = readBase64Texts();
    return {
      round: () => {
        for (const text of texts) JSON.parse(text);
        return texts.length;
      },
    };
  },
  'decode:web3.js': () => {
    const texts = readJsonTexts();
    const { Connection } = loadPeer('@solana/web3.js');
    let body = '';
    const connection = new Connection('http://127.0.0.1:1', {
      fetch: async (_url: string, init: { body: string }) => {
        const { id } = JSON.parse(init.body) as { id: string };
        return new Response(`{"jsonrpc":"2.0","id":"${id}","result":${body}}`, {
          headers: { 'content-type': 'application/json' },
        });
      },
    });
    return {
      round: async () => {
        for (const text of texts) {
          body = text;
          await connection.getTransaction('x', { maxSupportedTransactionVersion: 0 });
        }
        return texts.length;
      },
    };
  },
  'decode:dex-parser': async () => {
    const objects = await toWeb3Objects();
    const { DexParser } = loadPeer('solana-dex-parser');
    const parser = new DexParser();
    return {
      round: () => {
        for (const object of objects) parser.parseAll(object);
        return objects.length;
      },
    };
  },
  'named:ours': () => {
    const objects = readBase64Texts().map((text) => JSON.parse(text) as RpcTransaction);
    return {
      round: () => {
        // As far as the peer goes: every instruction by name with its arguments, no sentence.
        for (const object of objects) {
          const raw = toRawTransaction(object);
          toInstructionTree(raw, new TokenAccounts(raw), readLogs(object.meta?.logMessages));
        }
        return objects.length;
      },
    };
  },
  'named:debridge': async () => {
    const objects = await toWeb3Objects();
    const { SolanaParser, flattenTransactionResponse } = loadPeer(
      '@debridge-finance/solana-transaction-parser',
    );
    const parser = new SolanaParser([]);
    return {
      round: () => {
        for (const object of objects) {
          // What its parseTransactionByHash does after the fetch, inner instructions included.
          for (const instruction of flattenTransactionResponse(object)) parser.parseInstruction(instruction);
        }
        return objects.length;
      },
    };
  },
  'typed:ours': () => {
    const instructions = readTokenAndSystem();
    return {
      round: () => {
        for (const { raw, keys } of instructions) readInstruction(raw, keys, undefined);
        return instructions.length;
      },
    };
  },
  'typed:codama': () => {
    const instructions = toCodamaInputs();
    const parse = codamaParser();
    return {
      round: () => {
        for (const instruction of instructions) parse(instruction);
        return instructions.length;
      },
    };
  },
  'typed:explorer-kit': async () => {
    const instructions = readTokenAndSystem();
    const parsers = await explorerKitParsers(new Set(instructions.map(({ program }) => program)));
    return {
      round: () => {
        for (const { program, accounts, dataText } of instructions)
          parsers.get(program)?.parseInstructions(dataText, accounts);
        return instructions.length;
      },
    };
  },
  'base58 encode:ours': () => keyRound(encodeBase58),
  'base58 encode:bs58': () => keyRound(loadPeer('bs58').default.encode),
  'base58 decode:ours': () => dataRound((text) => decodeBase58(text)),
  'base58 decode:bs58': () => dataRound(loadPeer('bs58').default.decode),
};

interface CodamaInput {
  readonly programAddress: string;
  readonly accounts: readonly { readonly address: string; readonly role: number }[];
  readonly data: Uint8Array;
}

export function toCodamaInputs(): readonly CodamaInput[] {
  return readTokenAndSystem().map(({ program, accounts, data }) => ({
    programAddress: program,
    accounts: accounts.map((address) => ({ address, role: 1 })),
    data,
  }));
}

/** Parses by the generated clients: identify, then the parser of that instruction. */
export function codamaParser(): (input: CodamaInput) => { data: Record<string, unknown> } {
  const token = loadPeer('@solana-program/token');
  const system = loadPeer('@solana-program/system');
  const parsersOf = (client: Record<string, unknown>, enumName: string) => {
    const names = client[enumName] as Record<string, string | number>;
    return Object.keys(names)
      .filter((key) => Number.isNaN(Number(key)))
      .reduce<Record<number, (input: CodamaInput) => { data: Record<string, unknown> }>>((all, name) => {
        const parse = client[`parse${name}Instruction`];
        if (typeof parse === 'function') all[Number(names[name])] = parse as never; // the generated parser of that name
        return all;
      }, {});
  };
  const tokenParsers = parsersOf(token, 'TokenInstruction');
  const systemParsers = parsersOf(system, 'SystemInstruction');
  return (input) =>
    input.programAddress === '11111111111111111111111111111111'
      ? systemParsers[system.identifySystemInstruction(input)]!(input)
      : tokenParsers[token.identifyTokenInstruction(input)]!(input);
}

interface InstructionParser {
  parseInstructions(data: string, accounts: readonly string[]): unknown;
}

async function explorerKitParsers(
  programs: ReadonlySet<string>,
): Promise<ReadonlyMap<string, InstructionParser>> {
  const { SolanaFMParser, ParserType } = loadPeer('@solanafm/explorer-kit');
  const { getProgramIdl } = loadPeer('@solanafm/explorer-kit-idls');
  const parsers = new Map<string, InstructionParser>();
  for (const program of programs) {
    const idl = await getProgramIdl(program);
    if (idl) parsers.set(program, new SolanaFMParser(idl, program).createParser(ParserType.INSTRUCTION));
  }
  return parsers;
}

/** Seeded bytes: the same for every contestant and every run. */
export function seededBytes(count: number, lengthOf: (i: number) => number): readonly Uint8Array[] {
  let state = 0x9e3779b9;
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 8) & 255;
  };
  return Array.from({ length: count }, (_unused, i) => Uint8Array.from({ length: lengthOf(i) }, next));
}

function keyRound(encode: (bytes: Uint8Array) => string): Contestant {
  const keys = seededBytes(20_000, () => 32);
  return {
    round: () => {
      for (const key of keys) encode(key);
      return keys.length;
    },
  };
}

function dataRound(decode: (text: string) => unknown): Contestant {
  const texts = seededBytes(20_000, (i) => 9 + (i % 40)).map(encodeBase58);
  return {
    round: () => {
      for (const text of texts) decode(text);
      return texts.length;
    },
  };
}
