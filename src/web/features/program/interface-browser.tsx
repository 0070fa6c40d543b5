import { CodeXml } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  InterfaceOutline,
  OutlineAccount,
  OutlineField,
  OutlineInstruction,
  OutlineRecord,
  ProgramInterfaceAnswer,
} from '#contracts/account/program';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { findInOutline } from './find-in-outline.ts';
import { interfaceSearch, MOST_FIND } from './interface-search.ts';
import styles from './program.module.css';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Found = Extract<Wire<ProgramInterfaceAnswer>, { readonly kind: 'found' }>;

/** Below this many matches the entries stand open. */
const OPEN_UP_TO = 3;

const ORIGINS: Readonly<Record<Found['origin'], string>> = {
  'program-metadata':
    'Published in the program’s own Program Metadata account, which only its upgrade authority can write.',
  'anchor-idl': 'Published in the account Anchor reserves for the IDL; its creator decides what it says.',
  'built-in': 'The program publishes no readable IDL: this one is built into this server.',
};

/** Instructions, accounts, events, errors and types of a program, found by typing. */
export function InterfaceBrowser({ answer }: { readonly answer: Wire<ProgramInterfaceAnswer> }) {
  const { values, set } = useSearch(interfaceSearch);
  if (answer.kind === 'absent') {
    return <AbsenceView part absence={answer} icon={answer.state === 'not-found' ? CodeXml : undefined} />;
  }
  const wanted = values.find;
  const outline = findInOutline(answer.outline, wanted);
  const matches = countOf(outline);
  return (
    <>
      <div className={styles.origin}>
        <p>
          {ORIGINS[answer.origin]} {answer.account !== undefined && <AddressValue address={answer.account} />}
          {answer.source !== undefined && (
            <span className={styles.quiet}> Layouts from {answer.source}.</span>
          )}
        </p>
        <p className={styles.marks}>
          <ChainText text={answer.name} limit={60} />
          {answer.version !== undefined && <ChainText text={answer.version} limit={20} />}
          {answer.format !== undefined && <Badge>{answer.format}</Badge>}
          {answer.file !== undefined && (
            <a className={styles.file} href={answer.file} download>
              <Icon name="download" /> JSON as published
            </a>
          )}
        </p>
      </div>
      <form className={styles.find} role="search" aria-label="The IDL" method="get">
        <input type="hidden" name="tab" value="interface" />
        <label>
          <span className="visually-hidden">Find in the IDL</span>
          <input
            type="search"
            name="find"
            placeholder="Name, account, argument, error code or discriminator"
            spellCheck={false}
            autoComplete="off"
            value={wanted}
            maxLength={MOST_FIND}
            onInput={({ currentTarget }) => set({ find: currentTarget.value })}
          />
        </label>
        <span role="status">
          {wanted === ''
            ? `${toGrouped(matches)} entries`
            : `${toGrouped(matches)} of ${toGrouped(countOf(answer.outline))} match`}
        </span>
      </form>
      {matches === 0 ? (
        <EmptyState
          kind={wanted === '' ? 'empty' : 'not-found'}
          title={wanted === '' ? 'The IDL is empty' : 'Nothing matches'}
        />
      ) : (
        <Entries outline={outline} isOpen={matches <= OPEN_UP_TO} />
      )}
    </>
  );
}

const countOf = ({ instructions, accounts, events, errors, types }: Wire<InterfaceOutline>): number =>
  instructions.length + accounts.length + events.length + errors.length + types.length;

function Entries({
  outline: { instructions, accounts, events, errors, types },
  isOpen,
}: {
  readonly outline: Wire<InterfaceOutline>;
  readonly isOpen: boolean;
}) {
  return (
    <div className={styles.entries}>
      <Group title="Instructions" count={instructions.length}>
        {instructions.map((entry) => (
          <InstructionEntry key={`${entry.at} ${entry.name}`} entry={entry} isOpen={isOpen} />
        ))}
      </Group>
      <Group title="Accounts" count={accounts.length}>
        {accounts.map((entry) => (
          <RecordEntry key={entry.name} entry={entry} isOpen={isOpen} />
        ))}
      </Group>
      <Group title="Events" count={events.length}>
        {events.map((entry) => (
          <RecordEntry key={entry.name} entry={entry} isOpen={isOpen} />
        ))}
      </Group>
      <Group title="Types" count={types.length}>
        {types.map((entry) => (
          <RecordEntry key={entry.name} entry={entry} isOpen={isOpen} />
        ))}
      </Group>
      <Group title="Errors" count={errors.length}>
        {errors.map(({ code, name, message }) => (
          <li key={`${code} ${name}`} className={styles.error}>
            <code title={`0x${code.toString(16)}`}>{code}</code>
            <span>
              <strong>
                <ChainText text={name} limit={80} />
              </strong>{' '}
              <ChainText text={message} limit={300} />
            </span>
          </li>
        ))}
      </Group>
    </div>
  );
}

