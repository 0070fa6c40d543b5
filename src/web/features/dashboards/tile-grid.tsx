import { useId, useRef, useState, type PointerEvent } from 'react';
import type { Tile, TilePlace } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { classNames } from '../../ui/class-names.ts';
import { PanelBoundary } from '../../ui/block/panel-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import {
  heightOf,
  inOrder,
  isMoveKey,
  moveInOrder,
  placeTile,
  sayPlace,
  toNudged,
  type MoveKey,
} from './grid.ts';
import { TileBody } from './tile-body.tsx';
import { KIND_TITLES, toTileTitle } from './tile-title.ts';
import { useFit } from './use-fit.ts';
import styles from './dashboards.module.css';

/** Height of a row and the gap between two, in pixels at the usual size of text; as the style sheet has them. */
const ROW_PX = 56;
const GAP_PX = 12;
/** Title, paddings, and what stands around the plot of a chart. */
const AROUND_PX = 170;

export interface GridEditing {
  readonly change: (tiles: readonly Tile[]) => void;
  readonly open: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
}

interface TileGridProps {
  readonly tiles: readonly Tile[];
  readonly shared: SharedValues;
  /** Absent where it is only looked at. */
  readonly editing?: GridEditing | undefined;
}

/** Where a drag would put a tile. */
interface Drag {
  readonly id: string;
  readonly to: TilePlace;
}

