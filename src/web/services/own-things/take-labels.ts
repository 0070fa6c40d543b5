import { MAX_MANY, type OwnLabel } from '#contracts/people/people';
import { act } from '../../api/act.ts';
import { noteActing } from '../../visitor/note-acting.ts';
import { browserLabels } from '../../visitor/browser-labels.ts';
import { setOwnLabels } from '../../visitor/own-things.ts';
import { notify } from '../notifications/notify.ts';
import { toTaken } from './save-label.ts';

let isTaking = false;

/**
 * Takes the labels of this browser into the account of whoever signed in, and out of the browser as they are there.
 * Where the account has one of its own for an address, that one stays. What is refused stays in the browser, as does
 * the rest once somebody else is signed in or they act as a team.
 */
export async function takeLabels(account: readonly OwnLabel[]): Promise<void> {
  const groups = toTaken(browserLabels.read(), account);
  if (groups.length === 0 || isTaking) return;
  isTaking = true;
  const isStillTheirs = noteActing();
  let count = 0;
  try {
    for (const { label, addresses } of groups) {
      for (let from = 0; from < addresses.length; from += MAX_MANY) {
        const some = addresses.slice(from, from + MAX_MANY);
        const { labels } = await act('labelMany', { addresses: some, label });
        browserLabels.write(browserLabels.read().filter(({ address }) => !some.includes(address)));
        if (!isStillTheirs()) return;
        setOwnLabels(labels);
        count += some.length;
      }
    }
  } catch {
    // Too many, or the server is away: the rest is tried the next time the labels are loaded.
  } finally {
    isTaking = false;
  }
  if (count === 0) return;
  notify({
    type: 'info',
    title:
      count === 1
        ? 'A label of this browser is in your account now'
        : `${count} labels of this browser are in your account now`,
    message: 'You see them wherever you sign in.',
  });
}
