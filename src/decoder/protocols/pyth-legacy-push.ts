import type { Field } from '#contracts/decoded';
import { defineInterface } from '../define-interface.ts';
import { findValue } from '../find-value.ts';

/**
 * The exponent of a price is stored in the account of its feed, not in the instruction. It is one publisher’s price: the
 * feed’s is what all of theirs come to.
 */
const PUBLISH = {
  sentence: 'Publish the raw price {price} as one publisher of the feed {priceAccount}',
  // A publisher without a price sends zero, with a status that says so.
  describe: (fields: readonly Field[]) => {
    const [status, price] = [findValue(fields, 'status'), findValue(fields, 'price')];
    const isUnknown = status?.kind === 'choice' && status.choice === 'Unknown';
    return isUnknown && price?.kind === 'integer' && BigInt(price.integer) === 0n
      ? { sentence: 'Report no price (status unknown) as one publisher of the feed {priceAccount}' }
      : {};
  },
};

export default defineInterface({
  key: 'pyth-legacy-push',
  name: 'Pyth Legacy push',
  programs: ['FsJ3A3u2vn5cTVofAjvy6y5kwABJAqYWpe4975bi2epH'],
  category: 'oracle',
  source: 'pyth-network/pyth-client, program/rust/src (instruction.rs, accounts/, error.rs)',
  meaning: {
    updPrice: PUBLISH,
    // It succeeds whether the feed takes the price or, as late, drops it.
    updPriceNoFailOnError: {
      ...PUBLISH,
      sentence: 'Submit the raw price {price} as one publisher of the feed {priceAccount}',
      title: 'Submit price, or do nothing',
    },
    aggPrice: { sentence: 'Update the price of the feed {priceAccount}' },
    initMapping: { sentence: 'Create the list of products {mappingAccount}' },
    addProduct: { sentence: 'Add the product {productAccount} to {mappingAccount}' },
    updProduct: { sentence: 'Update the description of the product {productAccount}' },
    addPrice: { sentence: 'Add the feed {priceAccount} to the product {productAccount}' },
    addPublisher: { sentence: 'Add {publisher} to the publishers of the feed {priceAccount}' },
    delPublisher: { sentence: 'Remove {publisher} from the publishers of the feed {priceAccount}' },
    initPrice: { sentence: 'Reinitialize the feed {priceAccount}' },
    setMinPub: { sentence: 'Require {minimumPublishers} publishers for a price of the feed {priceAccount}' },
    delPrice: { sentence: 'Remove the feed {priceAccount} of the product {productAccount}' },
    delProduct: { sentence: 'Remove the product {productAccount}' },
    updPermissions: { sentence: 'Set who may administer the feeds' },
  },
});
