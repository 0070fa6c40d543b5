import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { JsonTree } from './json-tree.tsx';
import styles from './reference.module.css';
import type { Building } from './request.ts';

interface Heard {
  readonly number: number;
  readonly id: string;
  readonly afterMs: number;
  readonly value: unknown;
}

/** Events that are shown; older ones make room. */
const MOST_SHOWN = 10;

/** Opens the stream when the button is pressed and shows its newest events, until it is stopped. */
export function LiveTry({ building }: { readonly building: Building }) {
  const [state, setState] = useState<'closed' | 'open' | 'lost'>('closed');
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const stream = useRef<EventSource | undefined>(undefined);
  const stop = () => {
    stream.current?.close();
    stream.current = undefined;
  };
  useEffect(() => stop, []);

  const listen = () => {
    if (building.kind === 'faults') return;
    stop();
    setHeard([]);
    const start = performance.now();
    let number = 0;
    const opened = new EventSource(building.request.path);
    stream.current = opened;
    setState('open');
    opened.addEventListener('message', (event: MessageEvent<string>) => {
      number++;
      const next: Heard = {
        number,
        id: event.lastEventId,
        afterMs: performance.now() - start,
        value: JSON.parse(event.data),
      };
      setHeard((before) => [next, ...before].slice(0, MOST_SHOWN));
    });
    opened.addEventListener('error', () => {
      // One that was cut opens again by itself; one that was refused is over.
      if (opened.readyState === EventSource.CLOSED) setState('lost');
    });
  };

  return (
    <Section title="Try it">
      <div className={styles.buttons}>
        {state === 'open' ? (
          <Button
            onClick={() => {
              stop();
              setState('closed');
            }}
          >
            Stop
          </Button>
        ) : (
          <Button look="primary" onClick={listen}>
            Listen
          </Button>
        )}
        {building.kind === 'built' && <code className={styles.target}>{`GET ${building.request.path}`}</code>}
      </div>
      {state === 'lost' && (
        <Notice kind="not-available" title="The stream was refused">
          Its input may be invalid, or too many streams are open.
        </Notice>
      )}
      {state === 'open' && heard.length === 0 && <p className={styles.quiet}>Open; waiting for an event.</p>}
      <ol className={styles.events}>
        {heard.map(({ number, id, afterMs, value }) => (
          <li key={number}>
            <p className={styles.quiet}>
              {`Event ${number}${id === '' ? '' : `, id ${id}`}, after ${(afterMs / 1_000).toFixed(1)} s, measured here`}
            </p>
            <JsonTree value={value} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
