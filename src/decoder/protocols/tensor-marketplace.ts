import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy = (item: string): Meaning => ({
  sentence: `Buy ${item} for at most {maxAmount}`,
  amounts: { maxAmount: 'sol' },
  swap: 'buyer',
});
const buyForToken = (item: string): Meaning => ({
  sentence: `Buy ${item} for at most {maxAmount}`,
  amounts: { maxAmount: 'mint:currency' },
  swap: 'buyer',
});
const takeBid = (item: string): Meaning => ({
  sentence: `Sell ${item} to the bidder {owner} for at least {minAmount}`,
  amounts: { minAmount: 'sol' },
  sale: { seller: 'seller', sell: `Sell ${item} to the bidder {owner} for at least {minAmount}` },
});
// What a price counts is told by an argument after it, so a sentence cannot name it.
const list = (item: string): Meaning => ({ sentence: `List ${item} for sale` });
const delist = (item: string): Meaning => ({ sentence: `Cancel the listing of ${item}` });
const LEAF = 'compressed NFT {index} of {merkleTree}';

export default defineInterface({
  key: 'tensor-marketplace',
  name: 'Tensor Marketplace',
  programs: ['TCMPhJdwDryooaGtiocG1u3xcYbRpiJzb283XfCZsDp'],
  category: 'nft',
  source: 'the program’s own IDL (tensor-foundation/marketplace `program/idl.json`)',
  meaning: {
    buy: buy(LEAF),
    buyLegacy: buy('{mint}'),
    buyT22: buy('{mint}'),
    buyWns: buy('{mint}'),
    buyCore: buy('{asset}'),
    buySpl: buyForToken(LEAF),
    buyLegacySpl: buyForToken('{mint}'),
    buyT22Spl: buyForToken('{mint}'),
    buyWnsSpl: buyForToken('{mint}'),
    buyCoreSpl: buyForToken('{asset}'),
    takeBidMetaHash: takeBid(LEAF),
    takeBidFullMeta: takeBid(LEAF),
    takeBidLegacy: takeBid('{mint}'),
    takeBidT22: takeBid('{mint}'),
    takeBidWns: takeBid('{mint}'),
    takeBidCore: takeBid('{asset}'),
    list: list(LEAF),
    listLegacy: list('{mint}'),
    listT22: list('{mint}'),
    listWns: list('{mint}'),
    listCore: list('{asset}'),
    delist: delist(LEAF),
    delistLegacy: delist('{mint}'),
    delistT22: delist('{mint}'),
    delistWns: delist('{mint}'),
    delistCore: delist('{asset}'),
    edit: { sentence: 'Edit the listing {listState}' },
    bid: { sentence: 'Bid for {quantity} of {targetId}' },
    cancelBid: { sentence: 'Cancel the bid {bidState}' },
    closeExpiredBid: { sentence: 'Close the expired bid {bidState}' },
    closeExpiredListing: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingLegacy: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingT22: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingWns: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingCore: { sentence: 'Close the expired listing {listState}' },
    tcompNoop: { sentence: 'Log what happened for indexers' },
  },
});
