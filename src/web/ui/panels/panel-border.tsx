import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { changeSizes, moveBorder, resetBorder, type Border, type PanelLayout } from './panel-layout.ts';
import styles from './panel-border.module.css';

const STEP_PX = 24;
/** No drag makes a column narrower or a panel lower; the same bounds as in the stylesheet of the workspace. */
const LEAST_PX = { columns: 200, panels: 120 };

/** What a drag began with. */
interface Grab {
  readonly from: PanelLayout;
  readonly at: number;
  readonly whole: number;
}

export interface PanelBorderProps {
  readonly border: Border;
  readonly layout: PanelLayout;
  readonly initial: PanelLayout;
  readonly change: (layout: PanelLayout, keep?: boolean) => void;
  readonly label: string;
  /** Id of what is before it. */
  readonly controls: string;
  /** Shares of its two neighbours. */
  readonly before: number;
  readonly after: number;
}

/** A border to drag, or to move by arrow keys, Home and End; a double click puts it back. */
export function PanelBorder({ border, layout, initial, change, ...rest }: PanelBorderProps) {
  const { label, controls, before, after } = rest;
  const grabbed = useRef<Grab | undefined>(undefined);
  const [moving, setMoving] = useState(false);
  const across = border.kind === 'columns';
  const least = LEAST_PX[border.kind];
  const move = (from: PanelLayout, px: number, whole: number, keep: boolean) =>
    change(
      changeSizes(from, border, (sizes) => moveBorder(sizes, border.at, px / whole, least / whole)),
      keep,
    );
  const positionOf = (event: PointerEvent<HTMLDivElement>) => (across ? event.clientX : event.clientY);
  const follow = (event: PointerEvent<HTMLDivElement>, keep: boolean) => {
    const { current: grab } = grabbed;
    if (grab) move(grab.from, positionOf(event) - grab.at, grab.whole, keep);
  };
  const letGo = () => {
    grabbed.current = undefined;
    setMoving(false);
  };
  const reset = (element: HTMLElement) => {
    const whole = toWhole(element, across);
    const was = sizesOf(initial, layout, border);
    change(changeSizes(layout, border, (sizes) => resetBorder(sizes, was, border.at, least / whole)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && grabbed.current) {
      change(grabbed.current.from);
      letGo();
      event.stopPropagation();
    }
    const whole = toWhole(event.currentTarget, across);
    const steps: Readonly<Record<string, number>> = {
      [across ? 'ArrowLeft' : 'ArrowUp']: -STEP_PX,
      [across ? 'ArrowRight' : 'ArrowDown']: STEP_PX,
      Home: -whole,
      End: whole,
    };
    const px = steps[event.key];
    if (px === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(layout, px, whole, true);
  };
  return (
    <div
      className={styles.border}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={across ? 'vertical' : 'horizontal'}
      aria-controls={controls}
      aria-valuemin={0}
      aria-valuemax={Math.round((before + after) * 100)}
      aria-valuenow={Math.round(before * 100)}
      data-moving={moving}
      style={across ? undefined : { '--row': border.at * 2 + 2 }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const { currentTarget } = event;
        currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { from: layout, at: positionOf(event), whole: toWhole(currentTarget, across) };
        setMoving(true);
      }}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={(event) => {
        if (grabbed.current && positionOf(event) !== grabbed.current.at) follow(event, true);
        letGo();
      }}
      onPointerCancel={() => {
        if (grabbed.current) change(grabbed.current.from, false);
        letGo();
      }}
      onDoubleClick={({ currentTarget }) => reset(currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Pixels that the neighbours of a border share with all beside them. */
function toWhole(border: HTMLElement, across: boolean): number {
  let whole = 0;
  for (const child of border.parentElement?.children ?? []) {
    if (child.getAttribute('role') === 'separator') continue;
    const { width, height } = child.getBoundingClientRect();
    whole += across ? width : height;
  }
  return Math.max(1, whole);
}

/** What the shown neighbours of a border had in the initial layout. */
function sizesOf(initial: PanelLayout, { hidden }: PanelLayout, border: Border): readonly number[] {
  let sizes: readonly number[] = [];
  changeSizes({ ...initial, hidden }, border, (given) => (sizes = given));
  return sizes;
}
