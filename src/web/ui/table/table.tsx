import { memo, Suspense, useMemo, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { ShownList } from '#contracts/export/exports';
import { classNames } from '../class-names.ts';
import { isPlainPress } from '../is-plain-press.ts';
import { ExportButton } from './export-button.tsx';
import { pressInRows } from './row-keys.ts';
import type { RowSpan } from './row-view.ts';
import { readShownTable, toRecords, type CsvColumn } from './shown-records.ts';
import { toPhoneRoles, type PhoneRole } from './phone-roles.ts';
import { TableRow, type TableRowProps } from './table-row.tsx';
import { useHeldColumns } from './use-held-columns.ts';
import { useRowWindow, WINDOW_FROM } from './use-row-window.tsx';
import styles from './table.module.css';

export interface Column<Row> extends CsvColumn<Row> {
  readonly key: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  readonly align?: 'right' | undefined;
  /** Takes the room that is left. */
  readonly wide?: boolean | undefined;
  /** How many characters it has room for in a table that keeps still. */
  readonly room?: number | undefined;
  /** In a snug table: left out where its frame is narrower than this; `roomiest` goes first. */
  readonly fits?: 'roomy' | 'roomier' | 'roomiest' | undefined;
  /** What it is on the card a phone makes of a row; where none is given, its place in the row says it. */
  readonly phone?: PhoneRole | undefined;
  /** It has two lines there, rather than one that is cut. */
  readonly phoneLines?: 2 | undefined;
  /** Its title on that card, where there is a shorter one; empty where the value needs none. */
  readonly short?: string | undefined;
  /** Its link is where that card leads, in place of the name's. */
  readonly opens?: boolean | undefined;
  /** How the rows are sorted by this column, and how they stand now when they are. */
  readonly sort?:
    | {
        /** Where the title leads. */
        readonly href: string;
        readonly now?: 'ascending' | 'descending' | undefined;
        /** Does it in place. */
        readonly choose?: (() => void) | undefined;
      }
    | undefined;
}

export interface TableProps<Row> {
  /** Says what the table lists, for those who cannot see its surroundings. */
  readonly label: string;
  /** Columns take no more room than they need, so that figures sit near the names; what is left stays empty, unless they are many. */
  readonly snug?: boolean | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Marks rows, such as failed ones. */
  readonly toneOf?: ((row: Row) => 'negative' | 'muted' | undefined) | undefined;
  /** A line across the table under a row, where the list passes a bound. */
  readonly noteAfter?: ((row: Row) => ReactNode | undefined) | undefined;
  /** The list the rows are a part of: then the whole of it can be exported too. */
  readonly list?: ShownList | undefined;
  /** The table stands inside something that offers its export. */
  readonly bare?: boolean | undefined;
  /** The header sticks to the screen however short the table is. */
  readonly sticky?: boolean | undefined;
  /** Rows come while it is looked at. None wanders down the page: another takes its place. */
  readonly inPlace?: boolean | undefined;
  /**
   * Columns and rows keep their sizes whatever is in them, and there is room for so many rows, so that nothing moves
   * in a live list. What a row is cut short of stands on the page it leads to.
   */
  readonly still?: number | undefined;
}

/** So many columns fill a frame without gaps between a name and its figures. */
const MANY = 6;
/** Rendered beyond either edge of the screen: about a screen of them. */
const OVERSCAN = 24;

/**
 * Rows under their titles; on a phone each row is a card of two lines. `j` and `k`, arrows, Home, End and Page move, Enter opens
 * the row's first link. Of a long table only the rows near the screen are rendered, and its header sticks.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, list, bare, sticky, still, snug } = props;
  const roles = useMemo(() => toPhoneRoles(columns), [columns]);
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { spans, after, entry, isWindowed, isServed, measure, focusRow, withAllRows, late } = useRowWindow({
    frame: body,
    rows,
    keyOf,
    overscan: OVERSCAN,
  });
  const isLong = rows.length > WINDOW_FROM;
  useHeldColumns(
    region,
    isLong ? 'columns' : sticky ? 'header' : 'nothing',
    columns.map(({ key }) => key).join(' '),
  );
  const toShown = () =>
    columns.some(({ csv }) => csv) ? toRecords(columns, rows) : withAllRows(() => readTable(region));
  const table = (
    <>
      <div
        ref={region}
        className={classNames(
          styles.frame,
          isLong && styles.long,
          (isLong || sticky) && styles.sticky,
          still !== undefined && styles.still,
          snug && styles.snug,
          columns.length >= MANY && styles.full,
        )}
        style={still === undefined ? undefined : toRoom(columns, still)}
        role="group"
        aria-label={label}
      >
        <table className={styles.table} aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
          <caption className="visually-hidden">{label}</caption>
          {still !== undefined && (
            <colgroup>
              {columns.map(({ key, room }) => (
                <col
                  key={key}
                  style={room === undefined ? undefined : { width: `${toColumnRem(room)}rem` }}
                />
              ))}
            </colgroup>
          )}
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  data-room={column.fits}
                  className={classNames(column.align && styles.right, column.wide && styles.wide)}
                  aria-sort={column.sort?.now}
                >
                  {column.sort ? <SortLink title={column.title} {...column.sort} /> : column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={(event) => pressInRows(event, rows.length, focusRow)}>
            {isServed
              ? [
                  ...toRows(props, { start: 0, end: WINDOW_FROM, entry, roles }),
                  <Rest key=" rest" table={props} roles={roles} />,
                ]
              : spans.flatMap((span, i) => [
                  ...toGap(span.before, ` gap ${i}`),
                  ...toRows(props, { ...span, entry, roles, isNumbered: isWindowed, measure }),
                ])}
            {toGap(after, ' gap')}
          </tbody>
        </table>
      </div>
      {late}
    </>
  );
  if (bare || rows.length === 0) return table;
  return (
    <>
      {table}
      <div className={styles.tools}>
        <ExportButton toRequest={() => ({ title: label, shown: toShown(), list })} />
      </div>
    </>
  );
}

/** Of a column, in rem: a character of the table's type, and the padding. */
const toColumnRem = (characters: number): number => Math.ceil(characters * 5.7 + 15) / 10;
/** Of a wide column, in characters. */
const LEAST_WIDE = 26;

/** What the styles of a table that keeps still reckon with. */
function toRoom<Row>(columns: readonly Column<Row>[], rows: number): CSSProperties {
  const least = columns.reduce((sum, { room }) => sum + toColumnRem(room ?? LEAST_WIDE), 0);
  return {
    '--rows': rows,
    '--least': `${least.toFixed(1)}rem`,
  };
}

type RowsOptions = Pick<RowSpan, 'start' | 'end'> & { readonly entry: number } & Pick<
    TableRowProps<unknown>,
    'roles'
  > &
  Partial<Pick<TableRowProps<unknown>, 'isNumbered' | 'measure'>>;

function toRows<Row>(
  { rows, columns, keyOf, toneOf, noteAfter, inPlace }: TableProps<Row>,
  options: RowsOptions,
) {
  const { start, end, entry, roles, isNumbered = false, measure } = options;
  return rows
    .slice(start, end)
    .map((row, i) => (
      <TableRow
        key={inPlace ? `${start + i} ${keyOf(row)}` : keyOf(row)}
        row={row}
        index={start + i}
        columns={columns}
        roles={roles}
        tone={toneOf?.(row)}
        note={noteAfter?.(row)}
        isEntry={start + i === entry}
        isNumbered={isNumbered}
        measure={measure}
      />
    ));
}

/** Room of rows that are left out. */
const toGap = (px: number, key: string): readonly ReactNode[] =>
  px === 0
    ? []
    : [
        <tr key={key} className={styles.gap} aria-hidden="true">
          <td style={{ height: px }} />
        </tr>,
      ];

/**
 * Rows of the server that most likely leave before anybody touches them: the browser takes them over when it is
 * idle, and need not at all where the window comes first.
 */
const Rest = memo(RestOfRows) as typeof RestOfRows; // `memo` forgets the type of the rows

function RestOfRows<Row>({ table, roles }: { readonly table: TableProps<Row> } & Pick<RowsOptions, 'roles'>) {
  return (
    <Suspense>{toRows(table, { start: WINDOW_FROM, end: table.rows.length, entry: 0, roles })}</Suspense>
  );
}

const readTable = (region: RefObject<HTMLElement | null>) => {
  const table = region.current?.querySelector('table');
  return table ? readShownTable(table) : undefined;
};

function SortLink({
  title,
  href,
  now,
  choose,
}: { readonly title: string } & NonNullable<Column<unknown>['sort']>) {
  return (
    <a
      className={styles.sort}
      href={href}
      data-sorted={now}
      onClick={(event) => {
        if (!choose || !isPlainPress(event)) return;
        event.preventDefault();
        choose();
      }}
    >
      {title}
      <span aria-hidden="true">{now === 'ascending' ? '↑' : now === 'descending' ? '↓' : ''}</span>
    </a>
  );
}
