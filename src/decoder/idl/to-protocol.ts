import { toTitle } from '#std/text';
import { defineProtocol, type Protocol } from '../define-protocol.ts';
import { toLayouts } from '../interface/to-layouts.ts';
import type { Idl } from './idl.ts';

/**
 * A program as its IDL describes it. Names and sentences are the publisher's words, so a caller says where
 * the IDL came from. Throws `LayoutError` when its types cannot be laid out.
 */
export function toProtocol(idl: Idl, program: string): Protocol {
  const { discriminant, instructions, accounts, events, errors } = toLayouts(idl.interface, {});
  return defineProtocol({
    key: `idl-${program}`,
    name: toTitle(idl.name),
    programs: [program],
    category: 'other',
    source: `IDL ${idl.version ?? ''}`.trim(),
    discriminant,
    instructions,
    accounts,
    events,
    errors,
  });
}
