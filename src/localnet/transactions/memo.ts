import { PROGRAMS } from '../keys/program-addresses.ts';
import type { CheckedTransaction } from './check-transaction.ts';

/** Memos of the transaction as nodes list them, `[byte length] text; …`; `null` without any. */
export function formatMemos({ staticKeys, wire }: CheckedTransaction): string | null {
  const memos: string[] = [];
  for (const { program, data } of wire.message.instructions) {
    const address = staticKeys[program];
    if (address !== PROGRAMS.memo && address !== PROGRAMS.memo1) continue;
    memos.push(`[${data.length}] ${readMemo(data) ?? '(unparseable)'}`);
  }
  return memos.length === 0 ? null : memos.join('; ');
}

/** The text, or `undefined` when the bytes are not UTF-8. */
export function readMemo(data: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    return undefined;
  }
}
