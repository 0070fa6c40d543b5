import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { countParts, SHOWN_PARTS, SHOWN_TEXT, toJsonView } from './json-parts.ts';
import styles from './reference.module.css';

/** Levels that are open at first. */
const OPEN_LEVELS = 2;
/** Only what has no more parts than this. */
const OPEN_PARTS = 30;

/** JSON that folds; long lists and texts show their beginning and say how much is left. */
export function JsonTree({ value }: { readonly value: unknown }) {
  return (
    <div className={classNames(styles.code, styles.json)} role="region" aria-label="Answer" tabIndex={0}>
      <JsonNode name={undefined} value={value} level={0} />
    </div>
  );
}

interface NodeProps {
  readonly name: string | number | undefined;
  readonly value: unknown;
  readonly level: number;
}

function JsonNode({ name, value, level }: NodeProps) {
  const view = toJsonView(value);
  const [isOpen, setIsOpen] = useState(
    level < OPEN_LEVELS && (view.kind === 'leaf' || level === 0 || view.parts.length <= OPEN_PARTS),
  );
  const [shown, setShown] = useState(SHOWN_PARTS);
  if (view.kind === 'leaf') {
    return (
      <div className={styles.node}>
        <Name name={name} />
        <Leaf text={view.text} look={view.look} />
      </div>
    );
  }
  const { open, close, parts } = view;
  if (parts.length === 0)
    return (
      <div className={styles.node}>
        <Name name={name} />
        {open + close}
      </div>
    );
  const left = parts.length - shown;
  return (
    <div className={styles.node}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> <Name name={name} />
        {open} <span className={styles.quiet}>{countParts(view)}</span>
        {!isOpen && ` ${close}`}
      </button>
      {isOpen && (
        <>
          <div className={styles.parts}>
            {parts.slice(0, shown).map(([key, inner]) => (
              <JsonNode key={key} name={key} value={inner} level={level + 1} />
            ))}
            {left > 0 && (
              <button type="button" className={styles.more} onClick={() => setShown(shown + SHOWN_PARTS * 4)}>
                {`${left.toLocaleString('en')} more are not shown; show some`}
              </button>
            )}
          </div>
          {close}
        </>
      )}
    </div>
  );
}

function Name({ name }: Pick<NodeProps, 'name'>) {
  return name === undefined ? null : <span className={styles.key}>{`${name}: `}</span>;
}

function Leaf({ text, look }: { readonly text: string; readonly look: 'string' | 'number' | 'word' }) {
  const [isWhole, setIsWhole] = useState(false);
  const left = text.length - SHOWN_TEXT;
  if (left <= 0 || isWhole) return <span data-look={look}>{text}</span>;
  return (
    <>
      <span data-look={look}>{text.slice(0, SHOWN_TEXT)}</span>
      <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
        {`… ${left.toLocaleString('en')} more characters`}
      </button>
    </>
  );
}
