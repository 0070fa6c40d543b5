import LeftOutLines from './left-out.tsx';
import { ListProgress } from './list-progress.tsx';
import type { ListReader, ReaderState } from './list-reader.ts';
import { ListTable } from './list-table.tsx';
import type { DashboardButton } from './row-actions.tsx';
import type { StoredList } from './stored-list.ts';

/** The list that is open: how far it is read, what of it was not understood, and its rows. */
export default function OpenList({
  state,
  reader,
  list,
  DashboardButton,
}: {
  readonly state: ReaderState;
  readonly reader: ListReader;
  readonly list: StoredList;
  readonly DashboardButton: DashboardButton;
}) {
  return (
    <>
      <ListProgress state={state} reader={reader} />
      <LeftOutLines leftOut={list.leftOut} label={`Lines not understood of ${list.name}`} />
      <ListTable key={list.id} state={state} list={list} DashboardButton={DashboardButton} />
    </>
  );
}
