import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'assert-owner',
  name: 'Assert Owner',
  programs: ['4MNPdKu9wFMvEeZBMt3Eipfs5ovVWTJb31pEXDJAAxX5', 'DeJBGdMFa1uynnnKiwrVioatTuHmNLpyFKnmB5kaFdzQ'],
  category: 'infrastructure',
  source:
    'solana-labs/solana `remote-wallet` (`serum_assert_owner_program`), LedgerHQ/app-solana `serum_assert_owner_instruction.c`; the second is Phantom’s deployment',
  meaning: {
    check: { sentence: 'Require that {account} is owned by the program {owner}', minor: true },
  },
});
