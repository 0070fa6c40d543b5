import { PRODUCT } from '#contracts/product';

/** Networks whose banner was closed in this browser, with spaces between them. */
const KEY = `${PRODUCT.slug}-quiet-networks`;

/** Runs before the first paint, so that a banner that was closed never shows. */
export const QUIET_SCRIPT = `try{document.documentElement.dataset.quiet=localStorage.getItem('${KEY}')||''}catch(e){}`;

/** Hides the banner of a network, here and from now on. */
export function quietNetwork(cluster: string): void {
  const { dataset } = document.documentElement;
  dataset.quiet = [...new Set((dataset.quiet ?? '').split(' ')).add(cluster)].join(' ').trim();
  try {
    localStorage.setItem(KEY, dataset.quiet);
  } catch {
    // Storage is off or full: it holds for this page.
  }
}
