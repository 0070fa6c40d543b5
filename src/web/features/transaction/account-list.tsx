import type { AccountRole } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { SolValue } from '../../values/amounts.tsx';
import styles from './transaction.module.css';

type Row = Wire<AccountRole> & { readonly index: number };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'index', title: '#', phone: 'hidden', cell: ({ index }) => index + 1 },
  { key: 'address', title: 'Address', cell: ({ address }) => <AddressValue address={address} /> },
  {
    key: 'roles',
    title: 'Roles',
    wide: true,
    phone: 'quiet',
    short: '',
    cell: (role) => (
      <span className={styles.roles}>
        {role.feePayer && <Badge tone="accent">fee payer</Badge>}
        {role.signer && <Badge tone="accent">signer</Badge>}
        {role.writable ? <Badge tone="info">writable</Badge> : <Badge>read-only</Badge>}
        {role.program && <Badge>program</Badge>}
        {role.lookupTable !== undefined && (
          <span className={styles.quiet}>
            from lookup table <AddressValue address={role.lookupTable} bare />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'balance',
    title: 'SOL after',
    align: 'right',
    cell: ({ postLamports }) =>
      postLamports === undefined ? 'not recorded' : <SolValue lamports={postLamports} />,
  },
];

/** Every account the transaction names, in its own order. */
export function AccountList({ accounts }: { readonly accounts: readonly Wire<AccountRole>[] }) {
  return (
    <Table
      label="Accounts of the transaction"
      columns={COLUMNS}
      rows={accounts.map((role, index) => ({ ...role, index }))}
      keyOf={({ index }) => String(index)}
    />
  );
}
