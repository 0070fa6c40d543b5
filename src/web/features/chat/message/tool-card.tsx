import { useEffect, useRef, useState } from 'react';
import type { Reply, ReplyCall } from '#contracts/assistant/chat';
import type { ToolResult } from '#contracts/assistant/agent';
import { toTitle } from '#std/text';
import { toExactText, toOwnHref, toSourceText, toUnitAfter } from '../../../answers/facts-of.ts';
import { ChainText } from '../../../values/display-text.tsx';
import { ChatIcon } from '../frame/chat-icon.tsx';
import { STATE_LOOK } from './plan-steps.tsx';
import { toCallState } from './step-state.ts';
import styles from './tool-card.module.css';

/** The fact whose place is to be shown; another object at each press. */
export interface Cited {
  readonly factId: string;
}

export interface ToolCardProps {
  readonly call: ReplyCall;
  /** How the turn ended. */
  readonly outcome: Reply['outcome'];
  readonly cited: Cited | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** Leaves first shown of a result; a citation unfolds the rest when it needs it. */
const FIRST_LEAVES = 40;

/** A call of a tool: what was asked, how it went, and every value it gave with its source. */
export function ToolCard({ call, outcome, cited, onRetry }: ToolCardProps) {
  const card = useRef<HTMLDetailsElement>(null);
  const { result, tool } = call;
  const state = toCallState(call, outcome);
  const [icon, word] = STATE_LOOK[state];
  const factId = result?.facts.some(({ id }) => id === cited?.factId) ? cited?.factId : undefined;
  useEffect(() => {
    if (factId === undefined || !card.current) return;
    // The card stands in a fold of its own.
    for (
      let fold: Element | null | undefined = card.current;
      fold;
      fold = fold.parentElement?.closest('details')
    ) {
      if (fold instanceof HTMLDetailsElement) fold.open = true;
    }
    const leaf = card.current.querySelector<HTMLElement>(`[data-leaf="${CSS.escape(factId)}"]`);
    leaf?.scrollIntoView({ block: 'center' });
    leaf?.focus({ preventScroll: true });
  }, [cited, factId]);
  return (
    <details ref={card} className={styles.card} data-state={state}>
      <summary className={styles.cardSummary}>
        <ChatIcon name={icon} size={13} />
        <code>{tool}</code>
        <span className={styles.args}>{toArgsText(call.args)}</span>
        <span className={styles.stateWord}>{word}</span>
      </summary>
      <div className={styles.cardBody}>
        {result ? <ResultView result={result} cited={factId} /> : <NoResult state={call.state} />}
        {state === 'failed' && onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            Retry
          </button>
        )}
      </div>
    </details>
  );
}

const NoResult = ({ state }: { readonly state: ReplyCall['state'] }) => (
  <p className={styles.quiet}>
    {state === 'running'
      ? 'Still running.'
      : state === 'done'
        ? 'The result is no longer stored.'
        : 'It returned no result.'}
  </p>
);

function ResultView({ result, cited }: { readonly result: ToolResult; readonly cited: string | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const { error, facts, untrusted, notes, links } = result;
  const showAll =
    isWhole || (cited !== undefined && facts.findIndex(({ id }) => id === cited) >= FIRST_LEAVES);
  const shown = showAll ? facts : facts.slice(0, FIRST_LEAVES);
  return (
    <>
      {error && (
        <p className={styles.error}>
          {error.message}
          {error.hint !== undefined && ` ${error.hint}`}
        </p>
      )}
      {shown.length > 0 && (
        <dl className={styles.leaves}>
          {shown.map((fact) => {
            const unit = toUnitAfter(fact, fact.ui);
            const href = fact.href === undefined ? undefined : toOwnHref(fact.href);
            return (
              <div
                key={fact.id}
                className={styles.leaf}
                data-leaf={fact.id}
                data-cited={fact.id === cited}
                tabIndex={-1}
              >
                <dt title={fact.path}>{fact.label}</dt>
                <dd title={`Exactly: ${toExactText(fact)}`}>
                  {href === undefined ? fact.ui : <a href={href}>{fact.ui}</a>}
                  {unit !== undefined && <span className={styles.quiet}> {unit}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {facts.length > shown.length && (
        <button type="button" className={styles.retry} onClick={() => setWhole(true)}>
          Show all {facts.length.toLocaleString('en')} values
        </button>
      )}
      {untrusted.length > 0 && (
        <dl className={styles.leaves} aria-label="Third-party text, unverified" tabIndex={0}>
          {untrusted.map(({ id, what, text }) => (
            <div key={id} className={styles.leaf}>
              <dt>{toTitle(what)}, unchecked</dt>
              <dd>
                <ChainText text={text} limit={400} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.quiet}>
          {note}
        </p>
      ))}
      {result.truncated?.map(({ path, shown: rows, of }) => (
        <p key={path} className={styles.quiet}>
          {path === '' ? 'The list' : path.slice(1)}:{' '}
          {of === undefined ? 'a part; there may be more.' : `${rows} of ${of} shown.`}
        </p>
      ))}
      <p className={styles.source}>
        Source: {toSourceText(result)}
        {links.map(({ label, href }) => {
          const own = toOwnHref(href);
          return own === undefined ? null : (
            <span key={href}>
              {' · '}
              <a href={own}>{label}</a>
            </span>
          );
        })}
      </p>
    </>
  );
}

/** Arguments as they were given, short. */
function toArgsText(args: ReplyCall['args']): string {
  return Object.entries(args)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return `${name}: ${text.length > 24 ? `${text.slice(0, 8)}…${text.slice(-8)}` : text}`;
    })
    .join(', ');
}
