import { isRecord, type UnknownRecord } from '#std/record';
import { toLine, toName, toRecords } from '../idl/json.ts';
import { toCamelCase } from '../interface/interface.ts';

/** What an IDL says of an account beside its name. */
export interface AccountNote {
  readonly signer?: boolean | undefined;
  readonly writable?: boolean | undefined;
  readonly address?: string | undefined;
  readonly docs?: string | undefined;
}

/** What an IDL says of an instruction and no layout needs. */
export interface InstructionNote {
  readonly docs?: string | undefined;
  /** In the order of the instruction's accounts. */
  readonly accounts: readonly AccountNote[];
  /** Docs of arguments by name. */
  readonly args: ReadonlyMap<string, string>;
}

/** Notes of an IDL of any kind by the names of its instructions in camelCase. All of it is the publisher's text. */
export function readIdlNotes(json: unknown): ReadonlyMap<string, InstructionNote> {
  if (!isRecord(json)) return new Map();
  const program = isRecord(json['program']) ? json['program'] : json;
  return new Map(
    toRecords(program['instructions']).map((entry) => [
      toCamelCase(toName(entry['name'])),
      {
        docs: toDocs(entry),
        accounts: flatten(entry['accounts']),
        args: toArgDocs(entry['args'] ?? entry['arguments']),
      },
    ]),
  );
}

function toDocs(entry: UnknownRecord): string | undefined {
  const { docs, desc } = entry;
  const text = Array.isArray(docs) ? docs.filter((line) => typeof line === 'string').join(' ') : desc;
  return typeof text === 'string' && text.trim() !== '' ? toLine(text) : undefined;
}

function toArgDocs(args: unknown): ReadonlyMap<string, string> {
  return new Map(
    toRecords(args).flatMap((arg) => {
      const docs = toDocs(arg);
      return docs === undefined ? [] : [[toCamelCase(toName(arg['name'])), docs] as const];
    }),
  );
}

/** Accounts in order, those of nested groups in place. */
function flatten(accounts: unknown): readonly AccountNote[] {
  return toRecords(accounts).flatMap((account) =>
    Array.isArray(account['accounts'])
      ? flatten(account['accounts'])
      : [
          {
            // Anchor before 0.30 and Shank, Anchor since, Codama; Anchor leaves out what is not so.
            signer: toFlag(account['isSigner'] ?? account['signer'] ?? false),
            writable: toFlag(account['isMut'] ?? account['writable'] ?? account['isWritable'] ?? false),
            address: toFixedAddress(account),
            docs: toDocs(account),
          },
        ],
  );
}

/** Codama says `either` where both are possible. */
const toFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

function toFixedAddress({ address, defaultValue }: UnknownRecord): string | undefined {
  const text =
    isRecord(defaultValue) && defaultValue['kind'] === 'publicKeyValueNode'
      ? defaultValue['publicKey']
      : address;
  return typeof text === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) ? text : undefined;
}
