import type { LinkTarget } from './markdown-tree.ts';

const OWN_IMAGE = /\.(?:png|jpe?g|webp|gif|svg)$/i;
/** Characters that browsers drop from URLs or read as others, and that no honest link holds. */
const STRANGE = /[\u0000-\u0020\u007f-\u00a0\\\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const MAX_LENGTH = 2_000;

/** Where a link of a text leads, or `undefined` when it may lead nowhere. Anchors get `idPrefix`. */
export function toLinkTarget(url: string, idPrefix: string): LinkTarget | undefined {
  if (url === '' || url.length > MAX_LENGTH || STRANGE.test(url)) return undefined;
  if (url.startsWith('#')) {
    const id = /^#([\w-]+)$/.exec(url)?.[1];
    return id === undefined ? undefined : { kind: 'own', href: `#${idPrefix}${id}` };
  }
  if (url.startsWith('/')) {
    const path = toOwnPath(url);
    return path === undefined ? undefined : { kind: 'own', href: path };
  }
  if (!/^(?:https?:\/\/|mailto:)/i.test(url) || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.protocol === 'mailto:') return { kind: 'mail', href: parsed.href };
  // A name before the host is there to be taken for the host.
  if (parsed.username !== '' || parsed.password !== '' || parsed.host === '') return undefined;
  return { kind: 'foreign', href: parsed.href, host: parsed.host };
}

/** Address of an image on our own origin, or `undefined`. */
export function toOwnImage(url: string): string | undefined {
  const path = STRANGE.test(url) ? undefined : toOwnPath(url);
  return path !== undefined && OWN_IMAGE.test(path) ? path : undefined;
}

function toOwnPath(url: string): string | undefined {
  if (!/^\/(?![/\\])/.test(url) || !URL.canParse(url, 'http://own.invalid')) return undefined;
  const { origin, pathname, search, hash } = new URL(url, 'http://own.invalid');
  // `/..//host` is a path here and would be another host when written again.
  return origin === 'http://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** Whether a text reads like the address of another host than `host`. */
export function namesOtherHost(text: string, host: string): boolean {
  const bare = (name: string): string => name.toLowerCase().replace(/^www\./, '');
  const named = /(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?::\d{1,5})?/u.exec(text.slice(0, 500))?.[0];
  if (named === undefined) return false;
  const shown = bare(named);
  const real = bare(host);
  return shown !== real && shown !== real.replace(/:\d+$/, '');
}
