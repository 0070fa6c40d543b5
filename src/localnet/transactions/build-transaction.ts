import { encodeMessage, encodeTransaction } from '#chain/wire/encode-transaction';
import type { WireConfig, WireLookup, WireMessage } from '#chain/wire/transaction';
import { toAddressBytes } from '../keys/address-bytes.ts';
import type { Keypair } from '../keys/keypair.ts';
import { checkTransaction } from './check-transaction.ts';
import type { CheckedTransaction } from './check-transaction.ts';
import type { AccountMeta, Instruction } from './instruction.ts';

export interface LookupTable {
  readonly address: string;
  readonly addresses: readonly string[];
}

export interface TransactionPlan {
  readonly payer: Keypair;
  /** Besides the payer; each must sign for an account of the instructions. */
  readonly signers?: readonly Keypair[];
  readonly instructions: readonly Instruction[];
  /** A recent blockhash, or the value of a nonce account. */
  readonly blockhash: string;
  /** Makes it version 0; accounts that neither sign nor are called move into the tables. */
  readonly tables?: readonly LookupTable[];
  /** Makes it version 1. */
  readonly config?: WireConfig;
}

/** Compiles and signs. Throws `RangeError` when a signer is missing, `WireError` when it is too large. */
export function buildTransaction(plan: TransactionPlan): CheckedTransaction {
  const message = compileMessage(plan);
  const signers = new Map([plan.payer, ...(plan.signers ?? [])].map((keypair) => [keypair.address, keypair]));
  const body = encodeMessage(message);
  const signatures = message.accountKeys.slice(0, message.requiredSignatures).map((bytes) => {
    const keypair = [...signers.values()].find(({ publicKey }) => Buffer.compare(publicKey, bytes) === 0);
    if (!keypair) throw new RangeError('a signer is missing');
    return keypair.sign(body);
  });
  return checkTransaction(encodeTransaction(message, signatures));
}

function compileMessage({ payer, instructions, blockhash, tables, config }: TransactionPlan): WireMessage {
  const metas = mergeMetas(payer.address, instructions);
  const programs = new Set(instructions.map(({ program }) => program));
  const { lookups, loaded } = moveToTables(metas, programs, tables ?? []);
  const statics = metas.filter(({ address }) => !loaded.includes(address));
  const rank = ({ signer, writable }: AccountMeta): number => (signer ? 0 : 2) + (writable ? 0 : 1);
  const ordered = statics.sort((a, b) => rank(a) - rank(b));
  const addresses = [...ordered.map(({ address }) => address), ...loaded];
  const indexOf = new Map(addresses.map((address, index) => [address, index]));
  return {
    version: config ? 1 : tables ? 0 : 'legacy',
    requiredSignatures: ordered.filter(({ signer }) => signer).length,
    readonlySigned: ordered.filter(({ signer, writable }) => signer && !writable).length,
    readonlyUnsigned: ordered.filter(({ signer, writable }) => !signer && !writable).length,
    accountKeys: ordered.map(({ address }) => toAddressBytes(address)),
    recentBlockhash: toAddressBytes(blockhash),
    instructions: instructions.map(({ program, accounts, data }) => ({
      program: indexOf.get(program)!,
      accounts: accounts.map(({ address }) => indexOf.get(address)!),
      data,
    })),
    lookups,
    ...(config && { config }),
  };
}

/** One entry an address with the rights of all its uses, the payer first. */
function mergeMetas(payer: string, instructions: readonly Instruction[]): AccountMeta[] {
  const merged = new Map<string, AccountMeta>([[payer, { address: payer, signer: true, writable: true }]]);
  const add = (meta: AccountMeta): void => {
    const known = merged.get(meta.address);
    merged.set(meta.address, {
      address: meta.address,
      signer: meta.signer || (known?.signer ?? false),
      writable: meta.writable || (known?.writable ?? false),
    });
  };
  for (const { program, accounts } of instructions) {
    accounts.forEach(add);
    add({ address: program, signer: false, writable: false });
  }
  return [...merged.values()];
}

function moveToTables(
  metas: readonly AccountMeta[],
  programs: ReadonlySet<string>,
  tables: readonly LookupTable[],
): { readonly lookups: readonly WireLookup[]; readonly loaded: readonly string[] } {
  const lookups: WireLookup[] = [];
  const writableLoaded: string[] = [];
  const readonlyLoaded: string[] = [];
  const taken = new Set<string>();
  for (const table of tables) {
    const writable: number[] = [];
    const readonly: number[] = [];
    for (const meta of metas) {
      const index = table.addresses.indexOf(meta.address);
      if (index < 0 || meta.signer || programs.has(meta.address) || taken.has(meta.address)) continue;
      taken.add(meta.address);
      (meta.writable ? writable : readonly).push(index);
      (meta.writable ? writableLoaded : readonlyLoaded).push(meta.address);
    }
    if (writable.length + readonly.length === 0) continue;
    lookups.push({
      table: toAddressBytes(table.address),
      writable: Uint8Array.from(writable),
      readonly: Uint8Array.from(readonly),
    });
  }
  return { lookups, loaded: [...writableLoaded, ...readonlyLoaded] };
}
