import { useEffect, useRef, useState, type RefObject } from 'react';
import { toGrouped } from '#contracts/text/value-text';
import { Badge } from '../../ui/block/badge.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AddressValue } from '../../values/address.tsx';
import { BytesValue } from '../../values/bytes.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { toFieldTitle } from '../../values/field-title.ts';
import { useNames } from '../../values/names.ts';
import { SentenceView } from '../../values/sentence-view.tsx';
import { FieldsView, ValueView } from '../../values/value-view.tsx';
import { LogLines } from './log-lines.tsx';
import { toSteps } from './set-up.ts';
import type { WireInstruction, WireTransaction } from './types.ts';
import styles from './transaction.module.css';

/**
 * Instructions, each with its sentence first and all detail one click away. What they called is folded, save on the way
 * to what failed; search in the page and links to an instruction unfold it.
 */
export function InstructionTree({ transaction }: { readonly transaction: WireTransaction }) {
  const { labels } = useNames();
  const tree = useRef<HTMLOListElement>(null);
  const steps = toSteps(transaction, labels);
  const hasFolds = steps.some((step) => step.length > 1 || step[0].inner.length > 0);
  useEffect(() => {
    const unfoldTarget = () => unfold(document.getElementById(location.hash.slice(1)));
    unfoldTarget();
    addEventListener('hashchange', unfoldTarget);
    return () => removeEventListener('hashchange', unfoldTarget);
  }, []);
  return (
    <>
      {hasFolds && <FoldAll tree={tree} />}
      <ol ref={tree} className={styles.tree}>
        {steps.map((step) => {
          const nodes = step.map((instruction) => (
            <InstructionNode key={instruction.path} instruction={instruction} transaction={transaction} />
          ));
          const [first] = step;
          return step.length === 1 ? (
            nodes
          ) : (
            <li key={first.path} className={styles.setUp}>
              <details data-fold>
                <summary>Set-up, {step.length} steps</summary>
                <ol>{nodes}</ol>
              </details>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Browsers do so themselves for what they scroll to; not all of them, and not for what a page scrolls to. */
function unfold(element: HTMLElement | null): void {
  if (element === null) return;
  let isFolded = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    isFolded ||= !fold.open;
    fold.open = true;
  }
  if (isFolded) element.scrollIntoView();
}

function FoldAll({ tree }: { readonly tree: RefObject<HTMLElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const change = () => {
    for (const fold of tree.current?.querySelectorAll<HTMLDetailsElement>('details[data-fold]') ?? [])
      fold.open = !isOpen;
    setOpen(!isOpen);
  };
  return (
    <div className={styles.treeTools}>
      <Button onClick={change}>{isOpen ? 'Collapse all' : 'Expand all'}</Button>
    </div>
  );
}

interface InstructionProps {
  readonly instruction: WireInstruction;
  readonly transaction: WireTransaction;
}

function InstructionNode({ instruction, transaction }: InstructionProps) {
  const accountOf = (name: string): string | undefined => {
    const position = instruction.accountNames.indexOf(name);
    return position < 0 ? undefined : transaction.accounts[instruction.accounts[position] ?? -1]?.address;
  };
  const top = !instruction.path.includes('.');
  return (
    <li className={styles.node} id={`ix-${instruction.path}`} data-failed={instruction.failed}>
      <div className={styles.nodeHead}>
        <span className={styles.path}>#{instruction.path}</span>
        <strong>{instruction.title}</strong>
        <span className={styles.quiet}>
          <AddressValue address={instruction.program} bare />
        </span>
        {instruction.failed && <Badge tone="negative">failed</Badge>}
        {isNotRun(instruction, transaction) && <Badge title="The transaction ended before it">not run</Badge>}
        <ReadingBadge instruction={instruction} />
        {instruction.computeUnits !== undefined && (
          <span className={styles.units}>{toGrouped(instruction.computeUnits)} CU</span>
        )}
      </div>
      {instruction.sentence !== undefined && (
        <p className={styles.nodeSentence}>
          <SentenceView
            view={ValueView}
            sentence={{ template: instruction.sentence, fields: instruction.fields }}
            accountOf={accountOf}
          />
        </p>
      )}
      <Disclosure
        summary={
          <span className={styles.chevron} title="Details">
            <span className="visually-hidden">Details of instruction {instruction.path}</span>
          </span>
        }
        open={top && instruction.reading !== 'decoded' && transaction.instructions.length < 4}
      >
        <InstructionDetail instruction={instruction} transaction={transaction} />
      </Disclosure>
      <InnerCalls instruction={instruction} transaction={transaction} />
    </li>
  );
}

/** What an instruction called, open where one of it failed. */
function InnerCalls({ instruction, transaction }: InstructionProps) {
  const { inner, path } = instruction;
  if (inner.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { title } of inner) counts.set(title, (counts.get(title) ?? 0) + 1);
  const titles = [...counts].map(([title, count]) => (count === 1 ? title : `${title} ×${count}`));
  return (
    <details className={styles.calls} data-fold open={inner.some(({ failed }) => failed)}>
      <summary>
        {inner.length} inner {inner.length === 1 ? 'call' : 'calls'}
        {': '}
        <ChainText text={titles.join(', ')} limit={120} />
      </summary>
      <ol className={styles.inner} aria-label={`Called by instruction ${path}`}>
        {inner.map((one) => (
          <InstructionNode key={one.path} instruction={one} transaction={transaction} />
        ))}
      </ol>
    </details>
  );
}

/** A transaction ends at the first instruction that fails. */
function isNotRun({ path }: WireInstruction, { status }: WireTransaction): boolean {
  const failed = status.kind === 'failed' ? status.error.instruction : undefined;
  return failed !== undefined && Number.parseInt(path, 10) > failed;
}

const READINGS = {
  decoded: undefined,
  'unknown-instruction': 'unknown instruction',
  'unknown-program': 'unknown program',
  malformed: 'malformed data',
} as const;

function ReadingBadge({ instruction }: { readonly instruction: WireInstruction }) {
  const words = READINGS[instruction.reading];
  if (words === undefined) return null;
  return (
    <Badge tone="warning" title={instruction.reason}>
      {words}
    </Badge>
  );
}

/** Who says what these bytes mean, where it is not this product itself. */
function Origin({ instruction }: { readonly instruction: WireInstruction }) {
  const label = useNames().labels[instruction.program];
  if (instruction.reading === 'unknown-program' || label === undefined || label.source === 'built in')
    return null;
  return (
    <p className={styles.quiet}>
      Names and types are from {label.source}:{' '}
      <a href={`/program/${instruction.program}`}>see who published it</a>.
    </p>
  );
}

function InstructionDetail({ instruction, transaction }: InstructionProps) {
  const { fields, accounts, accountNames, data, logRange, reason, events = [] } = instruction;
  return (
    <div className={styles.detail}>
      {reason !== undefined && <p className={styles.quiet}>{reason}</p>}
      <Origin instruction={instruction} />
      {fields.length > 0 && (
        <div>
          <h3>Fields</h3>
          <FieldsView fields={fields} />
        </div>
      )}
      {events.map((event, i) => (
        <div key={i}>
          <h3>Event: {event.title}</h3>
          {event.sentence !== undefined && (
            <p>
              <SentenceView view={ValueView} sentence={{ template: event.sentence, fields: event.fields }} />
            </p>
          )}
          <FieldsView fields={event.fields} />
        </div>
      ))}
      {accounts.length > 0 && (
        <div>
          <h3>Accounts</h3>
          <ol className={styles.accounts}>
            {accounts.map((index, position) => {
              const role = transaction.accounts[index];
              return (
                <li key={position}>
                  <span className={styles.accountName}>
                    {toFieldTitle(accountNames[position] ?? `account ${position + 1}`)}
                  </span>
                  {role ? <AddressValue address={role.address} /> : `account ${index} is not listed`}
                  {role?.signer && <Badge tone="accent">signer</Badge>}
                  {role?.writable && <Badge tone="info">writable</Badge>}
                </li>
              );
            })}
          </ol>
        </div>
      )}
      <div>
        <h3>Data</h3>
        {data === undefined ? (
          <p className={styles.quiet}>The node returned no bytes.</p>
        ) : (
          <BytesValue base64={data} />
        )}
      </div>
      {logRange !== undefined && (
        <div>
          <h3>Logs</h3>
          <LogLines lines={transaction.logs.slice(logRange[0], logRange[1])} />
        </div>
      )}
      {instruction.name !== undefined && (
        <p className={styles.quiet}>
          <ChainText text={`${instruction.programName ?? instruction.program}: ${instruction.name}`} />
        </p>
      )}
    </div>
  );
}
