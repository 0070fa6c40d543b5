import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const require = (what: string): Meaning => ({ sentence: `Require that ${what} as expected`, minor: true });

export default defineInterface({
  key: 'lighthouse',
  name: 'Lighthouse',
  programs: ['L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'],
  category: 'infrastructure',
  source:
    'Jac0xb/lighthouse `clients/kit-js/src/generated`, `programs/lighthouse/src/error.rs`; lists are counted with one byte below 128',
  meaning: {
    memoryWrite: { sentence: 'Record the state of {sourceAccount} in {memory}', minor: true },
    memoryClose: { sentence: 'Close the memory account {memory}', minor: true },
    assertAccountData: require('the data of {targetAccount} is'),
    assertAccountDataMulti: require('the data of {targetAccount} is'),
    assertAccountDelta: require('{accountA} and {accountB} differ'),
    assertAccountInfo: require('{targetAccount} is'),
    assertAccountInfoMulti: require('{targetAccount} is'),
    assertMintAccount: require('the mint {targetAccount} is'),
    assertMintAccountMulti: require('the mint {targetAccount} is'),
    assertTokenAccount: require('the token account {targetAccount} is'),
    assertTokenAccountMulti: require('the token account {targetAccount} is'),
    assertStakeAccount: require('the stake {targetAccount} is'),
    assertStakeAccountMulti: require('the stake {targetAccount} is'),
    assertUpgradeableLoaderAccount: require('the program account {targetAccount} is'),
    assertUpgradeableLoaderAccountMulti: require('the program account {targetAccount} is'),
    assertSysvarClock: { sentence: 'Require that the time is as expected', minor: true },
    assertMerkleTreeAccount: require('the tree {targetMerkleTree} is'),
    assertBubblegumTreeConfigAccount: require('the tree settings {targetAccount} are'),
  },
});
