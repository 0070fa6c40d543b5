import type { OperationAnswer, ReferenceAnswer } from '#contracts/reference';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { OperationList } from './operation-list.tsx';
import { OperationView } from './operation-view.tsx';
import { Overview } from './overview.tsx';
import styles from './reference.module.css';

/** Every request in a list, and beside it the chosen one, or what holds for all of them. */
export function ReferenceView({
  reference,
  chosen,
}: {
  readonly reference: Wire<ReferenceAnswer>;
  readonly chosen: Wire<OperationAnswer> | undefined;
}) {
  const name = chosen?.kind === 'found' ? chosen.operation.name : undefined;
  return (
    <div className={styles.layout} data-chosen={chosen !== undefined}>
      <OperationList operations={reference.operations} chosen={name} />
      <div className={styles.main}>
        {chosen === undefined && <Overview reference={reference} />}
        {chosen?.kind === 'absent' && <AbsenceView absence={chosen} />}
        {chosen?.kind === 'found' && <OperationView key={name} found={chosen} limits={reference.limits} />}
      </div>
    </div>
  );
}
