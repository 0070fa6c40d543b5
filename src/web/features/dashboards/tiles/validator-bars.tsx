import { toDecimal } from '#contracts/text/value-text';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { BarList, type BarItem } from '../../../ui/chart/bar-list.tsx';
import { useTileAnswer } from '../refresh.ts';
import { AnswerTile } from './tile-state.tsx';

const SOL = 9;

/** Credits or rewards of a validator, the newest epoch first. */
export function ValidatorBars({
  chart,
  vote,
}: {
  readonly chart: 'validatorCredits' | 'validatorRewards';
  readonly vote: string;
}) {
  const answer = useTileAnswer('validator', { vote });
  return (
    <AnswerTile answer={answer}>
      {({ credits, rewards }) => {
        const rows =
          chart === 'validatorCredits'
            ? credits.map(({ epoch, credits: value }) => ({
                epoch,
                value,
                text: value.toLocaleString('en'),
              }))
            : rewards.flatMap(({ epoch, lamports }) =>
                lamports === undefined
                  ? []
                  : [{ epoch, value: Number(lamports), text: `${toDecimal(lamports, SOL)} SOL` }],
              );
        const sorted = rows.toSorted((a, b) => b.epoch - a.epoch);
        return sorted.length === 0 ? (
          <EmptyState title={chart === 'validatorCredits' ? 'No credits yet' : 'No rewards paid yet'} />
        ) : (
          <BarList
            label={chart === 'validatorCredits' ? 'Credits by epoch' : 'Rewards by epoch'}
            items={toItems(sorted)}
          />
        );
      }}
    </AnswerTile>
  );
}

function toItems(
  rows: readonly { readonly epoch: number; readonly value: number; readonly text: string }[],
): readonly BarItem[] {
  const most = Math.max(...rows.map(({ value }) => value));
  return rows.map(({ epoch, value, text }) => ({
    key: String(epoch),
    label: <a href={`/epoch/${epoch}`}>Epoch {epoch}</a>,
    value,
    share: most === 0 ? 0 : value / most,
    text,
  }));
}
