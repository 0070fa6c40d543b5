import { z } from 'zod';
import { getAsset, getAssetProof } from '#chain';
import type { CompressedNftAnswer } from '#contracts/account/compressed-nft';
import { text, toAddress } from '../input/texts.ts';
import { checkProof, readCompressed } from '../reading/token/compressed-nft.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const ASSET_MS = 4_000;

export default defineEndpoint({
  name: 'compressedNft',
  route: '/api/compressed-nfts/:id',
  says: 'One compressed NFT by its id: its owner, tree, creators and metadata, and whether its proof leads to the root of the tree.',
  when: 'The id is that of an NFT without an account of its own.',
  input: z.strictObject({ id: text.describe('Id of the asset: base58 of 32 bytes.') }),
  absences: true,
  async run(ask, input): Promise<CompressedNftAnswer> {
    const id = toAddress(input.id);
    if (id === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const options = { signal, timeoutMs: ASSET_MS };
    const [asset, proof] = await Promise.all([
      getAsset(reader.chain, id, options),
      withTimeout(ASSET_MS, getAssetProof(reader.chain, id, options)),
    ]);
    if (asset.kind === 'absent') {
      return asset.state === 'not-offered'
        ? ask.absent('not-available', 'The nodes asked have no index of compressed NFTs.', {
            hint: 'An endpoint that offers the Digital Asset Standard (DAS) API can answer this.',
          })
        : ask.absent('not-found', 'No compressed NFT with this id is known either.');
    }
    const facts = readCompressed(asset.asset);
    if (facts === undefined)
      return ask.absent('not-found', 'No compressed NFT with this id is known either.');
    const things = new NamedThings();
    for (const address of [facts.owner, facts.delegate, facts.tree, facts.collection])
      things.addAddress(address);
    for (const { address } of facts.creators) things.addAddress(address);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      id,
      ...facts,
      proof:
        proof?.kind === 'found'
          ? checkProof(proof.asset, facts.leafHash)
          : { kind: 'not-given', reason: 'The index did not return the Merkle proof in time.' },
      names: await toNames(things, reader, signal),
    };
  },
});
