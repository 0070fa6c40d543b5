import { ChatIcon } from '../frame/chat-icon.tsx';
import { toEntityText, toPageText } from './page-context.ts';
import type { Sending } from '../run/use-sending.ts';
import styles from './composer.module.css';

/** What goes along with the question, each removable. */
export function ContextChips({ sending }: { readonly sending: Sending }) {
  const { page, entities, noteCount } = sending;
  if (page === undefined && entities.length === 0 && noteCount === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Sent with the question">
      {page !== undefined && <Chip text={toPageText(page)} onRemove={sending.removePage} />}
      {entities.map((entity) => (
        <Chip
          key={`${entity.kind} ${entity.id}`}
          text={toEntityText(entity)}
          title={entity.id}
          onRemove={() => sending.removeEntity(entity)}
        />
      ))}
      {noteCount > 0 && (
        <li className={styles.chip}>
          {noteCount} {noteCount === 1 ? 'note' : 'notes'}
        </li>
      )}
    </ul>
  );
}

function Chip({
  text,
  title = text,
  onRemove,
}: {
  readonly text: string;
  readonly title?: string | undefined;
  readonly onRemove: () => void;
}) {
  return (
    <li className={styles.chip} title={title}>
      <span className={styles.chipText}>{text}</span>
      <button type="button" className={styles.remove} aria-label={`Leave out ${text}`} onClick={onRemove}>
        <ChatIcon name="cross" size={10} />
      </button>
    </li>
  );
}
