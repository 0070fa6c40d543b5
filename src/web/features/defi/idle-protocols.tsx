import type { DefiProtocol } from '#contracts/market/defi';
import type { Wire } from '#std/json';
import { Section } from '../../ui/block/section.tsx';
import { ProtocolName } from './protocol-columns.tsx';
import styles from './defi.module.css';

/** Protocols the directory lists that nobody called in the window. */
export function IdleProtocols({ protocols }: { readonly protocols: readonly Wire<DefiProtocol>[] }) {
  if (protocols.length === 0) return null;
  return (
    <Section title="Inactive in this window" aside={`${protocols.length} protocols`}>
      <ul className={styles.idle}>
        {protocols.map((protocol) => (
          <li key={`${protocol.category} ${protocol.name}`}>
            <ProtocolName protocol={protocol} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
