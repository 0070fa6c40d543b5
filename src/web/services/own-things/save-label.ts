import { MAX_LABELS, type OwnLabel } from '#contracts/people/people';
import { browserLabels, toLabel, type BrowserLabel } from '../../visitor/browser-labels.ts';
import { readActingTeam } from '../../visitor/acting-team.ts';
import { noteActing } from '../../visitor/note-acting.ts';
import { setOwnLabels } from '../../visitor/own-things.ts';
import { readSession } from '../../visitor/session.ts';

/**
 * Gives an address a label of the visitor's, or takes it away where nothing is written: in their account, or that of
 * the team they act as, and in this browser for somebody who is not signed in. Rejects with what may be shown.
 */
export async function saveLabel(address: string, written: string): Promise<void> {
  const label = toLabel(written);
  if (written.trim() !== '' && label === undefined)
    throw new Error('A label is one line of at most 60 characters, none of them invisible.');
  if (readSession().kind === 'authenticated') {
    const { act } = await import('../../api/act.ts');
    const isStillTheirs = noteActing();
    const { labels } =
      label === undefined ? await act('unlabel', { address }) : await act('label', { address, label });
    // Saved all the same; what is on the screen and in the browser is now another's.
    if (!isStillTheirs()) return;
    setOwnLabels(labels);
    // It would be taken into the account once this one is gone.
    if (readActingTeam() === undefined) browserLabels.write(toOthers(address));
    return;
  }
  const others = toOthers(address);
  if (label !== undefined && others.length >= MAX_LABELS)
    throw new Error(`You already have ${MAX_LABELS} labels, which is the maximum.`);
  browserLabels.write(label === undefined ? others : [{ address, label }, ...others]);
}

/** The labels of this browser, without that of an address. */
const toOthers = (address: string): readonly BrowserLabel[] =>
  browserLabels.read().filter((one) => one.address !== address);

/** Which labels of this browser an account has no word for, by what they say: those of one text are saved at once. */
export function toTaken(
  mine: readonly BrowserLabel[],
  account: readonly Pick<OwnLabel, 'address'>[],
): readonly { readonly label: string; readonly addresses: readonly string[] }[] {
  const known = new Set(account.map(({ address }) => address));
  const groups = Map.groupBy(
    mine.filter(({ address }) => !known.has(address)),
    ({ label }) => label,
  );
  return [...groups].map(([label, those]) => ({ label, addresses: those.map(({ address }) => address) }));
}