function Group({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className={styles.quiet}>{toGrouped(count)}</span>
      </h3>
      <ul className={styles.plain}>{children}</ul>
    </section>
  );
}

function InstructionEntry({
  entry,
  isOpen,
}: {
  readonly entry: Wire<OutlineInstruction>;
  readonly isOpen: boolean;
}) {
  const { name, at, accounts, args, docs, sentence } = entry;
  return (
    <li>
      <Disclosure
        open={isOpen}
        summary={
          <span className={styles.entry}>
            <strong>
              <ChainText text={name} limit={80} />
            </strong>
            <span className={styles.quiet}>
              ({args.map((arg) => arg.name).join(', ')}) · {accounts.length}{' '}
              {accounts.length === 1 ? 'account' : 'accounts'}
            </span>
          </span>
        }
      >
        <div className={styles.detail}>
          {sentence !== undefined && <p>{sentence}</p>}
          {docs !== undefined && (
            <p>
              <ChainText text={docs} limit={300} />
            </p>
          )}
          {at !== '' && (
            <p className={styles.quiet}>
              Discriminator <code>{at}</code>
            </p>
          )}
          {args.length > 0 && <Fields title="Arguments" fields={args} />}
          {accounts.length > 0 && <Accounts accounts={accounts} />}
        </div>
      </Disclosure>
    </li>
  );
}

function Accounts({ accounts }: { readonly accounts: readonly Wire<OutlineAccount>[] }) {
  return (
    <div>
      <h4>Accounts</h4>
      <ol className={styles.accounts}>
        {accounts.map((account, i) => (
          <li key={i}>
            <span className={styles.number}>{i + 1}</span>
            <span>
              <ChainText text={account.name} limit={80} /> {account.writable && <Badge>writable</Badge>}{' '}
              {account.signer && <Badge tone="info">signs</Badge>}{' '}
              {account.optional && <Badge>optional</Badge>} {account.repeated && <Badge>any number</Badge>}{' '}
              {account.address !== undefined && <AddressValue address={account.address} bare />}
              {account.docs !== undefined && (
                <span className={styles.quiet}>
                  {' '}
                  <ChainText text={account.docs} limit={200} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RecordEntry({ entry, isOpen }: { readonly entry: Wire<OutlineRecord>; readonly isOpen: boolean }) {
  const { name, at, size, fields, variants, type } = entry;
  const what = variants
    ? `enum of ${variants.length}`
    : fields
      ? `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`
      : undefined;
  return (
    <li>
      <Disclosure
        open={isOpen}
        summary={
          <span className={styles.entry}>
            <strong>
              <ChainText text={name} limit={80} />
            </strong>
            {what !== undefined && <span className={styles.quiet}>{what}</span>}
          </span>
        }
      >
        <div className={styles.detail}>
          {at !== undefined && (
            <p className={styles.quiet}>
              Discriminator <code>{at}</code>
            </p>
          )}
          {size !== undefined && (
            <p className={styles.quiet}>Identified by its size: {toGrouped(size)} bytes</p>
          )}
          {type !== undefined && (
            <p>
              <code>{type}</code>
            </p>
          )}
          {fields && fields.length > 0 && <Fields fields={fields} />}
          {variants && (
            <ol className={styles.accounts}>
              {variants.map((variant, i) => (
                <li key={i}>
                  <span className={styles.number}>{i}</span>
                  <span>
                    <ChainText text={variant.name} limit={80} />{' '}
                    {variant.type !== undefined && <code className={styles.quiet}>{variant.type}</code>}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Disclosure>
    </li>
  );
}

function Fields({
  title,
  fields,
}: {
  readonly title?: string;
  readonly fields: readonly Wire<OutlineField>[];
}) {
  return (
    <div>
      {title !== undefined && <h4>{title}</h4>}
      <dl className={styles.fields}>
        {fields.map(({ name, type, docs }, i) => (
          <div key={i}>
            <dt>
              <ChainText text={name} limit={80} />
            </dt>
            <dd>
              <code>{type ?? ''}</code>
              {docs !== undefined && (
                <span className={styles.quiet}>
                  {' '}
                  <ChainText text={docs} limit={200} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
