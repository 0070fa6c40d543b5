/** Work that is done one after the other. */
export interface Turns<T> {
  /** Calls `begin` when it is the turn of `place`. The result lets the next begin, and has to be called, begun or not. */
  take(place: T, begin: () => void): () => void;
}

/** Of those that wait, the one that stands first has the next turn. Those that ask in one task begin in their order. */
export function createTurns<T>(isBefore: (a: T, b: T) => boolean): Turns<T> {
  const waiting: { readonly place: T; readonly begin: () => void }[] = [];
  let atWork: object | undefined;
  const next = () => {
    if (atWork !== undefined) return;
    const first = waiting.toSorted((a, b) => (isBefore(a.place, b.place) ? -1 : 1))[0];
    if (first === undefined) return;
    waiting.splice(waiting.indexOf(first), 1);
    atWork = first;
    first.begin();
  };
  return {
    take(place, begin) {
      const own = { place, begin };
      waiting.push(own);
      setTimeout(next);
      return () => {
        const at = waiting.indexOf(own);
        if (at >= 0) waiting.splice(at, 1);
        if (atWork !== own) return;
        atWork = undefined;
        next();
      };
    },
  };
}
