import type { Flow } from './to-flows.ts';

export interface FlowBox {
  readonly address: string;
  readonly column: number;
  /** In px, as all that follows. */
  readonly top: number;
  readonly height: number;
}

/** One flow: a line between two boxes that stand beside each other, or under each other in the last column. */
export interface FlowLane {
  readonly flow: Flow;
  /** The room between `column` and the next one; behind the last one for boxes under each other. */
  readonly column: number;
  /** Where it leaves its sender and where it arrives, from the top. */
  readonly from: number;
  readonly to: number;
  readonly course: 'onward' | 'back' | 'beside';
  /** Where its amount stands: at the end that is its own. */
  readonly label: number;
}

export interface FlowPicture {
  readonly boxes: readonly FlowBox[];
  readonly lanes: readonly FlowLane[];
  readonly columns: number;
  /** Whether flows run behind the last column. */
  readonly hasBeside: boolean;
  readonly height: number;
  /** Flows that are left out. */
  readonly hidden: number;
}

/** More lines than this at the head of a page push what follows off the first screen. */
export const MOST_IN_HERO = 6;
const MOST_COLUMNS = 3;
/** Room of a line with its amount above and its dollars below. */
const LANE = 42;
const GAP = 10;
/** A name and a role. */
const LEAST_BOX = 52;

/**
 * The flows that say most, as boxes in columns: `start` stands first, then who dealt with it, then who dealt with
 * those. Of more flows than can be read, those of `start` come first, then those that are worth most.
 *
 * @param worthOf In any unit that all share; `undefined` where it is not known.
 * @param most Lines at most.
 */
export function toFlowPicture(
  flows: readonly Flow[],
  start: string,
  worthOf: (flow: Flow) => bigint | undefined,
  most: number,
): FlowPicture {
  const chosen = chooseFlows(flows, start, worthOf, most);
  const columns = toColumns(chosen, start);
  const last = Math.max(0, ...columns.values());
  const drawn = chosen.filter(({ from, to }) => {
    const [a, b] = [columns.get(from), columns.get(to)];
    return a !== undefined && b !== undefined && from !== to && (a !== b || a === last);
  });
  const shown = [...columns.keys()].filter((address) =>
    drawn.some(({ from, to }) => from === address || to === address),
  );
  const { boxes, placeOf, height } = toBoxes(drawn, shown, columns);
  const lanes = drawn.map((flow): FlowLane => {
    const [a, b] = [columns.get(flow.from)!, columns.get(flow.to)!];
    const from = placeOf(flow, flow.from);
    const to = placeOf(flow, flow.to);
    if (a === b) return { flow, column: a, from, to, course: 'beside', label: from };
    const isOnward = a < b;
    return {
      flow,
      column: Math.min(a, b),
      from,
      to,
      course: isOnward ? 'onward' : 'back',
      label: isOnward ? to : from,
    };
  });
  return {
    boxes,
    lanes,
    columns: drawn.length === 0 ? 0 : last + 1,
    hasBeside: lanes.some(({ course }) => course === 'beside'),
    height,
    hidden: flows.length - lanes.length,
  };
}

function chooseFlows(
  flows: readonly Flow[],
  start: string,
  worthOf: (flow: Flow) => bigint | undefined,
  most: number,
): readonly Flow[] {
  if (flows.length <= most) return flows;
  const rankOf = (flow: Flow) => ({
    isOfStart: flow.from === start || flow.to === start,
    worth: worthOf(flow) ?? -1n,
  });
  const best = flows
    .map((flow, at) => ({ at, ...rankOf(flow) }))
    .toSorted(
      (a, b) =>
        Number(b.isOfStart) - Number(a.isOfStart) ||
        (a.worth === b.worth ? a.at - b.at : a.worth < b.worth ? 1 : -1),
    )
    .slice(0, most);
  return best.toSorted((a, b) => a.at - b.at).map(({ at }) => flows[at]!);
}

/** How many flows lead to an owner from the first one, whichever way they go. */
function toColumns(flows: readonly Flow[], start: string): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const seeds = [start, ...flows.map(({ from }) => from)].filter((address) =>
    flows.some(({ from, to }) => from === address || to === address),
  );
  for (const seed of seeds) {
    if (columns.has(seed)) continue;
    columns.set(seed, 0);
    const queue = [seed];
    for (const address of queue) {
      const next = columns.get(address)! + 1;
      if (next >= MOST_COLUMNS) continue;
      for (const { from, to } of flows) {
        const other = from === address ? to : to === address ? from : undefined;
        if (other === undefined || columns.has(other)) continue;
        columns.set(other, next);
        queue.push(other);
      }
    }
  }
  return columns;
}

/** Boxes as high as the lines at their busier side need, under each other in their columns. */
function toBoxes(flows: readonly Flow[], shown: readonly string[], columns: ReadonlyMap<string, number>) {
  const last = Math.max(0, ...shown.map((address) => columns.get(address)!));
  const isAtLeft = (flow: Flow, address: string): boolean => {
    const other = flow.from === address ? flow.to : flow.from;
    return columns.get(other)! < columns.get(address)!;
  };
  const sideOf = (address: string, left: boolean): readonly Flow[] =>
    flows.filter(
      (flow) => (flow.from === address || flow.to === address) && isAtLeft(flow, address) === left,
    );
  const heightOf = (address: string): number =>
    Math.max(LEAST_BOX, Math.max(sideOf(address, true).length, sideOf(address, false).length) * LANE);
  const boxes: FlowBox[] = [];
  const heights: number[] = [];
  for (let column = 0; column <= last; column++) {
    let top = 0;
    for (const address of shown) {
      if (columns.get(address) !== column) continue;
      boxes.push({ address, column, top, height: heightOf(address) });
      top += heightOf(address) + GAP;
    }
    heights.push(top - GAP);
  }
  const height = Math.max(0, ...heights);
  // One that stands alone in its column reaches as far as what it deals with.
  const placed = boxes.map((box) =>
    boxes.filter(({ column }) => column === box.column).length === 1 ? { ...box, top: 0, height } : box,
  );
  const boxOf = (address: string): FlowBox => placed.find((box) => box.address === address)!;
  /** Where a flow meets a box: beside its other end where only this one box stands, else in turn. */
  const placeOf = (flow: Flow, address: string): number => {
    const box = boxOf(address);
    const other = boxOf(flow.from === address ? flow.to : flow.from);
    const isAlone = (one: FlowBox): boolean =>
      placed.filter(({ column }) => column === one.column).length === 1;
    if (isAlone(box) && !isAlone(other)) return placeOf(flow, other.address);
    const side = sideOf(address, isAtLeft(flow, address));
    const step = box.height / side.length;
    return Math.round(box.top + step * (side.indexOf(flow) + 0.5));
  };
  return { boxes: placed, placeOf, height };
}
