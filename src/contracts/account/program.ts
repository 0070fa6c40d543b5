/** What the product answers about programs. On the wire it is `Wire<…>` of these types (`#std/json`). */
import type { Answer, Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';

/** By which loader a program lives, and so what can become of it. */
export type ProgramKind =
  /** Part of the validator software. */
  | 'native'
  /** Loader 1 or 2: its code stands in the account itself and cannot change. */
  | 'fixed'
  /** Loader 3: its code stands in a program data account. */
  | 'upgradeable'
  | 'loader-v4'
  /** Its code was taken away for good. */
  | 'closed'
  /** The node has no account here; the address is known as a program all the same. */
  | 'not-here';

/** Who can change a program's code. */
export type UpgradePower =
  | { readonly by: 'nobody'; readonly why: string }
  /** A key somebody can sign with. */
  | { readonly by: 'key'; readonly authority: Address }
  /** An address only a program can sign for: what that program asks for decides. */
  | { readonly by: 'program'; readonly authority: Address }
  /** It changes with the validator software. */
  | { readonly by: 'validators' }
  | { readonly by: 'unknown'; readonly why: string };

/** A name somebody gives a program. */
export interface ProgramName {
  readonly name: string;
  readonly source: 'protocol file' | 'directory' | 'published interface';
  /** Whether the text comes from the chain, where anybody may write what they like. */
  readonly untrusted: boolean;
}

/** Calls at the top level in blocks this server looked at. */
export interface ObservedUse {
  readonly transactions: number;
  readonly failed: number;
  readonly computeUnits: number;
}

/** The blocks an observation rests on: a sample of the newest, not all of them. */
export interface ObservedWindow {
  readonly blocks: number;
  readonly firstSlot: Slot;
  readonly lastSlot: Slot;
}

/**
 * Parameters for building the program from source, which a signer put on chain. It is a claim: whether the
 * build gives the deployed code is for whoever builds it to find out.
 */
export interface BuildClaim {
  readonly account: Address;
  readonly signer: Address;
  readonly signedBy: 'upgrade authority' | 'OtterSec' | 'Solana Explorer';
  readonly repository: string;
  readonly commit: string;
  readonly arguments: readonly string[];
  /** Version of the tool that wrote it. */
  readonly tool: string;
  /** Slot of the deployment it speaks of. */
  readonly deploySlot: bigint;
  /** Whether that is the deployment of now; absent where the latter is not known. */
  readonly isCurrent?: boolean | undefined;
}

export type ProgramAnswer = Answer<{
  readonly address: Address;
  readonly program: ProgramKind;
  readonly loader?: Address | undefined;
  /** The most trustworthy first; empty when nobody names it. */
  readonly called: readonly ProgramName[];
  readonly category?: string | undefined;
  /** What it, or the protocol it is of, is: one line without a full stop. */
  readonly does?: string | undefined;
  /** From the directory of programs. */
  readonly site?: string | undefined;
  /** Whether the people behind it have stopped, as the directory says. */
  readonly abandoned?: boolean | undefined;
  /** Instructions a protocol file here reads; absent without one. */
  readonly layouts?: { readonly instructions: number; readonly source: string } | undefined;
  readonly power: UpgradePower;
  readonly programData?: Address | undefined;
  /** Bytes of code with the room reserved for more of it. */
  readonly codeBytes?: number | undefined;
  readonly deploySlot?: Slot | undefined;
  readonly deployedAt?: UnixSeconds | undefined;
  readonly lamports?: bigint | undefined;
  readonly builds: readonly BuildClaim[];
  /** Absent when this server has not looked at any block lately. */
  readonly observed?: { readonly window: ObservedWindow; readonly use?: ObservedUse | undefined } | undefined;
  readonly names: Names;
}>;

/** A field, argument or member with its type in the notation of Rust. */
export interface OutlineField {
  readonly name: string;
  /** Absent where a layout reads it in a way no type says. */
  readonly type?: string | undefined;
  readonly docs?: string | undefined;
}

export interface OutlineAccount {
  readonly name: string;
  readonly optional?: boolean | undefined;
  /** Stands any number of times. */
  readonly repeated?: boolean | undefined;
  /** Both are absent where the interface does not say. */
  readonly signer?: boolean | undefined;
  readonly writable?: boolean | undefined;
  /** The one account it must be. */
  readonly address?: string | undefined;
  readonly docs?: string | undefined;
}

export interface OutlineInstruction {
  readonly name: string;
  /** What the data begins with: a number, or bytes in hex. */
  readonly at: string;
  readonly title?: string | undefined;
  /** What it does, with the names of arguments and accounts in braces. */
  readonly sentence?: string | undefined;
  readonly docs?: string | undefined;
  readonly accounts: readonly OutlineAccount[];
  readonly args: readonly OutlineField[];
}

/** An account, an event or a type. */
export interface OutlineRecord {
  readonly name: string;
  /** Bytes it begins with, in hex. */
  readonly at?: string | undefined;
  /** Length in bytes, where that tells it apart. */
  readonly size?: number | undefined;
  readonly fields?: readonly OutlineField[] | undefined;
  /** Of an enum. */
  readonly variants?: readonly { readonly name: string; readonly type?: string | undefined }[] | undefined;
  /** Of everything else. */
  readonly type?: string | undefined;
}

export interface InterfaceOutline {
  readonly instructions: readonly OutlineInstruction[];
  readonly accounts: readonly OutlineRecord[];
  readonly events: readonly OutlineRecord[];
  readonly errors: readonly { readonly code: number; readonly name: string; readonly message: string }[];
  readonly types: readonly OutlineRecord[];
}

/** Who vouches for an interface. */
export type InterfaceSource =
  /** Program Metadata account only the upgrade authority can write. */
  | 'program-metadata'
  /** The account Anchor reserves for the IDL; whoever created it set its authority. */
  | 'anchor-idl'
  /** A protocol file of this product. */
  | 'built-in';

export type ProgramInterfaceAnswer = Answer<{
  readonly address: Address;
  readonly origin: InterfaceSource;
  /** Where it stands on chain. */
  readonly account?: Address | undefined;
  /** `anchor`, `anchor-legacy`, `shank`, `codama`; absent for a protocol file. */
  readonly format?: string | undefined;
  readonly name: string;
  readonly version?: string | undefined;
  /** Where the layouts of a protocol file were taken from. */
  readonly source?: string | undefined;
  readonly outline: InterfaceOutline;
  /** Path of the interface as published, as a JSON file. */
  readonly file?: string | undefined;
}>;

export interface SecurityText {
  /** Inside the code, or a Program Metadata account only the upgrade authority can write. */
  readonly origin: 'code' | 'program-metadata';
  readonly account?: Address | undefined;
  /** As published and so untrusted. */
  readonly entries: readonly { readonly key: string; readonly value: string }[];
}

export type ProgramBinaryAnswer = Answer<{
  readonly address: Address;
  /** Account the code stands in. */
  readonly codeAccount?: Address | undefined;
  readonly codeBytes?: number | undefined;
  /** Bytes looked at; fewer than `codeBytes` for a large program. */
  readonly readBytes: number;
  readonly elf?:
    | {
        /** Without zeros at the end; absent when not all of it was read. */
        readonly trimmedBytes?: number | undefined;
        readonly machine: string;
        readonly flags: number;
        /** Version of the instruction set the flags say; absent for flags no version has. */
        readonly sbpfVersion?: number | undefined;
        /** SHA-256 of the code without zeros at the end, in hex, as `solana-verify get-program-hash` prints. */
        readonly sha256?: string | undefined;
      }
    | undefined;
  /** Why there is no `elf`, or why it is not whole. */
  readonly elfMissing?: string | undefined;
  readonly security?: SecurityText | undefined;
  readonly securityMissing?: string | undefined;
}>;

/** One row of the directory. */
export interface ProgramRow {
  readonly address: Address;
  /** Absent for a program nobody names. */
  readonly name?: string | undefined;
  /** Whether the name is the program's own word. */
  readonly untrusted?: boolean | undefined;
  readonly category: string;
  readonly source:
    | 'protocol file'
    | 'directory'
    /** In no list: called in a block this server looked at. */
    | 'seen';
  readonly site?: string | undefined;
  /** Whether the people behind it have stopped, as the directory says. */
  readonly abandoned?: boolean | undefined;
  /** Whether its instructions are read: by a protocol file, or with the interface it publishes. */
  readonly reading?: 'protocol file' | 'published interface' | undefined;
  readonly use?: ObservedUse | undefined;
}

export const PROGRAM_PAGE_ROWS = 100;

export type ProgramsAnswer = Answer<{
  /** Those called most first, then by name; at most `PROGRAM_PAGE_ROWS`. */
  readonly rows: readonly ProgramRow[];
  /** Rows that match, on all pages. */
  readonly matching: number;
  readonly total: number;
  /** Programs whose instructions a protocol file reads. */
  readonly withLayouts: number;
  /** Categories with how many programs each has, largest first. */
  readonly categories: readonly { readonly category: string; readonly programs: number }[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Blocks the use was counted in; absent when this server has not looked at any lately. */
  readonly window?: ObservedWindow | undefined;
}>;

export interface ProgramChange {
  readonly kind:
    | 'deploy'
    | 'upgrade'
    /** The upgrade authority was handed on or given up. */
    | 'authority'
    | 'close';
  readonly signature: Signature;
  readonly slot: Slot;
  readonly time?: UnixSeconds | undefined;
  /** Who signed as the authority; of a change of authority the one before. */
  readonly authority?: Address | undefined;
  readonly feePayer: Address;
  /** The authority after a change of it; absent where it was given up. */
  readonly to?: Address | undefined;
}

/** Deployments, upgrades and changes of authority, as the history of the account with the code tells them. */
export type DeploymentsAnswer = Answer<{
  readonly address: Address;
  readonly programData?: Address | undefined;
  /** Slot of the newest deployment, as the account itself says. */
  readonly deploySlot?: bigint | undefined;
  /** The newest first. */
  readonly changes: readonly ProgramChange[];
  /** Transactions of the account that were listed, and those of them that could not be read in time. */
  readonly listed: number;
  readonly unread: number;
  /** Whether nothing older is known to the node. */
  readonly whole: boolean;
  readonly names: Names;
}>;
