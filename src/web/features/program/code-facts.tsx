import type { ProgramBinaryAnswer } from '#contracts/account/program';
import { toByteSizeText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { toTitle } from '#std/text';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { HashValue } from '../../values/signature.tsx';
import styles from './program.module.css';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Found = Extract<Wire<ProgramBinaryAnswer>, { readonly kind: 'found' }>;

/** What a program's code says of itself, and whom to tell of a hole in it. */
export function CodeFacts({ answer }: { readonly answer: Wire<ProgramBinaryAnswer> }) {
  if (answer.kind === 'absent') {
    return (
      <Section title="Code" flush>
        <AbsenceView part absence={answer} />
      </Section>
    );
  }
  return (
    <>
      <Section title="Security contact" aside="the program’s own words" flush>
        <Security found={answer} />
      </Section>
      <Section title="Code" flush>
        <Elf found={answer} />
      </Section>
    </>
  );
}

function Security({ found: { security, securityMissing } }: { readonly found: Found }) {
  if (security === undefined) {
    return <EmptyState title={securityMissing ?? 'None published'} />;
  }
  return (
    <div className="padded">
      <KeyValues
        rows={[
          ...security.entries.map(({ key, value }, i) => ({
            // Two entries may have one key.
            label: `${toTitle(key)}${security.entries.findIndex((entry) => entry.key === key) === i ? '' : ` ${i + 1}`}`,
            value: (
              <span className={styles.lines}>
                <ChainText text={value} limit={1_000} />
              </span>
            ),
          })),
          {
            label: 'Found',
            value:
              security.account === undefined ? (
                'inside the code'
              ) : (
                <>
                  in <AddressValue address={security.account} />, which only the upgrade authority can write
                </>
              ),
          },
        ]}
      />
    </div>
  );
}

function Elf({ found: { elf, elfMissing, codeBytes, readBytes } }: { readonly found: Found }) {
  if (elf === undefined) {
    return <Notice kind="not-available" title={elfMissing ?? 'Its code could not be read.'} />;
  }
  return (
    <>
      {elfMissing !== undefined && <Notice kind="truncated" title={elfMissing} />}
      <div className="padded">
        <KeyValues
          rows={[
            codeBytes !== undefined && { label: 'Allocated size', value: toBytesText(codeBytes) },
            elf.trimmedBytes !== undefined
              ? {
                  label: 'Size of the code',
                  hint: 'Without trailing zeros',
                  value: toBytesText(elf.trimmedBytes),
                }
              : { label: 'Read', value: toBytesText(readBytes) },
            {
              label: 'Instruction set',
              hint: 'From the flags of the ELF header',
              value:
                elf.sbpfVersion === undefined
                  ? `${elf.machine}; its flags 0x${elf.flags.toString(16)} do not name a version`
                  : `sBPF version ${elf.sbpfVersion} (machine ${elf.machine})`,
            },
            {
              label: 'SHA-256',
              hint: 'Of the code without trailing zeros, as solana-verify get-program-hash prints it',
              value: elf.sha256 === undefined ? 'not computed' : <HashValue hash={elf.sha256} />,
            },
          ]}
        />
      </div>
    </>
  );
}

const toBytesText = (bytes: number): string => `${toByteSizeText(bytes)} (${toGrouped(bytes)} bytes)`;
