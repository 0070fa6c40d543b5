import { z } from 'zod';
import type { ProgramInterfaceAnswer } from '#contracts/account/program';
import { findProtocol, outlineInterface, outlineProtocol, readIdlNotes } from '#decoder';
import { toInterfaceFile } from '../reading/program/idl-path.ts';
import { addressText, toAddress } from '../input/texts.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const DEADLINE_MS = 3_500;

export default defineEndpoint({
  name: 'programInterface',
  route: '/api/programs/:address/interface',
  says: 'The instructions, accounts, types and errors of a program, from the IDL it publishes or from the layouts built in here.',
  when: 'To learn how a program is called or how its data is laid out.',
  input: z.strictObject({ address: addressText }),
  absences: true,
  async run(ask, input): Promise<ProgramInterfaceAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const published = await withTimeout(DEADLINE_MS, ask.reader.interfaces.read(address));
    const start = { kind: 'found', provenance: ask.provenance(), address } as const;
    if (published !== undefined) {
      const { origin, account, idl, json } = published;
      return {
        ...start,
        origin,
        account,
        format: idl.kind,
        name: idl.name,
        version: idl.version,
        outline: outlineInterface(idl.interface, readIdlNotes(json)),
        file: toInterfaceFile(address),
      };
    }
    const protocol = findProtocol(address);
    if (protocol === undefined) {
      return ask.absent('not-found', 'The program publishes no IDL that could be read.', {
        hint: 'Checked its Program Metadata account and the account Anchor reserves for the IDL.',
      });
    }
    const { name, source } = protocol.definition;
    return { ...start, origin: 'built-in', name, source, outline: outlineProtocol(protocol) };
  },
});
