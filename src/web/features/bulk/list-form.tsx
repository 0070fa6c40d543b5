import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
} from 'react';
import { toByteSizeText, toGrouped } from '#contracts/text/value-text';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { decodeFile, MAX_FILE_BYTES } from './decode-file.ts';
import { MAX_LINES, readList, type ReadList } from './read-list.ts';
import styles from './bulk.module.css';

// Nothing is left out at the first paint.
const LeftOutLines = lazy(() => import('./left-out.tsx'));

/** Characters a browser takes seconds to paste line by line, so that they are put in at once. */
const LONG_PASTE = 20_000;

/** One of each kind. */
const PLACEHOLDER = [
  '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  '5VERv8NMvzbJMEkV8xnrLkEa…',
  '352417018',
].join('\n');

/** Where a list is pasted, dropped or opened from a file. What it is read as is shown before anything is asked. */
export function ListForm({ onRead }: { readonly onRead: (list: ReadList, name: string) => void }) {
  const { api } = usePlace();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [name, setName] = useState<string>();
  const [column, setColumn] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const shownText = useDeferredValue(text);
  const recognised = useMemo(() => readList(shownText, column), [shownText, column]);
  const [checked, setChecked] = useState({ of: recognised, list: recognised });
  useEffect(() => {
    const stop = new AbortController();
    import('./secret-keys.ts')
      .then(({ withoutSecretKeys }) => withoutSecretKeys(recognised, stop.signal))
      .then(
        (found) => {
          if (!stop.signal.aborted) setChecked({ of: recognised, list: found });
        },
        () => {
          if (!stop.signal.aborted) setProblem('The list could not be checked for secret keys.');
        },
      );
    return () => stop.abort();
  }, [recognised]);
  const { list } = checked;
  const take = (given: string, from?: string) => {
    setProblem(undefined);
    setName(from);
    setColumn(undefined);
    setText(given);
  };
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_FILE_BYTES) {
      setProblem(
        `${file.name} has ${toByteSizeText(file.size)}; at most ${toByteSizeText(MAX_FILE_BYTES)} are read.`,
      );
      return;
    }
    try {
      const given = decodeFile(new Uint8Array(await file.arrayBuffer()));
      if (field.current) field.current.value = given;
      take(given, file.name);
    } catch {
      setProblem(`${file.name} could not be read.`);
    }
  };
  /** What the home page shows now: wallets, transactions, slots and tokens. */
  const fillIn = async () => {
    const home = await api.ask('home', {}).catch(() => undefined);
    if (home?.kind !== 'found') return setProblem('There is nothing to fill in now.');
    const { transactions, blocks, market } = home;
    const lines = [
      ...new Set([
        ...transactions.slice(0, 5).map(({ feePayer }) => feePayer),
        ...(market?.gainers ?? []).map(({ mint }) => mint),
        ...transactions.slice(0, 5).map(({ signature }) => signature),
        ...blocks.slice(0, 3).map(({ slot }) => String(slot)),
      ]),
    ];
    if (field.current) field.current.value = lines.join('\n');
    take(lines.join('\n'), 'Example');
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    // A text that is dropped goes into the field by itself.
    if (file === undefined) return;
    event.preventDefault();
    void openFile(file);
  };
  const isStale = shownText !== text || checked.of !== recognised;
  return (
    <form
      className={styles.form}
      aria-label="List"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStale && list.items.length > 0) onRead(list, name ?? 'Pasted list');
      }}
    >
      <label htmlFor="bulk-list">Addresses, signatures and slots, mixed as they are</label>
      <textarea
        id="bulk-list"
        ref={field}
        className={styles.input}
        rows={10}
        placeholder={PLACEHOLDER}
        spellCheck={false}
        autoComplete="off"
        maxLength={MAX_FILE_BYTES}
        aria-describedby="bulk-hint"
        wrap="off"
        onInput={({ currentTarget }) => take(currentTarget.value)}
        onPaste={(event) => {
          const { currentTarget: area } = event;
          const given = event.clipboardData.getData('text/plain');
          if (given.length < LONG_PASTE) return;
          event.preventDefault();
          area.value = area.value.slice(0, area.selectionStart) + given + area.value.slice(area.selectionEnd);
          take(area.value);
        }}
      />
      <p id="bulk-hint" className={styles.quiet}>
        Up to {toGrouped(MAX_LINES)} lines, with quotes, columns, links of explorers or anything else around
        them. Or drop a file here. The list stays in this browser; never put a secret key into it.
      </p>
      <div className={styles.row}>
        <label className={styles.file}>
          Open a CSV or text file
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])}
          />
        </label>
        {list.columns.length > 0 && (
          <label className={styles.choice}>
            Take from
            <select
              value={column ?? ''}
              onChange={({ currentTarget: { value } }) => setColumn(value === '' ? undefined : Number(value))}
            >
              <option value="">every column</option>
              {list.columns.map((title, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns are their places, and titles repeat
                <option key={i} value={i}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" look="primary" disabled={list.items.length === 0 || isStale}>
          Read the list
        </Button>
        {text === '' && <Button onClick={() => void fillIn()}>Fill in an example</Button>}
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {text !== '' && !(isStale && list.lines === 0) && (
        <div aria-busy={isStale} className={styles.recognised}>
          <p role="status" data-recognised>
            {toRecognisedText(list)}
          </p>
          {list.beyond > 0 && (
            <Notice
              kind="truncated"
              title={`${toGrouped(list.beyond)} more ${list.beyond === 1 ? 'line was' : 'lines were'} not read: ${toGrouped(MAX_LINES)} are the most.`}
            >
              Split the list and read its parts one by one.
            </Notice>
          )}
          <Suspense>
            <LeftOutLines leftOut={list.leftOut} />
          </Suspense>
        </div>
      )}
    </form>
  );
}

/** `1,204 items in 1,300 lines: 800 addresses, 400 transactions, 4 slots.` */
export function toRecognisedText({ items, lines }: Pick<ReadList, 'items' | 'lines'>): string {
  const count = (kind: ReadList['items'][number]['kind'], one: string, many: string) => {
    const found = items.filter((item) => item.kind === kind).length;
    return found === 0 ? [] : [`${toGrouped(found)} ${found === 1 ? one : many}`];
  };
  const kinds = [
    ...count('address', 'address', 'addresses'),
    ...count('transaction', 'transaction', 'transactions'),
    ...count('block', 'slot', 'slots'),
  ].join(', ');
  const of = `${toGrouped(lines)} ${lines === 1 ? 'line' : 'lines'}`;
  return items.length === 0
    ? `Nothing was recognised in ${of}.`
    : `${toGrouped(items.length)} ${items.length === 1 ? 'item' : 'items'} in ${of}: ${kinds}.`;
}
