import type { DefiProtocol } from '#contracts/market/defi';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Mark } from '../../values/address.tsx';
import { toPurpose } from './defi-texts.ts';
import styles from './protocol-name.module.css';

/** Programs named in full; the rest are behind a click. */
const PROGRAMS_SHOWN = 5;

/** A protocol: its mark, what it is, its site, and every program it has here. */
export function ProtocolName({ protocol }: { readonly protocol: Wire<DefiProtocol> }) {
  const { name, does, site, isClosed, programs } = protocol;
  const [first] = programs;
  return (
    <div className={styles.protocol}>
      {first && <Mark address={first.address} image={undefined} size={26} />}
      <div className={styles.words}>
        <span className={styles.line}>
          {first === undefined ? (
            <b>{name}</b>
          ) : (
            <a className={styles.name} href={`/program/${first.address}`}>
              {name}
            </a>
          )}
          {isClosed && <Badge tone="warning">discontinued</Badge>}
          {site !== undefined && (
            <a
              className={styles.site}
              href={site}
              rel="noopener noreferrer nofollow"
              target="_blank"
              aria-label={`${new URL(site).hostname}, site of ${name}`}
            >
              {new URL(site).hostname.replace(/^www\./, '')}
              <span aria-hidden="true"> ↗</span>
            </a>
          )}
        </span>
        {does !== undefined && <span className={styles.does}>{does}</span>}
        {programs.length > 1 && <Programs protocol={protocol} />}
      </div>
    </div>
  );
}

function Programs({ protocol: { name, programs } }: { readonly protocol: Wire<DefiProtocol> }) {
  // Several of one name stand as one: the first leads to its page.
  const named = new Map<string, Wire<DefiProtocol>['programs'][number][]>();
  for (const program of programs) {
    const purpose = toPurpose(program.name, name);
    named.set(purpose, [...(named.get(purpose) ?? []), program]);
  }
  const links = [...named].map(([purpose, same]) => {
    const [{ address, name: program }] = same as [(typeof same)[number]]; // each name came with one
    const calls = same.reduce((sum, one) => sum + one.calls, 0);
    return (
      <a
        key={address}
        href={`/program/${address}`}
        title={`${program} · ${address} · ${toGrouped(calls)} calls`}
      >
        {purpose}
        {same.length > 1 && ` ×${same.length}`}
      </a>
    );
  });
  const rest = links.slice(PROGRAMS_SHOWN);
  return (
    <div className={styles.programs}>
      {links.slice(0, PROGRAMS_SHOWN)}
      {rest.length > 0 && (
        <details>
          <summary aria-label={`${rest.length} more programs of ${name}`}>{rest.length} more</summary>
          <div className={styles.programs}>{rest}</div>
        </details>
      )}
    </div>
  );
}
