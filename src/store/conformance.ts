/** What every engine guarantees, as tests: `describeStore` runs against each of them. */
import { afterEach, beforeEach, describe } from 'vitest';
import { describeCommits } from './conformance/describe-commits.ts';
import { describeFactTables } from './conformance/describe-fact-tables.ts';
import { describeLeases } from './conformance/describe-leases.ts';
import { describeQueries } from './conformance/describe-queries.ts';
import { describeSharing } from './conformance/describe-sharing.ts';
import { describeUpkeep } from './conformance/describe-upkeep.ts';
import { describeValues } from './conformance/describe-values.ts';
import type { OpenStore, StoreUnderTest } from './conformance/store-under-test.ts';

/** `isShared`: several connections and processes can open it, as `shared` of the store says. */
export function describeStore(
  name: string,
  open: OpenStore,
  { isShared, isSkipped = false }: { readonly isShared: boolean; readonly isSkipped?: boolean },
): void {
  describe.skipIf(isSkipped)(name, () => {
    let store: StoreUnderTest | undefined;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store?.dispose();
      store = undefined;
    });
    const openWriter = () => store!.openWriter(); // a test runs between the two above
    describeValues(openWriter);
    describeFactTables(openWriter);
    describeCommits(openWriter);
    describeLeases(openWriter);
    describeUpkeep(openWriter);
    describeQueries(openWriter);
    if (isShared) describeSharing(openWriter, () => store!.shared!);
  });
}
