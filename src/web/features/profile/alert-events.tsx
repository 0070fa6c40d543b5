import { Button } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import styles from './profile.module.css';
import { useMay } from '../../visitor/use-may.ts';

/** What the user's alerts have found, the newest first. */
export function AlertEvents() {
  const own = useOwn('alertEvents', {});
  const may = useMay('alerts.write');
  return (
    <OwnState own={own}>
      {({ events }) => {
        const [newest] = events;
        if (newest === undefined) return null;
        const unseen = events.filter(({ isSeen }) => !isSeen).length;
        return (
          <section className={styles.events} aria-label="Alert history">
            <ul>
              {events.slice(0, 20).map(({ id, address, text, firedMs, isSeen }) => (
                <li key={id}>
                  {!isSeen && <Badge tone="info">new</Badge>}{' '}
                  <AgeValue unixSeconds={Math.floor(firedMs / 1_000)} />{' '}
                  {address !== undefined && <AddressValue address={address} bare />} <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
            {unseen > 0 && (
              <Button
                disabled={own.busy || !may}
                onClick={() =>
                  void own.change('seeAlertEvents', { upToMs: newest.firedMs }, (now) => ({
                    events: now.events.map((event) => ({ ...event, isSeen: true })),
                  }))
                }
              >
                Mark {unseen} as seen
              </Button>
            )}
          </section>
        );
      }}
    </OwnState>
  );
}
