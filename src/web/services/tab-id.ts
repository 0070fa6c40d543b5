import { PRODUCT } from '#contracts/product';

const KEY = `${PRODUCT.slug}-tab-id`;
let made: string | undefined;

/** A random name for this tab, the same until it is closed; it tells nothing about who looks at it. */
export function getTabId(): string {
  made ??= readStored();
  if (made === undefined) {
    made = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    try {
      sessionStorage.setItem(KEY, made);
    } catch {
      // storage is off or full; then a reload makes another
    }
  }
  return made;
}

function readStored(): string | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return /^[0-9a-f]{24}$/.test(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is off
  }
}
