import type { BulkKind } from '#contracts/bulk/bulk';
import type { Address, Signature, Slot } from '#contracts/chain';
import { toAddress, toSignature, toSlot } from '../../input/texts.ts';

/** An item of a list by what its text is. */
export type BulkItem =
  | { readonly kind: 'address'; readonly text: string; readonly address: Address }
  | { readonly kind: 'transaction'; readonly text: string; readonly signature: Signature }
  | { readonly kind: 'block'; readonly text: string; readonly slot: Slot };

export type ItemOfKind<Kind extends BulkKind> = Extract<BulkItem, { readonly kind: Kind }>;

/** The item a text is; `undefined` for any other text. */
export function toBulkItem(text: string): BulkItem | undefined {
  const address = toAddress(text);
  if (address !== undefined) return { kind: 'address', text, address };
  const signature = toSignature(text);
  if (signature !== undefined) return { kind: 'transaction', text, signature };
  const slot = toSlot(text);
  return slot === undefined ? undefined : { kind: 'block', text, slot };
}
