import { MAX_LABEL, MAX_LABELS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { isBase58OfLength } from '#std/base58';
import { textIn } from '#std/record';
import { INVISIBLE_CHARACTER } from '#std/text';
import { createStoredStore, type Store } from '../ui/state/store.ts';

/** Of an address, as the visitor wrote it. */
export interface BrowserLabel {
  readonly address: string;
  readonly label: string;
}

/** A label as it is stored: trimmed and in one form of Unicode; `undefined` for what can be none, as the server sees it. */
export function toLabel(written: string): string | undefined {
  const label = written.normalize('NFC').trim();
  const isOne =
    label !== '' &&
    [...label].length <= MAX_LABEL &&
    !/[\t\n]/.test(label) &&
    !INVISIBLE_CHARACTER.test(label);
  return isOne ? label : undefined;
}

/** What was stored, one by one: what is no label of an address is left out, as is what there is no room for. */
export function parseBrowserLabels(stored: unknown): readonly BrowserLabel[] {
  if (!Array.isArray(stored)) return [];
  const labels = new Map<string, string>();
  for (const one of stored as readonly unknown[]) {
    if (labels.size === MAX_LABELS) break;
    const address = textIn(one, 'address') ?? '';
    const written = textIn(one, 'label') ?? '';
    const label = written.length > MAX_LABEL * 4 ? undefined : toLabel(written);
    if (label !== undefined && address.length <= 44 && isBase58OfLength(address, 32))
      labels.set(address, label);
  }
  return [...labels].map(([address, label]) => ({ address, label }));
}

/** Labels of somebody who is not signed in. They are in this browser alone until they are taken into an account. */
export const browserLabels: Store<readonly BrowserLabel[]> = createStoredStore(
  `${PRODUCT.slug}-labels`,
  parseBrowserLabels,
);
