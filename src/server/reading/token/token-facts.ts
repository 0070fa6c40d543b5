import { getAccount, getAccounts, type AccountReading, type ChainOptions } from '#chain';
import type { Address, Slot } from '#contracts/chain';
import type { NftFacts, TokenMetadata } from '#contracts/account/token';
import { readMint, type MintReading, findValue } from '#decoder';
import type { ClusterReader } from '../cluster-reader.ts';
import {
  METAPLEX_PROGRAM,
  readEdition,
  readMetaplexMetadata,
  toEditionAddress,
} from './metaplex-metadata.ts';
import { toMetadataAddress } from './token-metadata.ts';

export interface TokenFacts {
  readonly slot: Slot;
  readonly account: AccountReading;
  readonly reading: MintReading;
  /** What the token says of itself: in the mint where it does, else with Metaplex. */
  readonly metadata: TokenMetadata | undefined;
  /** Set when Metaplex’s own is shown beside or under that of the mint. */
  readonly metaplex: TokenMetadata | undefined;
  readonly metadataMissing: string | undefined;
  /** Where Metaplex would keep the rights of an NFT, whether or not there is anything. */
  readonly editionAccount: Address | undefined;
  readonly edition: NftFacts['edition'];
}

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const MINT_BYTES = 65_536;
const EXTRA_MS = 2_500;

/** A mint with its metadata, or what stands there instead. Rejects only when the mint itself cannot be asked for. */
export async function readTokenFacts(
  { chain }: Pick<ClusterReader, 'chain'>,
  mint: Address,
  options: ChainOptions,
): Promise<TokenFacts | 'nothing' | 'no-mint'> {
  const places = [toMetadataAddress(mint), toEditionAddress(mint)];
  const asked = places.filter((place) => place !== undefined);
  const [{ slot, account }, extras] = await Promise.all([
    getAccount(chain, mint, { ...options, slice: { offset: 0, length: MINT_BYTES } }),
    getAccounts(chain, asked, { ...options, timeoutMs: EXTRA_MS }).catch(() => undefined),
  ]);
  if (account === undefined) return 'nothing';
  const isToken = account.owner === TOKEN_PROGRAM || account.owner === TOKEN_2022_PROGRAM;
  const reading = isToken ? readMint(account.data) : undefined;
  if (reading === undefined) return 'no-mint';
  const [place] = places;
  const own = toOwnMetadata(mint, reading);
  const [metadataAccount, editionAccount] = extras ?? [];
  const metaplex =
    place !== undefined && metadataAccount?.owner === METAPLEX_PROGRAM
      ? readMetaplexMetadata(place, metadataAccount.data, mint)
      : undefined;
  const hasEdition = editionAccount?.owner === METAPLEX_PROGRAM;
  return {
    slot,
    account,
    reading,
    metadata: own ?? metaplex,
    metaplex,
    metadataMissing:
      own !== undefined || metaplex !== undefined
        ? undefined
        : extras === undefined
          ? 'The metadata account could not be read in time.'
          : 'The mint carries no metadata, and there is none with Metaplex.',
    editionAccount: places[1],
    edition: hasEdition ? readEdition(editionAccount.data) : undefined,
  };
}

/** The metadata a Token-2022 mint carries itself. */
function toOwnMetadata(mint: Address, { extensions }: MintReading): TokenMetadata | undefined {
  const fields = extensions.find(({ name }) => name === 'tokenMetadata')?.fields;
  if (fields === undefined) return undefined;
  const textOf = (name: string): string | undefined => {
    const value = findValue(fields, name);
    return value?.kind === 'text' && value.text !== '' ? value.text : undefined;
  };
  const authority = findValue(fields, 'updateAuthority');
  const more = findValue(fields, 'more');
  return {
    origin: 'token-2022',
    account: mint,
    updateAuthority: authority?.kind === 'address' ? authority.address : undefined,
    name: textOf('name'),
    symbol: textOf('symbol'),
    uri: textOf('uri'),
    creators: [],
    more:
      more?.kind === 'list'
        ? more.items.flatMap((item) => {
            if (item.kind !== 'record') return [];
            const [key, value] = item.fields.map((field) => field.value);
            return key?.kind === 'text' && value?.kind === 'text'
              ? [{ key: key.text, value: value.text }]
              : [];
          })
        : [],
  };
}
