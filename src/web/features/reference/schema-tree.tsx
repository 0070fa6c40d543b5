import { useState } from 'react';
import styles from './reference.module.css';
import { listParts, toNode, type ApiDocument, type SchemaPart } from './schema-nodes.ts';

interface TreeProps {
  readonly document: ApiDocument;
  readonly part: SchemaPart;
}

/** What an answer is made of; every part unfolds into its own. */
export function SchemaTree({ document, part }: TreeProps) {
  return (
    <div className={styles.schema}>
      <SchemaEntry document={document} part={part} name="" isOptional={false} isOpen />
    </div>
  );
}

interface EntryProps extends TreeProps {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isOpen?: boolean;
}

function SchemaEntry({ document, part, name, isOptional, isOpen: opensAtOnce = false }: EntryProps) {
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const { type, says, hasParts } = toNode(document, name, part, isOptional);
  const text = (
    <>
      {name !== '' && <span className={styles.key}>{`${name}${isOptional ? '?' : ''}: `}</span>}
      <span>{type}</span>
    </>
  );
  return (
    <div className={styles.node}>
      {hasParts ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {text}
        </button>
      ) : (
        <div className={styles.leaf}>{text}</div>
      )}
      {says !== undefined && <p className={styles.quiet}>{says}</p>}
      {isOpen && (
        <div className={styles.parts}>
          {listParts(document, part).map((inner) => (
            <SchemaEntry key={inner.name} document={document} {...inner} />
          ))}
        </div>
      )}
    </div>
  );
}
