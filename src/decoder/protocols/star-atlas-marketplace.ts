import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-marketplace',
  name: 'Star Atlas Marketplace',
  programs: ['traderDnaR5w6Tcoi3NFm53i48FTDNbGjBSZwWXDRrg'],
  category: 'nft',
  source: 'the Anchor IDL 0.1.3 in staratlasmeta/star-atlas-decoders',
});
