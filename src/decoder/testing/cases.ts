/**
 * Cases of protocols: instructions as they stand on chain with what is read from them. One line of JSON each in
 * `data/cases/<protocol>.jsonl`, written by `npm run fixture -- <signature>` and reviewed by a person.
 */
import type { RpcTokenBalance } from '#chain/rpc-types';
import { asAddress } from '#contracts/chain';
import { fromBase64, toBase64, toJson } from '#std/json';
import { readByProtocol } from '../decode-instruction.ts';
import type { Protocol } from '../define-protocol.ts';
import type { InstructionReading } from '../instruction-reading.ts';
import { TokenAccounts } from '../transaction/token-accounts.ts';
import { toRawTransaction, type RawTransaction } from '../transaction/raw-transaction.ts';

/** A token account the instruction names: mint, owner or an empty text, decimals. */
type TokenContext = readonly [account: number, mint: string, owner: string, decimals: number];

export interface Case {
  readonly signature: string;
  /** Its place: top-level position, and the position among the inner ones of that, from 1. */
  readonly at: string;
  readonly program: string;
  readonly accounts: readonly string[];
  /** base64. */
  readonly data: string;
  readonly tokens: readonly TokenContext[];
  /** What is read, as plain JSON. */
  readonly expected: unknown;
}

/** What `protocol` reads from a case, as plain JSON. */
export function readCase(
  { program, accounts, data, tokens }: Omit<Case, 'expected'>,
  protocol: Protocol,
): unknown {
  const keys = [...accounts, program].map(asAddress);
  const balances = tokens.map(([accountIndex, mint, owner, decimals]): RpcTokenBalance => ({
    accountIndex,
    mint,
    ...(owner !== '' && { owner }),
    uiTokenAmount: { amount: '0', decimals },
  }));
  const known = new TokenAccounts({
    keys,
    instructions: [],
    inner: new Map(),
    meta: { preTokenBalances: balances },
  } as unknown as RawTransaction); // all that token accounts are read from
  const reading = readByProtocol(
    protocol,
    asAddress(program),
    accounts.map((_account, i) => i),
    fromBase64(data)!,
    keys,
    known,
    'all',
  );
  return toPlain(reading);
}

const toPlain = ({
  name,
  title,
  reading,
  fields,
  accountNames,
  effects,
  trader,
  fill,
}: InstructionReading): unknown =>
  JSON.parse(toJson({ name, title, reading, fields, accountNames, effects, trader, fill }));

/** Every instruction of a transaction as a case of `protocolOf` its program; those of other programs are left out. */
export function* toCases(
  input: Parameters<typeof toRawTransaction>[0],
  protocolOf: (program: string) => Protocol | undefined,
): Generator<{ readonly protocol: Protocol; readonly one: Case; readonly name: string | undefined }> {
  const raw = toRawTransaction(input);
  const known = new TokenAccounts(raw);
  for (const [top, outer] of raw.instructions.entries()) {
    for (const [i, instruction] of [outer, ...(raw.inner.get(top) ?? [])].entries()) {
      const program = raw.keys[instruction.program]!;
      const protocol = protocolOf(program);
      if (protocol === undefined || instruction.data === undefined) continue;
      const indexes = Array.from(instruction.accounts);
      const base = {
        signature: raw.signatures[0]!,
        at: i === 0 ? `${top + 1}` : `${top + 1}.${i}`,
        program,
        accounts: indexes.map((index) => raw.keys[index]!),
        data: toBase64(instruction.data),
        tokens: indexes.flatMap((index, place): TokenContext[] => {
          const account = known.find(index);
          return account === undefined || account.decimals === undefined
            ? []
            : [[place, account.mint, account.owner ?? '', account.decimals]];
        }),
      };
      const expected = readCase(base, protocol) as { readonly name?: string; readonly reading: string }; // `toPlain` made it
      if (expected.reading !== 'decoded') continue;
      yield { protocol, one: { ...base, expected }, name: expected.name };
    }
  }
}
