import { z } from 'zod';
import { getAccount, getBlockTime } from '#chain';
import type { ProgramAnswer } from '#contracts/account/program';
import { findInDirectory, findProtocol, outlineProtocol } from '#decoder';
import { addressText, toAddress } from '../input/texts.ts';
import { readBuildClaims } from '../reading/market/build-claims.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toObservation } from '../reading/program/observed-use.ts';
import { readProgram } from '../reading/program/program-account.ts';
import { findDirectoryProtocol, findPurpose, listProgramNames } from '../reading/program/program-names.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

/** Enough for the state of every loader. */
const STATE_BYTES = 64;
const INTERFACE_MS = 2_000;
const EXTRA_MS = 2_000;

export default defineEndpoint({
  name: 'program',
  route: '/api/programs/:address',
  says: 'One program: its name and kind, who may change it, when it was deployed, how large it is, which verified builds are claimed for it and how it was used in the last blocks.',
  when: 'The address is that of a program.',
  input: z.strictObject({ address: addressText }),
  absences: true,
  async run(ask, input): Promise<ProgramAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const { reader, signal } = ask;
    reader.watcher.touch();
    const [{ slot, account }, published] = await Promise.all([
      getAccount(reader.chain, address, { signal, slice: { offset: 0, length: STATE_BYTES } }),
      withTimeout(INTERFACE_MS, reader.interfaces.read(address)),
    ]);
    const program = account && (await readProgram(reader, address, account, { signal }));
    const protocol = findProtocol(address);
    const called = listProgramNames(address, published);
    if (program === undefined && (account !== undefined || called.length === 0)) {
      return account === undefined
        ? ask.absent('not-found', 'There is no account at this address.', {
            hint: 'The program may exist on another cluster.',
          })
        : ask.absent('not-found', 'The account at this address is not a program.', {
            hint: 'Its account page shows what it is.',
          });
    }
    const authority = program && 'authority' in program.power ? program.power.authority : undefined;
    const [deployedAt, builds] = await Promise.all([
      program?.deploySlot === undefined
        ? undefined
        : withTimeout(EXTRA_MS, getBlockTime(reader.chain, Number(program.deploySlot), { signal })),
      withTimeout(
        EXTRA_MS,
        readBuildClaims(reader.chain, address, authority, program?.deploySlot, { signal }),
      ),
    ]);
    const { window, byProgram } = toObservation(reader.watcher);
    const listed = findDirectoryProtocol(address);
    const things = new NamedThings()
      .addAddress(address)
      .addAddress(account?.owner)
      .addAddress(authority)
      .addAddress(program?.programData);
    for (const { signer } of builds ?? []) things.addAddress(signer);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      ...(program === undefined
        ? {
            // The answer's own `kind` says that there is an answer.
            program: 'not-here' as const,
            power: { by: 'unknown' as const, why: 'This cluster’s node has no account at this address.' },
          }
        : { program: program.kind, power: program.power, programData: program.programData }),
      loader: account?.owner,
      called,
      category: protocol?.definition.category ?? findInDirectory(address)?.category,
      does: findPurpose(address),
      site: listed?.site,
      abandoned: listed?.closed === true ? true : undefined,
      layouts: protocol && {
        instructions: outlineProtocol(protocol).instructions.length,
        source: protocol.definition.source,
      },
      codeBytes: program?.code?.length,
      deploySlot: program?.deploySlot === undefined ? undefined : Number(program.deploySlot),
      deployedAt,
      lamports: account?.lamports,
      builds: builds ?? [],
      observed: window && { window, use: byProgram.get(address) },
      names: await toNames(things, reader, signal),
    };
  },
});
