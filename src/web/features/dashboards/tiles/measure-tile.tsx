import type { Tile } from '#contracts/dashboards/dashboard';
import { toParameter } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { messageOf } from '../../../answers/failure.ts';
import { Skeleton } from '../../../ui/block/skeleton.tsx';
import { AddressValue } from '../../../values/address.tsx';
import { readMeasure, subjectOf, toMeasureQuestion, toWindowText } from '../read-measure.ts';
import { useTileAnswer } from '../refresh.ts';
import { resolveSubject } from '../tile-title.ts';
import styles from '../dashboards.module.css';
import { AsOf, Waiting } from './tile-state.tsx';

type MeasureOf = Extract<Tile, { readonly kind: 'measure' }>;

/** One figure. */
export function MeasureTile({ tile, shared }: { readonly tile: MeasureOf; readonly shared: SharedValues }) {
  const { measure, of } = tile;
  const parameter = of === undefined ? undefined : toParameter(of);
  const address = of === undefined ? undefined : resolveSubject(of, shared.parameters);
  const isWaiting = parameter !== undefined && address === undefined;
  const { question, input } = toMeasureQuestion(measure, address, shared.window);
  const answer = useTileAnswer(question, input, !isWaiting);
  const { data, error } = answer;
  if (isWaiting) return <Waiting parameters={[parameter]} />;
  if (data === undefined && error === null) return <Skeleton lines={2} />;
  const { text, more } =
    data === undefined
      ? { text: undefined, more: messageOf(error) }
      : readMeasure(measure, data, shared.window);
  const span =
    data === undefined || text === undefined ? undefined : toWindowText(measure, data, shared.window);
  return (
    <div className={styles.measure}>
      <p className={styles.figure}>{text ?? <span className={styles.none}>No data</span>}</p>
      <p className={styles.more}>
        {[more, span].filter((part) => part !== undefined && part !== '').join(' · ')}
        {/* Whose figure it is, where the dashboard does not say. */}
        {subjectOf(measure) !== undefined && parameter === undefined && address !== undefined && (
          <>
            {' '}
            <AddressValue address={address} bare />
          </>
        )}
      </p>
      <AsOf answer={answer} />
    </div>
  );
}
