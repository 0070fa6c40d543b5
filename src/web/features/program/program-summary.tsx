import type { ProgramAnswer, ProgramKind, UpgradePower } from '#contracts/account/program';
import { toByteSizeText, toGrouped } from '#contracts/text/value-text';
import { toTitle } from '#std/text';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { LabelButton } from '../../services/own-things/label-button.tsx';
import { WatchButton } from '../../services/own-things/watch-button.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Section } from '../../ui/block/section.tsx';
import { useOwnThings } from '../../visitor/own-things.ts';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { EntityTitle } from '../../values/entity-title.tsx';
import { OwnLabel } from '../../values/own-label.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './program.module.css';

export type FoundProgram = Extract<Wire<ProgramAnswer>, { readonly kind: 'found' }>;

const KINDS: Readonly<Record<ProgramKind, string>> = {
  native: 'Native program',
  fixed: 'Immutable program',
  upgradeable: 'Upgradeable program',
  'loader-v4': 'Program of loader 4',
  closed: 'Closed program',
  'not-here': 'Program missing on this cluster',
};

/** What a program is called, and who can change it. */
export function ProgramSummary({
  found,
  upgradesHref,
}: {
  readonly found: FoundProgram;
  /** Where all its upgrades are listed. */
  readonly upgradesHref: string;
}) {
  const { address, called } = found;
  const [first] = called;
  const isLabelled = useOwnThings((things) => things.labels).has(address);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{KINDS[found.program]}</p>
        <EntityTitle address={address}>
          {isLabelled ? (
            <OwnLabel address={address} />
          ) : (
            first && (first.untrusted ? <ChainText text={first.name} limit={60} /> : first.name)
          )}
        </EntityTitle>
        {found.does !== undefined && <p className={styles.does}>{found.does}</p>}
        <p className={styles.marks}>
          {found.category !== undefined && (
            <a href={`/programs?category=${found.category}`}>
              <Badge tone="accent">{found.category}</Badge>
            </a>
          )}
          <PowerBadge power={found.power} />
          {found.abandoned && <Badge tone="warning">discontinued</Badge>}
          <a href={`/account/${address}`}>Account</a>
          <LabelButton address={address} />
          <WatchButton kind="program" address={address} />
          {found.site !== undefined && (
            <a href={found.site} rel="noopener noreferrer nofollow" target="_blank">
              {found.site.replace(/^https?:\/\//, '')}
            </a>
          )}
        </p>
      </header>
      <div className={styles.top}>
        <Section title="Overview">
          <KeyValues
            rows={[
              { label: 'Name source', value: <CalledBy found={found} /> },
              found.loader !== undefined && {
                label: 'Loader',
                value: <AddressValue address={found.loader} />,
              },
              found.programData !== undefined && {
                label: 'Program data',
                value: <AddressValue address={found.programData} />,
              },
              found.codeBytes !== undefined && {
                label: 'Allocated size',
                hint: 'Size of the code including the space reserved for upgrades',
                value: `${toByteSizeText(found.codeBytes)} (${toGrouped(found.codeBytes)} bytes)`,
              },
              found.lamports !== undefined && {
                label: 'Balance',
                value: <SolValue lamports={found.lamports} />,
              },
              { label: 'Recent activity', value: <Observed found={found} /> },
              {
                label: 'Decoded instructions',
                value:
                  found.layouts === undefined
                    ? 'no protocol file; decoded with its published IDL, if there is one'
                    : `${toGrouped(found.layouts.instructions)}, from ${found.layouts.source}`,
              },
            ]}
          />
        </Section>
        <Section title="Upgrade authority">
          <div className={styles.authority}>
            <p>
              <PowerBadge power={found.power} />
            </p>
            <p>
              <Power power={found.power} />
            </p>
            {found.deploySlot !== undefined && (
              <p>
                {found.deploySlot === 0 ? (
                  'Part of the chain since its genesis'
                ) : (
                  <>
                    Last deployed in slot <SlotValue slot={found.deploySlot} />
                  </>
                )}
                {found.deployedAt !== undefined && (
                  <>
                    , <AgeValue unixSeconds={found.deployedAt} />
                  </>
                )}
              </p>
            )}
            {found.programData !== undefined && <a href={upgradesHref}>All upgrades</a>}
          </div>
        </Section>
      </div>
    </>
  );
}

const POWERS: Readonly<Record<UpgradePower['by'], readonly [Tone, string]>> = {
  nobody: ['positive', 'immutable'],
  key: ['warning', 'upgradeable by one key'],
  program: ['info', 'upgradeable by a program'],
  validators: ['neutral', 'changes with the validators'],
  unknown: ['neutral', 'upgrade authority unknown'],
};

function PowerBadge({ power }: { readonly power: FoundProgram['power'] }) {
  const [tone, words] = POWERS[power.by];
  return <Badge tone={tone}>{words}</Badge>;
}

function Power({ power }: { readonly power: FoundProgram['power'] }) {
  switch (power.by) {
    case 'nobody':
      return <>Nobody. {power.why}</>;
    case 'key':
      return (
        <>
          <AddressValue address={power.authority} /> can replace its code at any time.
        </>
      );
    case 'program':
      return (
        <>
          <AddressValue address={power.authority} /> has no key: a program signs for it, so that program’s
          rules (often a multisig’s) decide.
        </>
      );
    case 'validators':
      return <>It is part of the validator software and changes with it.</>;
    case 'unknown':
      return <>Not known. {power.why}</>;
  }
}

function CalledBy({ found: { called } }: { readonly found: FoundProgram }) {
  if (called.length === 0) return <>none: it is not listed and publishes no IDL</>;
  return (
    <ul className={styles.plain}>
      {called.map(({ name, source, untrusted }) => (
        <li key={source}>
          {untrusted ? <ChainText text={name} limit={60} /> : name}{' '}
          <span className={styles.quiet}>{untrusted ? 'its published IDL' : `built in (${source})`}</span>
        </li>
      ))}
    </ul>
  );
}

function Observed({ found: { observed } }: { readonly found: FoundProgram }) {
  if (observed === undefined) return <>no data: this server has not read any block recently</>;
  const { window, use } = observed;
  const where = `in ${toGrouped(window.blocks)} ${window.blocks === 1 ? 'block' : 'blocks'} read between slots ${toGrouped(window.firstSlot)} and ${toGrouped(window.lastSlot)}`;
  if (use === undefined) return <>not called {where}</>;
  const failed = use.failed === 0 ? 'none failed' : `${toGrouped(use.failed)} failed`;
  return (
    <>
      {toGrouped(use.transactions)} {use.transactions === 1 ? 'transaction' : 'transactions'} called it,{' '}
      {failed}, {where}
    </>
  );
}

/** Where its source is said to be. */
export function Builds({ found: { builds } }: { readonly found: FoundProgram }) {
  if (builds.length === 0) return null;
  return (
    <Section title="Claimed source code" aside="a claim on chain; this server does not rebuild it">
      <div className={styles.groups}>
        {builds.map((build) => (
          <KeyValues
            key={build.account}
            rows={[
              {
                label: 'Claimed by',
                value: (
                  <>
                    {toTitle(build.signedBy)}: <AddressValue address={build.signer} />
                  </>
                ),
              },
              { label: 'Repository', value: <ChainText text={build.repository} limit={200} /> },
              { label: 'Commit', value: <ChainText text={build.commit || 'not stated'} limit={80} /> },
              build.arguments.length > 0 && {
                label: 'Arguments',
                value: <ChainText text={build.arguments.join(' ')} limit={300} />,
              },
              {
                label: 'For the deployment at',
                value: (
                  <>
                    slot <SlotValue slot={build.deploySlot} />{' '}
                    {build.isCurrent === undefined ? null : build.isCurrent ? (
                      <Badge tone="positive">current deployment</Badge>
                    ) : (
                      <Badge tone="warning">changed since</Badge>
                    )}
                  </>
                ),
              },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}