/** The tiles on their grid; in one column where there is no room for it. */
export function TileGrid({ tiles, shared, editing }: TileGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const help = useId();
  const [drag, setDrag] = useState<Drag>();
  const [said, say] = useState('');
  const titles = toTitles(tiles);
  const shown = drag === undefined ? tiles : placeTile(tiles, drag.id, drag.to);

  const nudge = (tile: Tile, key: MoveKey, resize: boolean) => {
    if (editing === undefined) return;
    const isColumn = grid.current !== null && getComputedStyle(grid.current).display !== 'grid';
    // In one column there is only an order, and a height.
    const next = !isColumn
      ? placeTile(tiles, tile.id, toNudged(tile, key, resize))
      : resize
        ? placeTile(tiles, tile.id, toNudged(tile, key === 'ArrowUp' ? 'ArrowUp' : 'ArrowDown', true))
        : moveInOrder(tiles, tile.id, key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1);
    const moved = next.find(({ id }) => id === tile.id);
    const isSame = moved === undefined || sayPlace(moved) === sayPlace(tile);
    if (!isSame) editing.change(next);
    const place = moved ?? tile;
    const where = isColumn
      ? `place ${inOrder(next).findIndex(({ id }) => id === tile.id) + 1} of ${next.length}, ${place.h} high`
      : sayPlace(place);
    say(`${titles.get(tile.id)}: ${isSame ? 'no further, ' : ''}${where}.`);
  };

  /** Follows the pointer until it is let go; Escape puts the tile back. */
  const follow = (event: PointerEvent<HTMLElement>, tile: Tile, isResize: boolean) => {
    if (editing === undefined || event.button !== 0 || grid.current === null) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const cell = (grid.current.clientWidth + GAP_PX) / 12;
    const row = readRowPx(grid.current);
    const [fromX, fromY] = [event.clientX + scrollX, event.clientY + scrollY];
    let to: TilePlace = tile;
    handle.setPointerCapture(event.pointerId);
    const onMove = (moved: globalThis.PointerEvent) => {
      const dx = Math.round((moved.clientX + scrollX - fromX) / cell);
      const dy = Math.round((moved.clientY + scrollY - fromY) / row);
      const { x, y, w, h } = tile;
      to = isResize ? { x, y, w: Math.min(w + dx, 12 - x), h: h + dy } : { x: x + dx, y: y + dy, w, h };
      setDrag({ id: tile.id, to });
    };
    const end = (isDone: boolean) => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onUp);
      handle.removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKey, true);
      setDrag(undefined);
      const next = placeTile(tiles, tile.id, to);
      const moved = next.find(({ id }) => id === tile.id);
      if (!isDone || moved === undefined || sayPlace(moved) === sayPlace(tile)) return;
      editing.change(next);
      say(`${titles.get(tile.id)}: ${sayPlace(moved)}.`);
    };
    const onUp = () => end(true);
    const onCancel = () => end(false);
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end(false);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onUp);
    handle.addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey, true);
  };

  return (
    <div className={styles.frame}>
      {editing !== undefined && (
        <p id={help} className="visually-hidden">
          Arrows move the tile, with Shift they change its size.
        </p>
      )}
      <div className="visually-hidden" role="status">
        {said}
      </div>
      <div
        ref={grid}
        className={classNames(styles.grid, editing && styles.editing)}
        data-grid
        style={{ '--rows': Math.max(1, heightOf(shown)) }}
      >
        {inOrder(shown).map((tile) => {
          const title = titles.get(tile.id)!; // each has one
          return (
            <article
              key={tile.id}
              className={classNames(styles.tile, drag?.id === tile.id && styles.dragged)}
              style={{ '--x': tile.x + 1, '--y': tile.y + 1, '--w': tile.w, '--h': tile.h }}
              aria-label={title}
              data-tile={tile.id}
              data-kind={tile.kind}
            >
              <header className={styles.tileHead}>
                {editing !== undefined && (
                  <button
                    type="button"
                    className={styles.handle}
                    aria-label={`Move ${title}`}
                    aria-describedby={help}
                    title="Drag, or arrows; with Shift the size"
                    onPointerDown={(event) => follow(event, tile, false)}
                    onKeyDown={(event) => {
                      if (!isMoveKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
                      event.preventDefault();
                      event.stopPropagation();
                      nudge(tile, event.key, event.shiftKey);
                    }}
                  >
                    <span aria-hidden="true">⠿</span>
                  </button>
                )}
                <h2 className={styles.tileTitle}>
                  <bdi>{toTileTitle(tile)}</bdi>
                </h2>
                {editing !== undefined && (
                  <Menu
                    title={<Icon name="gear" />}
                    label={`${KIND_TITLES[tile.kind]} ${title}`}
                    align="end"
                    entries={[
                      { kind: 'action', text: 'Edit', run: () => editing.open(tile.id) },
                      { kind: 'action', text: 'Duplicate', run: () => editing.duplicate(tile.id) },
                      {
                        kind: 'action',
                        text: 'Move up',
                        run: () => editing.change(moveInOrder(tiles, tile.id, -1)),
                      },
                      {
                        kind: 'action',
                        text: 'Move down',
                        run: () => editing.change(moveInOrder(tiles, tile.id, 1)),
                      },
                      { kind: 'separator' },
                      { kind: 'action', text: 'Remove', run: () => editing.remove(tile.id) },
                    ]}
                  />
                )}
              </header>
              <Fitted tile={tile} shared={shared} title={title} />
              {editing !== undefined && (
                <span
                  className={styles.corner}
                  aria-hidden="true"
                  onPointerDown={(event) => follow(event, tile, true)}
                />
              )}
            </article>
          );
        })}
      </div>
    </div>
  );
}

/** What each tile is called for who does not see it, by its id: the second of a title is numbered. */
function toTitles(tiles: readonly Tile[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    inOrder(tiles).map((tile) => {
      const title = toTileTitle(tile);
      const count = (counts.get(title) ?? 0) + 1;
      counts.set(title, count);
      return [tile.id, count === 1 ? title : `${title} (${count})`];
    }),
  );
}

function Fitted({
  tile,
  shared,
  title,
}: {
  readonly tile: Tile;
  readonly shared: SharedValues;
  readonly title: string;
}) {
  const { frame, inner, height } = useFit(tile.h * (ROW_PX + GAP_PX) - GAP_PX - AROUND_PX);
  return (
    <div ref={frame} className={styles.tileBody}>
      <div ref={inner} className={styles.fit}>
        <PanelBoundary title={title}>
          <TileBody tile={tile} shared={shared} title={title} height={height} />
        </PanelBoundary>
      </div>
    </div>
  );
}

/** A row with its gap, at the size of text that is chosen. */
function readRowPx(grid: HTMLElement): number {
  const { gridAutoRows, rowGap } = getComputedStyle(grid);
  const [row, gap] = [Number.parseFloat(gridAutoRows), Number.parseFloat(rowGap)];
  return Number.isFinite(row) && Number.isFinite(gap) ? row + gap : ROW_PX + GAP_PX;
}
