import { useLayoutEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../state/stored-value.ts';
import { toInitialLayout, type PanelColumn, type PanelLayout } from './panel-layout.ts';
import { parseStoredLayout, toStoredLayout } from './stored-layout.ts';

/** The layout of a workspace, remembered under a key; `keep` is false while a border is still on its way. */
export function usePanelLayout(columns: readonly PanelColumn[], memoryKey: string) {
  const shape = JSON.stringify(columns);
  const initial = useMemo(() => toInitialLayout(JSON.parse(shape) as readonly PanelColumn[]), [shape]); // made above
  const [layout, setLayout] = useState(initial);
  useLayoutEffect(() => setLayout(parseStoredLayout(readStored(memoryKey), initial)), [memoryKey, initial]);
  const change = (next: PanelLayout, keep = true) => {
    setLayout(next);
    if (keep) writeStored(memoryKey, next === initial ? undefined : toStoredLayout(next));
  };
  return { layout, initial, change };
}
