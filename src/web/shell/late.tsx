import type { ComponentType, ReactElement } from 'react';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { useLatePart } from '../ui/state/use-late-part.ts';
import styles from './shell.module.css';

/** A part of the shell that is fetched when it is wanted. What somebody waits for says so where it does not come. */
export function Late<Props>({
  load,
  wish = true,
  failure,
  onDismiss,
  children,
}: {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly wish?: number | boolean;
  /** Absent while nobody waits for it. */
  readonly failure?: string | false;
  readonly onDismiss?: () => void;
  readonly children: (Part: ComponentType<Props>) => ReactElement;
}) {
  const late = useLatePart(load, wish);
  if (late.Part) return children(late.Part);
  if (!late.failure || !failure) return null;
  return (
    <div className={styles.failure} role="alert">
      <Notice kind="not-available" title={failure}>
        <div>
          <Button onClick={late.again}>Try again</Button> <Button onClick={onDismiss}>Close</Button>
        </div>
      </Notice>
    </div>
  );
}
