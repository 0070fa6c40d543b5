import { useState } from 'react';
import type { LogLine } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { Meter } from '../../ui/block/meter.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { useNames } from '../../values/names.ts';
import { LogLines, LONGEST_LINE } from './log-lines.tsx';
import styles from './transaction.module.css';

type Line = Wire<LogLine>;

/** What programs logged, with the runtime's lines about failures and truncation; calls, successes and compute units are left out. */
const OWN_LINES: ReadonlySet<Line['kind']> = new Set(['log', 'data', 'failure', 'truncated']);

/** All logs: programs by name, the raw text to copy, and what programs wrote themselves alone on demand. */
export function NamedLog({
  lines,
  computeUnits,
}: {
  readonly lines: readonly Line[];
  /** Used by the whole transaction. */
  readonly computeUnits?: number | undefined;
}) {
  const [isOwnOnly, setOwnOnly] = useState(false);
  const numbered = lines.map((line, i) => ({ line, number: i + 1 }));
  const chosen = isOwnOnly ? numbered.filter(({ line }) => OWN_LINES.has(line.kind)) : numbered;
  const shown = chosen.map(({ line }) => line);
  return (
    <>
      <div className={styles.rawTools}>
        <CopyButton text={lines.map(({ text }) => text).join('\n')} label="Copy logs" />
        <label>
          <input
            type="checkbox"
            checked={isOwnOnly}
            onChange={({ currentTarget }) => setOwnOnly(currentTarget.checked)}
          />{' '}
          Program messages only
        </label>
        {isOwnOnly && (
          <span className={styles.quiet}>
            {shown.length} of {lines.length} lines
          </span>
        )}
      </div>
      <LogLines
        lines={shown}
        numbers={chosen.map(({ number }) => number)}
        show={(line) => (
          <>
            <NamedLine text={line.text} isOwn={line.kind === 'log'} />
            {line.kind === 'compute' && <ComputeBar text={line.text} whole={computeUnits} />}
          </>
        )}
      />
    </>
  );
}

/** What a call used of what the transaction used, where the runtime's line says it. */
function ComputeBar({ text, whole }: { readonly text: string; readonly whole: number | undefined }) {
  const [, , verb, used] = text.split(' ', 4);
  const units = Number(used);
  if (verb !== 'consumed' || !Number.isInteger(units) || whole === undefined || whole === 0) return null;
  const share = units / whole;
  const words = `${Math.round(share * 100)} % of the transaction`;
  return (
    <span className={styles.computeBar} title={words}>
      <Meter share={share} label={words} />
    </span>
  );
}

/** `Program <address> invoke [1]` with the program's name in place of its address, which stays on hover. */
function NamedLine({ text, isOwn }: { readonly text: string; readonly isOwn: boolean }) {
  const { labels } = useNames();
  const [, address = '', rest = ''] = isOwn ? [] : splitLine(text);
  const name = Object.hasOwn(labels, address) ? labels[address]?.name : undefined;
  return name === undefined ? (
    <ChainText text={text} limit={LONGEST_LINE} />
  ) : (
    <>
      {text.slice(0, text.indexOf(address))}
      <a href={`/program/${address}`} title={address}>
        {name}
      </a>
      <ChainText text={rest} limit={LONGEST_LINE} />
    </>
  );
}

/** What is before the address the runtime names, the address, and the rest. */
function splitLine(text: string): readonly string[] {
  for (const before of ['Program return: ', 'Program ']) {
    if (!text.startsWith(before)) continue;
    const end = text.indexOf(' ', before.length);
    return end < 0
      ? [before, text.slice(before.length), '']
      : [before, text.slice(before.length, end), text.slice(end)];
  }
  return [];
}
