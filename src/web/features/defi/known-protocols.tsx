import type { DefiProtocol, DefiRelated } from '#contracts/market/defi';
import type { Wire } from '#std/json';
import { Section } from '../../ui/block/section.tsx';
import { Mark } from '../../values/address.tsx';
import { toKindTitle } from './defi-texts.ts';
import { ProtocolName } from './protocol-name.tsx';
import styles from './known-protocols.module.css';

type Protocol = Wire<DefiProtocol>;

/** Protocols the directory lists, kind by kind where a category has several. */
export function KnownProtocols({
  title,
  protocols,
  note,
}: {
  readonly title: string;
  readonly protocols: readonly Protocol[];
  /** What the directory does not have, and why. */
  readonly note: string | undefined;
}) {
  if (protocols.length === 0) return null;
  const kinds = [...new Set(protocols.map(({ category }) => category))];
  return (
    <Section title={title} aside={`${protocols.length} in our directory`}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          {kinds.length > 1 && <h3>{toKindTitle(kind)}</h3>}
          <ul className={styles.list}>
            {protocols
              .filter(({ category }) => category === kind)
              .map((protocol) => (
                <li key={protocol.name}>
                  <ProtocolName protocol={protocol} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

/** Programs of other categories that have to do with this one. */
export function RelatedPrograms({ related }: { readonly related: readonly Wire<DefiRelated>[] }) {
  if (related.length === 0) return null;
  return (
    <Section title="Related programs" aside="listed in other categories">
      <ul className={styles.list}>
        {related.map(({ address, name, does }) => (
          <li key={address} className={styles.related}>
            <Mark address={address} image={undefined} size={26} />
            <span>
              <a href={`/program/${address}`}>{name}</a>
              {does !== undefined && <span className={styles.does}>{does}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
