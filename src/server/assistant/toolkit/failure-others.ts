/** What else failed like a transaction that failed: with the same error, and whether its payer tried the same again. */
import { listSignatures } from '#chain';
import type { RpcSignatureRow } from '#chain/rpc-types';
import type { TransactionRow } from '#contracts/answers';
import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';
import * as leaf from '../figures/figure.ts';
import type { ToolAsk } from '../tools/define-tool.ts';
import { seen } from './cuts.ts';
import { readPart } from './from-index.ts';

/** Newest transactions of the program whose outcome is looked at: as many as a node lists at once. */
const LOOKED = 1_000;
/** Newest transactions of the payer that are looked through. */
const LATER = 100;
/** Later calls of the same program that are read. */
const MOST_READ = 10;

/** Absent where it did not fail in a program. */
export async function readFailureOthers(ask: ToolAsk, transaction: DecodedTransaction) {
  const { status } = transaction;
  if (status.kind !== 'failed') return {};
  const { program, code } = status.error;
  const [others, again] = await Promise.all([
    program === undefined || code === undefined
      ? undefined
      : readSame(ask, transaction.signature, program, code),
    readAgain(ask, transaction),
  ]);
  return { ...(others !== undefined && { others }), ...again };
}

/** Counts other transactions alone. */
async function readSame(ask: ToolAsk, signature: string, program: string, code: number) {
  const { chain } = ask.clusters.reader(ask.cluster);
  const listed = await listSignatures(chain, program as Parameters<typeof listSignatures>[1], {
    limit: LOOKED,
    signal: ask.signal,
  });
  if (listed.kind !== 'found') return undefined;
  const others = listed.rows.filter((row) => row.signature !== signature);
  const failed = others.filter(({ err }) => err !== null);
  return {
    looked: leaf.count(others.length),
    failed: leaf.count(failed.length),
    same: leaf.count(failed.filter((row) => codeOf(row) === code).length),
    ...(failed.length > 0 && {
      share: leaf.share(failed.filter((row) => codeOf(row) === code).length / failed.length),
    }),
  };
}

/** `{ InstructionError: [4, { Custom: 6000 }] }` */
function codeOf({ err }: RpcSignatureRow): number | undefined {
  const text = JSON.stringify(err) ?? '';
  const code = /"Custom":(\d{1,10})\b/.exec(text)?.[1];
  return code === undefined ? undefined : Number(code);
}

/** Later transactions of who paid for it that call the same instruction with the same accounts. */
async function readAgain(ask: ToolAsk, transaction: DecodedTransaction) {
  const { feePayer, slot, status, instructions, accounts } = transaction;
  const failed = status.kind === 'failed' ? instructions[(status.error.instruction ?? 0) - 1] : undefined;
  if (failed === undefined || slot === undefined) return {};
  const history = await readPart(ask, ask.ask('accountHistory', { address: feePayer, limit: String(LATER) }));
  if (history === undefined) return {};
  const at = history.rows.findIndex(({ signature }) => signature === transaction.signature);
  const later = (at < 0 ? history.rows.filter((row) => row.slot > slot) : history.rows.slice(0, at))
    .filter(({ programs }) => programs === undefined || programs.includes(failed.program))
    .toReversed();
  const same: TransactionRow[] = [];
  let unread = 0;
  const read = await Promise.all(
    later
      .slice(0, MOST_READ)
      .map(
        async (row) =>
          [row, await readPart(ask, ask.ask('transaction', { signature: row.signature }))] as const,
      ),
  );
  for (const [row, one] of read) {
    if (one === undefined) {
      unread++;
      continue;
    }
    const { instructions: calls, accounts: own } = one.transaction;
    const isSame = [...flattenInstructions(calls)].some(
      (call) =>
        call.program === failed.program &&
        call.name === failed.name &&
        toAccounts(call, own) === toAccounts(failed, accounts),
    );
    if (isSame) same.push(row);
  }
  const isWhole = (at >= 0 || history.nextCursor === undefined) && later.length <= MOST_READ && unread === 0;
  return {
    retried: seen(same.length > 0, isWhole),
    laterCalls: leaf.count(later.length),
    retries: same.map((row) => ({
      signature: leaf.signature(row.signature),
      ...(row.blockTime !== undefined && { time: leaf.time(row.blockTime) }),
      status: leaf.word(row.status),
      ...(row.errorName !== undefined && { error: leaf.nameOf('error name', row.errorName) }),
    })),
  };
}

const toAccounts = (
  { accounts: indexes }: DecodedInstruction,
  accounts: DecodedTransaction['accounts'],
): string => indexes.map((index) => accounts[index]?.address ?? '').join(' ');
