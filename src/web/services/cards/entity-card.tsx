import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Entity } from '#contracts/assistant/agent';
import type { BulkPart } from '#contracts/bulk/bulk';
import { toShortAddress } from '#contracts/text/value-text';
import { useAnswer } from '../../api/use-answer.ts';
import { usePlace } from '../../router/place.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useCopying } from '../../ui/copy/use-copying.ts';
import { Button } from '../../ui/form/button.tsx';
import { NamesProvider, NO_NAMES } from '../../values/names.ts';
import { WatchButton } from '../own-things/watch-button.tsx';
import { CardFacts } from './card-facts.tsx';
import { toWatchedKind } from './find-carded.ts';
import styles from './entity-card.module.css';

export interface EntityCardProps {
  readonly link: HTMLElement;
  readonly entity: Entity;
  readonly isByKey: boolean;
  /** The focus went elsewhere, and stays there. */
  readonly onLeft: () => void;
  readonly onLabel: () => void;
  readonly onAsk: () => void;
}

const PARTS: Readonly<Partial<Record<Entity['kind'], readonly BulkPart[]>>> = {
  transaction: ['transaction'],
  token: ['account', 'market'],
  account: ['account', 'activity'],
};
/** Between the link and the card, and the card and the edge. */
const GAP_PX = 6;
const EDGE_PX = 8;

/** What something is, in a few figures, and what can be done with it: below its link, or above where there is no room. */
export default function EntityCard({ link, entity, isByKey, onLeft, onLabel, onAsk }: EntityCardProps) {
  const { cluster } = usePlace();
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top?: number; bottom?: number }>();
  const { icon, copy } = useCopying();
  const { id, kind } = entity;
  const { data, error } = useAnswer('bulk', {
    q: JSON.stringify({ items: [id], parts: PARTS[kind] ?? ['account'] }),
  });
  useLayoutEffect(() => {
    if (!card.current) return;
    const at = link.getBoundingClientRect();
    const { width, height } = card.current.getBoundingClientRect();
    const left = Math.max(EDGE_PX, Math.min(at.left, document.documentElement.clientWidth - width - EDGE_PX));
    const hasRoom = at.bottom + GAP_PX + height + EDGE_PX <= innerHeight;
    setPlace(
      hasRoom || at.top < innerHeight / 2
        ? { left, top: at.bottom + GAP_PX }
        : { left, bottom: innerHeight - at.top + GAP_PX },
    );
  }, [link, data, error]);
  const isPlaced = place !== undefined;
  useEffect(() => {
    if (isByKey && isPlaced) card.current?.querySelector('button')?.focus();
  }, [isByKey, isPlaced]);
  const watched = toWatchedKind(entity);
  const row = data?.kind === 'found' ? data.rows[0] : undefined;
  const reason = error ? 'It could not be loaded.' : data?.kind === 'absent' ? data.message : undefined;
  return (
    <div
      ref={card}
      data-card={kind}
      role="dialog"
      aria-label={`About ${toShortAddress(id)}`}
      className={styles.card}
      style={place ?? { visibility: 'hidden', left: 0, top: 0 }}
      onBlur={({ relatedTarget }) => {
        if (isByKey && relatedTarget instanceof Node && !card.current?.contains(relatedTarget)) onLeft();
      }}
    >
      <NamesProvider value={data?.kind === 'found' ? data.names : NO_NAMES}>
        {row ? (
          <CardFacts entity={entity} row={row} />
        ) : reason === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <Notice kind="not-available" title={reason} />
        )}
      </NamesProvider>
      <div className={styles.actions} role="group" aria-label="Actions">
        <Button look="plain" onClick={() => copy(id)}>
          {icon === 'check' ? 'Copied' : 'Copy'}
        </Button>
        {watched && (
          <Button look="plain" title="Key l" onClick={onLabel}>
            <span aria-hidden="true">✎</span> Label
          </Button>
        )}
        {watched && cluster !== 'custom' && <WatchButton kind={watched} address={id} />}
        <Button look="plain" onClick={onAsk}>
          Ask
        </Button>
      </div>
    </div>
  );
}
