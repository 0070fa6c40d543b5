import { isEndpointOrigin } from '#contracts/network/custom-endpoint';

export interface EndpointUrl {
  /** Everything the visitor typed, with a key in it perhaps: asked, stored for this tab only, never shown. */
  readonly url: string;
  readonly origin: string;
  /** What may be shown anywhere. */
  readonly host: string;
  /** Origin and path: all of it that is remembered beyond this tab. */
  readonly address: string;
}

export type ParsedEndpoint =
  | { readonly kind: 'endpoint'; readonly endpoint: EndpointUrl }
  | { readonly kind: 'refused'; readonly why: string };

const MAX_LENGTH = 2_048;
const refused = (why: string): ParsedEndpoint => ({ kind: 'refused', why });

/**
 * Reads what a visitor typed as an RPC endpoint: https, or http on this machine; no name or password; not this
 * product. `ownOrigin` is the page's.
 */
export function parseEndpoint(text: string, ownOrigin: string): ParsedEndpoint {
  const typed = text.trim();
  if (typed === '') return refused('Type the URL of an RPC endpoint.');
  if (typed.length > MAX_LENGTH) return refused('The URL is too long.');
  if (!URL.canParse(typed)) return refused('This is not a URL. A URL looks like https://rpc.example/path.');
  const url = new URL(typed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refused(`An endpoint needs https, not ${url.protocol.slice(0, 20)}`);
  }
  if (url.username !== '' || url.password !== '') {
    return refused(
      'A name or password before @ is not allowed: it could make another host look like a known one.',
    );
  }
  if (url.protocol === 'http:' && url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') {
    return refused('Use https. Plain http is allowed for localhost and 127.0.0.1 only.');
  }
  if (url.origin === ownOrigin)
    return refused('This is the product itself. Choose its endpoint from the list.');
  if (!isEndpointOrigin(url.origin))
    return refused('This host is not accepted. Use a host name or an IPv4 address.');
  url.hash = '';
  return {
    kind: 'endpoint',
    endpoint: { url: url.href, origin: url.origin, host: url.host, address: url.origin + url.pathname },
  };
}
