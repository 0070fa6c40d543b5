import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-lazer',
  name: 'Pyth Lazer',
  programs: ['pytd2yyk641x7ak7mkaasSJVXh6YYZnC7wTmtgAyxPt'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (pyth-network/pyth-crosschain `lazer.json`)',
  meaning: {
    verifyMessage: { sentence: 'Verify prices signed by Pyth', minor: true },
    update: { sentence: 'Update the trusted signer {trustedSigner}' },
  },
});
