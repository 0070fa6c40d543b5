import { PRODUCT } from '#contracts/product';

/** Whether who asks reads pages, as browsers do, rather than data. */
export const wantsPage = (accept: string | undefined, path: string): boolean =>
  accept?.includes('text/html') === true && !path.startsWith('/api/');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page for a request nothing of the product is drawn for: what is wrong, and where to go on. */
export const toRefusalPage = (status: number, message: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><meta name="robots" content="noindex"><title>${status} · ${PRODUCT.name}</title></head><body><main><h1>This address cannot be opened</h1><p>${escape(message)}</p><form action="/search" role="search"><label>Search accounts, tokens, or programs <input name="q" type="search" maxlength="256"></label> <button>Search</button></form><p><a href="/">Home</a></p></main></body></html>`;
