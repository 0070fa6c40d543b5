/**
 * `node bench/trades/compare-trades.ts [--list]`: our swaps beside those of solana-dex-parser, over every recorded
 * transaction that ran, and every difference put into a class by what the record itself says. Ends with an error where
 * ours is short, of a swap that the record supports, or says an amount that the record does not hold.
 */
import { parseArgs } from 'node:util';
import { installPeers } from '../peers/load.mjs';
import { CLASSES, compare, compareWhole, WHOLE_CLASSES, type Difference } from './classes.ts';
import { readBoth, type Leg } from './legs.ts';
import { hasRecorded, readRecorded } from './recorded.ts';

const { values } = parseArgs({ options: { list: { type: 'boolean' } } });
if (!hasRecorded()) {
  console.log('No recorded data (CORPUS_DIR): nothing to compare.');
  process.exit(0);
}
installPeers();
const all = readBoth(await readRecorded());
const compared = all.map(compare);
const same = compared.reduce((sum, one) => sum + one.same, 0);
const differences = compared.flatMap((one) => one.differences);
const trading = all.filter(({ ours, theirs }) => ours.length + theirs.length > 0);
console.log(`${all.length} transactions ran, ${trading.length} of them with swaps; ${same} swaps are equal.`);
for (const [name, meaning] of Object.entries(CLASSES)) {
  console.log(
    `${String(differences.filter(({ of }) => of === name).length).padStart(5)}  ${name}: ${meaning}`,
  );
}
const wholes = all.map((one) => ({ signature: one.signature, of: compareWhole(one) }));
console.log('Trades of whole transactions:');
for (const [name, meaning] of Object.entries(WHOLE_CLASSES)) {
  console.log(`${String(wholes.filter(({ of }) => of === name).length).padStart(5)}  ${name}: ${meaning}`);
}
if (values.list) {
  for (const difference of differences) console.log(toLine(difference));
  for (const { signature, of } of wholes)
    if (of !== undefined && of !== 'equal') console.log(`${of} · ${signature}`);
}
const isBad = ({ of }: { readonly of: string | undefined }): boolean => /^[A-Z]{4}/.test(of ?? '');
process.exit([...differences, ...wholes].some(isBad) ? 1 : 0);

function toLine({ signature, of, ours, theirs }: Difference): string {
  const show = (leg: Leg | undefined): string =>
    leg === undefined
      ? 'none'
      : `${leg.sold} ${leg.soldMint.slice(0, 4)} for ${leg.bought} ${leg.boughtMint.slice(0, 4)} (${leg.venue})`;
  return `${of} · ${signature.slice(0, 12)} · ours ${show(ours)} · theirs ${show(theirs)}`;
}
