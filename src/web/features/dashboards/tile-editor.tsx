import { useId, useState } from 'react';
import {
  DASHBOARD_LIMITS,
  ENTITY_KINDS,
  toParameter,
  type EntityKind,
  type Parameter,
  type Subject,
  type Tile,
} from '#contracts/dashboards/dashboard';
import { CHART_KEYS, chartOf } from '#contracts/dashboards/tile-charts';
import { MEASURE_KEYS, measureOf } from '#contracts/dashboards/tile-measures';
import { findTileQueryProblem } from '#contracts/dashboards/tile-query';
import { isBase58OfLength } from '#std/base58';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { isAddressText, NO_ADDRESS } from './address-field.tsx';
import { CheckedInput } from './checked-input.tsx';
import { QueryEditor, type QueryBuilder } from './query-editor.tsx';
import { ENTITY_TITLES, KIND_TITLES, PARAMETER_TITLES, toTileTitle } from './tile-title.ts';
import { NoteTile } from './tiles/note-tile.tsx';
import styles from './dashboards.module.css';

const LONGEST_SIGNATURE = 88;

interface TileEditorProps {
  readonly tile: Tile;
  readonly isNew: boolean;
  readonly Builder: QueryBuilder;
  readonly onDone: (tile: Tile) => void;
  readonly onClose: () => void;
}

/** What a tile shows, changed in a draft that is taken whole or not at all. */
export function TileEditor({ tile: given, isNew, Builder, onDone, onClose }: TileEditorProps) {
  const [tile, setTile] = useState(given);
  const problem = findProblem(tile);
  const form = useId();
  return (
    <Dialog
      title={isNew ? `New tile: ${KIND_TITLES[tile.kind]}` : `Edit ${toTileTitle(given)}`}
      size={tile.kind === 'query' ? 'large' : 'medium'}
      keepOnOutsidePress
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="primary" disabled={problem !== undefined}>
            {isNew ? 'Add' : 'Apply'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // A form of the query builder inside this one is its own.
          if (event.target === event.currentTarget && problem === undefined) onDone(tile);
        }}
      >
        <label className={styles.field}>
          Title
          <input
            value={tile.title ?? ''}
            maxLength={DASHBOARD_LIMITS.title}
            placeholder={toTileTitle({ ...tile, title: undefined })}
            onInput={({ currentTarget }) => setTile(withTitle(tile, currentTarget.value))}
          />
        </label>
        {tile.kind !== 'query' && <Fields tile={tile} problem={problem} onChange={setTile} />}
      </form>
      {tile.kind === 'query' && (
        <div className={styles.form}>
          <QueryEditor tile={tile} Builder={Builder} onChange={(next) => setTile({ ...tile, ...next })} />
        </div>
      )}
    </Dialog>
  );
}

function withTitle(tile: Tile, title: string): Tile {
  const { title: _before, ...rest } = tile;
  return title.trim() === '' ? rest : { ...rest, title };
}

function findProblem(tile: Tile): string | undefined {
  if (tile.kind === 'query') return findTileQueryProblem(tile);
  if (!('of' in tile) || tile.of === undefined) return undefined;
  if (toParameter(tile.of) !== undefined) return undefined;
  if (tile.kind === 'entity' && tile.entity === 'transaction')
    return tile.of.length <= LONGEST_SIGNATURE && isBase58OfLength(tile.of, 64)
      ? undefined
      : tile.of === ''
        ? 'Give the signature of a transaction.'
        : 'Not a signature: 64 bytes in base58.';
  if (tile.of === '') return 'Give an address, or follow the dashboard.';
  return isAddressText(tile.of) ? undefined : NO_ADDRESS;
}

