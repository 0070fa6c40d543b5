import { z } from 'zod';
import { getAccount, getAccounts } from '#chain';
import type { Address } from '#contracts/chain';
import type { ProgramBinaryAnswer, SecurityText } from '#contracts/account/program';
import { decodeUtf8 } from '#std/utf8';
import { addressText, toAddress } from '../input/texts.ts';
import { readProgram, type ProgramReading } from '../reading/program/program-account.ts';
import type { CodeReading } from '../reading/program/program-binary.ts';
import {
  METADATA_PROGRAM,
  MOST_PUBLISHED_BYTES,
  toMetadataPlace,
  unpackMetadata,
} from '../reading/program/program-metadata.ts';
import { readSecurityJson } from '../reading/token/security-text.ts';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const STATE_BYTES = 64;
const CODE_MS = 5_000;
const PUBLISHED_MS = 2_500;

export default defineEndpoint({
  name: 'programBinary',
  route: '/api/programs/:address/binary',
  says: 'The code of a program as far as it is read: its size, hash and instruction set, and the security contact it names.',
  input: z.strictObject({ address: addressText }),
  absences: true,
  async run(ask, input): Promise<ProgramBinaryAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const { slot, account } = await getAccount(reader.chain, address, {
      signal,
      slice: { offset: 0, length: STATE_BYTES },
    });
    const program = account && (await readProgram(reader, address, account, { signal }));
    if (program === undefined) return ask.absent('not-found', 'There is no program at this address.');
    const { code, deploySlot } = program;
    const [published, read] = await Promise.all([
      withTimeout(PUBLISHED_MS, readPublishedSecurity(ask, address)),
      code && withTimeout(CODE_MS, reader.code.read(code, deploySlot)),
    ]);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      codeAccount: code?.account,
      codeBytes: code?.length,
      readBytes: read?.readBytes ?? 0,
      elf: read?.elf,
      elfMissing: read?.missing ?? (read === undefined ? toMissing(program) : undefined),
      security: published ?? (read?.security && { origin: 'code', entries: read.security }),
      securityMissing: toSecurityMissing(program, read),
    };
  },
});

function toMissing({ kind, code }: ProgramReading): string {
  if (kind === 'native') return 'It is part of the validator software: no code of it is on chain.';
  if (kind === 'closed') return 'The account with its code is gone.';
  return code === undefined
    ? 'The account with its code could not be read in time.'
    : 'Its code did not arrive in time; try again.';
}

function toSecurityMissing(program: ProgramReading, read: CodeReading | undefined): string | undefined {
  if (read?.security !== undefined) return undefined;
  if (read === undefined) return toMissing(program);
  return read.readBytes < (program.code?.length ?? 0)
    ? 'None in the first 2 MiB of its code, which is all that is searched, and none published.'
    : 'No security contact is published.';
}

async function readPublishedSecurity(
  ask: QuestionContext,
  program: Address,
): Promise<SecurityText | undefined> {
  const place = toMetadataPlace(program, 'security');
  if (place === undefined) return undefined;
  const [account] = await getAccounts(ask.reader.chain, [place], { signal: ask.signal });
  if (account?.owner !== METADATA_PROGRAM || account.byteLength > MOST_PUBLISHED_BYTES) return undefined;
  const bytes = await unpackMetadata(account);
  const entries = bytes && readSecurityJson(decodeUtf8(bytes) ?? '');
  return entries && { origin: 'program-metadata', account: place, entries };
}
