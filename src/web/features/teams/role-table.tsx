import { RIGHT_ROWS, type RightRow } from '#contracts/people/right-texts';
import { ROLES } from '#contracts/people/roles';
import { Icon } from '../../ui/icon.tsx';
import { Missing } from '../../values/missing.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';

const COLUMNS: readonly Column<RightRow>[] = [
  { key: 'right', title: 'What', wide: true, cell: ({ text }) => text },
  ...ROLES.map((role): Column<RightRow> => ({
    key: role,
    title: role,
    phone: 'quiet',
    cell: ({ roles }) => (roles.has(role) ? <Allowed /> : <Missing why="no" />),
  })),
];

const Allowed = () => (
  <span title="yes" style={{ color: 'var(--positive)' }}>
    <Icon name="check" />
    <span className="visually-hidden">yes</span>
  </span>
);

/** What each role may do: the table the server goes by. */
export function RoleTable() {
  return <Table label="Rights by role" columns={COLUMNS} rows={RIGHT_ROWS} keyOf={({ right }) => right} />;
}