function Fields({
  tile,
  problem,
  onChange,
}: {
  readonly tile: Exclude<Tile, { readonly kind: 'query' }>;
  /** What is wrong with what it is of. */
  readonly problem: string | undefined;
  readonly onChange: (tile: Tile) => void;
}) {
  switch (tile.kind) {
    case 'measure':
      return (
        <>
          <Choice
            label="Measure"
            value={tile.measure}
            options={MEASURE_KEYS.map((key) => ({ key, ...measureOf(key) }))}
            onChange={(measure) => {
              const { of: _before, ...rest } = tile;
              const kind = measureOf(measure).of;
              onChange({ ...rest, measure, ...(kind !== undefined && { of: `$${kind}` }) });
            }}
          />
          <SubjectField
            kind={measureOf(tile.measure).of}
            of={tile.of}
            problem={problem}
            onChange={(of) => onChange({ ...tile, of })}
          />
        </>
      );
    case 'chart':
      return (
        <>
          <Choice
            label="Chart"
            value={tile.chart}
            options={CHART_KEYS.map((key) => ({ key, ...chartOf(key) }))}
            onChange={(chart) => {
              const { of: _before, ...rest } = tile;
              const kind = chartOf(chart).of;
              onChange({ ...rest, chart, ...(kind !== undefined && { of: `$${kind}` }) });
            }}
          />
          <SubjectField
            kind={chartOf(tile.chart).of}
            of={tile.of}
            problem={problem}
            onChange={(of) => onChange({ ...tile, of })}
          />
        </>
      );
    case 'entity':
      return (
        <>
          <label className={styles.field}>
            Of what
            <select
              value={tile.entity}
              onChange={({ currentTarget }) => {
                const entity = currentTarget.value as EntityKind; // of the options
                onChange({ ...tile, entity, of: entity === 'transaction' ? '' : `$${entity}` });
              }}
            >
              {ENTITY_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {ENTITY_TITLES[kind]}
                </option>
              ))}
            </select>
          </label>
          {tile.entity === 'transaction' ? (
            <CheckedInput
              label="Signature"
              text={tile.of}
              problem={problem}
              onChange={(text) => onChange({ ...tile, of: text.trim() })}
            />
          ) : (
            <SubjectField
              kind={tile.entity}
              of={tile.of}
              problem={problem}
              onChange={(of) => onChange({ ...tile, of })}
            />
          )}
        </>
      );
    case 'note':
      return (
        <>
          <label className={styles.field}>
            Markdown
            <textarea
              rows={8}
              maxLength={DASHBOARD_LIMITS.note}
              value={tile.text}
              onInput={({ currentTarget }) => onChange({ ...tile, text: currentTarget.value })}
            />
          </label>
          <div className={styles.preview}>
            <NoteTile id={`preview-${tile.id}`} text={tile.text} />
          </div>
        </>
      );
    case 'watchlist':
      return <p className={styles.quiet}>It shows what whoever looks at it has on their own watchlist.</p>;
  }
}

/** Options by what they are about. */
function Choice<Key extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: Key;
  readonly options: readonly {
    readonly key: Key;
    readonly title: string;
    readonly of?: Parameter | undefined;
  }[];
  readonly onChange: (key: Key) => void;
}) {
  const groups = Map.groupBy(options, ({ of }) => (of === undefined ? 'Whole chain' : PARAMETER_TITLES[of]));
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Key)}>
        {[...groups].map(([group, ofGroup]) => (
          <optgroup key={group} label={group}>
            {ofGroup.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The address of the dashboard, or one of the tile alone. */
function SubjectField({
  kind,
  of,
  problem,
  onChange,
}: {
  readonly kind: Parameter | undefined;
  readonly of: Subject | undefined;
  readonly problem: string | undefined;
  readonly onChange: (of: Subject) => void;
}) {
  if (kind === undefined) return null;
  const isShared = of === `$${kind}`;
  const name = PARAMETER_TITLES[kind].toLowerCase();
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? `$${kind}` : '')}
        />{' '}
        Follow the {name} of the dashboard
      </label>
      {!isShared && (
        <CheckedInput
          label={PARAMETER_TITLES[kind]}
          text={of ?? ''}
          placeholder="address"
          problem={problem}
          onChange={(text) => onChange(text.trim())}
        />
      )}
    </>
  );
}
