import { LRUCache } from 'lru-cache';
import {
  findProgramAddress,
  getAccounts,
  toSeededAddress,
  type AccountReading,
  type Chain,
  type ChainOptions,
} from '#chain';
import type { Address } from '#contracts/chain';
import { parseIdl, toProtocol, type Idl, type Protocol } from '#decoder';
import { Cursor } from '#std/cursor';
import { decodeUtf8 } from '#std/utf8';
import {
  inflateBounded,
  METADATA_PROGRAM,
  MOST_PUBLISHED_BYTES,
  toMetadataPlace,
  unpackMetadata,
} from './program-metadata.ts';

/** Where a published interface stands, and so who vouches for it. */
export type InterfaceOrigin =
  /** Program Metadata account that only the program's upgrade authority can write. */
  | 'program-metadata'
  /** The account Anchor reserves for the program's IDL; its authority is set by whoever created it. */
  | 'anchor-idl';

export interface PublishedInterface {
  readonly origin: InterfaceOrigin;
  /** Account it was read from. */
  readonly account: Address;
  readonly idl: Idl;
  /** The IDL as published. */
  readonly json: unknown;
  readonly protocol: Protocol;
}

/** What programs publish about themselves, read once and cached. */
export interface IdlCache {
  /** Never rejects: a program without a readable interface gives `undefined`. */
  read(program: Address, options?: ChainOptions): Promise<PublishedInterface | undefined>;
  /** The protocol of a program whose interface is cached, without asking the chain. */
  readonly protocolOf: (program: string) => Protocol | undefined;
}

/** Source: anchor-lang `idl.rs`: discriminator of `IdlAccount`, authority, u32 length, zlib bytes. */
const ANCHOR_LENGTH_AT = 40;
const ANCHOR_DATA_AT = 44;

const MAX_CACHED = 500;
/** A program may publish or change its interface at any time. */
const TTL_MS = 10 * 60_000;
const ABSENT_TTL_MS = 60_000;
const TIMEOUT_MS = 3_000;

export function createIdlCache(chain: Chain): IdlCache {
  const cache = new LRUCache<string, { readonly published: PublishedInterface | undefined }>({
    max: MAX_CACHED,
  });
  const running = new Map<string, Promise<PublishedInterface | undefined>>();

  const ask = async (program: Address, options: ChainOptions): Promise<PublishedInterface | undefined> => {
    const places = toPlaces(program);
    if (places.length === 0) return undefined;
    const accounts = await getAccounts(
      chain,
      places.map(({ address }) => address),
      { timeoutMs: TIMEOUT_MS, ...options },
    );
    for (const [i, { origin, address, owner, unpack }] of places.entries()) {
      const account = accounts[i];
      if (account === undefined || account.owner !== owner || account.byteLength > MOST_PUBLISHED_BYTES)
        continue;
      const published = await readPublished(program, origin, address, await unpack(account));
      if (published !== undefined) return published;
    }
    return undefined;
  };

  return {
    protocolOf: (program) => cache.peek(program)?.published?.protocol,
    async read(program, options = {}) {
      const known = cache.get(program);
      if (known !== undefined) return known.published;
      let asking = running.get(program);
      if (asking === undefined) {
        asking = ask(program, options).then(
          (published) => {
            cache.set(program, { published }, { ttl: published === undefined ? ABSENT_TTL_MS : TTL_MS });
            return published;
          },
          () => undefined,
        );
        running.set(program, asking);
        void asking.finally(() => running.delete(program));
      }
      return asking;
    },
  };
}

interface Place {
  readonly origin: InterfaceOrigin;
  readonly address: Address;
  readonly owner: string;
  /** Bytes of the JSON text; absent when the account holds none that is read here. */
  readonly unpack: (account: AccountReading) => Promise<Uint8Array | undefined>;
}

/** Where a program's interface may stand, the most trustworthy first. */
function toPlaces(program: Address): readonly Place[] {
  const base = findProgramAddress([], program);
  if (base === undefined) return [];
  const metadata = toMetadataPlace(program, 'idl');
  const anchor = toSeededAddress(base, 'anchor:idl', program);
  return [
    ...(metadata === undefined
      ? []
      : [
          {
            origin: 'program-metadata',
            address: metadata,
            owner: METADATA_PROGRAM,
            unpack: unpackMetadata,
          } as const,
        ]),
    ...(anchor === undefined
      ? []
      : [{ origin: 'anchor-idl', address: anchor, owner: program, unpack: unpackAnchor } as const]),
  ];
}

async function unpackAnchor({ data }: AccountReading): Promise<Uint8Array | undefined> {
  if (data.length < ANCHOR_DATA_AT) return undefined;
  const length = new Cursor(data, ANCHOR_LENGTH_AT).u32();
  return inflateBounded('zlib', data.subarray(ANCHOR_DATA_AT, ANCHOR_DATA_AT + length));
}

async function readPublished(
  program: Address,
  origin: InterfaceOrigin,
  account: Address,
  bytes: Uint8Array | undefined,
): Promise<PublishedInterface | undefined> {
  const text = bytes && decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    const idl = parseIdl(json);
    return { origin, account, idl, json, protocol: toProtocol(idl, program) };
  } catch {
    // Not JSON, not an IDL, or one that cannot be laid out: treated as absent.
    return undefined;
  }
}
