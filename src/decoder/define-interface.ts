import { readDataFile } from '#std/data-file';
import {
  defineProtocol,
  type AccountLayout,
  type Protocol,
  type ProtocolDefinition,
} from './define-protocol.ts';
import type { ProgramInterface } from './interface/interface.ts';
import { parseInterface } from './interface/parse-interface.ts';
import { toLayouts, type EventMeaning, type InterfaceLayouts, type Meaning } from './interface/to-layouts.ts';

export type InterfaceDefinition = Pick<
  ProtocolDefinition,
  'key' | 'name' | 'programs' | 'category' | 'does' | 'source' | 'errors'
> & {
  /** In the notation of `interface/parse-interface.ts`. Where it is absent, `data/idl` has a file with it. */
  readonly interface?: string;
  /** Key of the protocol whose file in `data/idl` this one reads; its own where it is absent. */
  readonly idl?: string;
  /** By instruction name. */
  readonly meaning?: Readonly<Record<string, Meaning>>;
  /** By event name. */
  readonly events?: Readonly<Record<string, EventMeaning>>;
  /** Kinds of account written by hand; they are tried before those of the text. */
  readonly accounts?: readonly AccountLayout[];
};

/**
 * A protocol whose layouts are written as interface text. It is read, parsed and compiled when one of its
 * programs is met first, so that many protocols cost nothing at start. Mistakes in the text throw then; a
 * test compiles them all.
 */
export function defineInterface({
  interface: text,
  idl,
  meaning = {},
  events,
  accounts = [],
  errors,
  ...head
}: InterfaceDefinition): Protocol {
  let parsed: ProgramInterface | undefined;
  let layouts: InterfaceLayouts | undefined;
  let protocol: Protocol | undefined;
  let allErrors: ProtocolDefinition['errors'];
  let allAccounts: ProtocolDefinition['accounts'];
  const parse = (): ProgramInterface =>
    (parsed ??= parseInterface(text ?? readDataFile(`idl/${idl ?? head.key}.idl`)));
  const read = (): InterfaceLayouts => {
    try {
      return (layouts ??= toLayouts(parse(), meaning, events));
    } catch (error) {
      throw new Error(`protocol ${head.key}`, { cause: error });
    }
  };
  const definition: ProtocolDefinition = {
    ...head,
    get discriminant() {
      return read().discriminant;
    },
    get instructions() {
      return read().instructions;
    },
    get accounts() {
      return (allAccounts ??= [...accounts, ...read().accounts]);
    },
    get events() {
      return read().events;
    },
    get errors() {
      return (allErrors ??= { ...read().errors, ...errors });
    },
  };
  return {
    definition,
    name: head.name,
    find: (data) => (protocol ??= defineProtocol(definition)).find(data),
    readInterface: parse,
  };
}
