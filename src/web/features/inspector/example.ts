import type { Api } from '#contracts/api';
import { decodeBase58 } from '#std/base58';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const TRANSFER = 2;
const LAMPORTS = 10_000_000n;

/**
 * A transfer of 0.01 SOL between two wallets that paid fees just now, as a message nobody signed, in base64. Undefined where
 * the chain has no two.
 */
export async function readExample(api: Api): Promise<string | undefined> {
  const home = await api.ask('home', {});
  if (home.kind !== 'found') return undefined;
  const payers = [...new Set(home.transactions.map(({ feePayer }) => feePayer))];
  const recent = home.transactions[0];
  const keys = [payers[0], payers[1], SYSTEM_PROGRAM].map((key) => key && decodeBase58(key));
  const [from, to, program] = keys;
  return from && to && program && recent ? toBase64(toMessage(from, to, program)) : undefined;
}

/** A legacy message: one signer, the program read only, and one instruction. */
function toMessage(from: Uint8Array, to: Uint8Array, program: Uint8Array): Uint8Array {
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, TRANSFER, true);
  data.setBigUint64(4, LAMPORTS, true);
  // The blockhash is replaced where the message is run.
  const blockhash = new Uint8Array(32);
  const header = [1, 0, 1];
  const instruction = [2, 2, 0, 1, data.byteLength, ...new Uint8Array(data.buffer)];
  return Uint8Array.from([...header, 3, ...from, ...to, ...program, ...blockhash, 1, ...instruction]);
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
