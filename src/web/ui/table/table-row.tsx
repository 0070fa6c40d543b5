import { memo, type ReactNode, type RefCallback } from 'react';
import { classNames } from '../class-names.ts';
import type { PhoneRole } from './phone-roles.ts';
import type { Column } from './table.tsx';
import styles from './table.module.css';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  /** Of the columns, on a phone's card. */
  readonly roles: readonly PhoneRole[];
  readonly tone: 'negative' | 'muted' | undefined;
  readonly note: ReactNode | undefined;
  /** Tab enters here. */
  readonly isEntry: boolean;
  /** Others are not rendered, so the row says which one it is. */
  readonly isNumbered: boolean;
  readonly measure: RefCallback<HTMLElement> | undefined;
}

/** A row and the note under it. Rendered again only when something of it changed, not when the window moves. */
export const TableRow = memo(TableRowView) as typeof TableRowView; // `memo` forgets the type of the rows

function TableRowView<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, roles, tone, note, isEntry, isNumbered, measure } = props;
  return (
    <>
      <tr
        ref={measure}
        data-tone={tone}
        tabIndex={isEntry ? 0 : -1}
        data-row
        data-index={index}
        // The header is the first.
        aria-rowindex={isNumbered ? index + 2 : undefined}
      >
        {columns.map((column, i) => (
          <td
            key={column.key}
            data-title={column.short ?? column.title}
            data-phone={roles[i]}
            data-lines={column.phoneLines}
            data-opens={column.opens}
            data-room={column.fits}
            className={classNames(column.align && styles.right, column.wide && styles.wide)}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {note !== undefined && (
        <tr className={styles.note} tabIndex={-1} data-note>
          <td colSpan={columns.length}>{note}</td>
        </tr>
      )}
    </>
  );
}
