import type { Address } from '#contracts/chain';
import type { BalanceChange, DecodedInstruction, Effect, Field, LogLine } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import type { InstructionLayout } from '../define-protocol.ts';
import { findProtocol } from '../protocol-registry.ts';

interface TokenOf {
  readonly mint: Address;
  readonly owner?: Address | undefined;
}

/** What a summary is made from. */
export interface SummaryInput {
  readonly feePayer: Address;
  readonly signers: readonly Address[];
  /** Every address of the transaction; instructions name them by position. */
  readonly addresses: readonly Address[];
  readonly instructions: readonly DecodedInstruction[];
  /** Every instruction's effects in the order they ran, inner ones included. */
  readonly effects: readonly Effect[];
  readonly balanceChanges: readonly BalanceChange[];
  readonly feeLamports: bigint | undefined;
  readonly failed: boolean;
  /** Claims of a draft that the record does not support. */
  readonly findUnsupported: (claims: readonly Claim[]) => readonly Claim[];
  /** Mint and owner of a token account, where the transaction tells them. */
  readonly tokenOf?: ((account: Address) => TokenOf | undefined) | undefined;
  /** What programs logged; `logRange` of an instruction says which lines are its own. */
  readonly logs?: readonly LogLine[] | undefined;
}

/**
 * One way to say what happened. `past` and `infinitive` are the same verb: 'sent' and 'send'; `rest` follows
 * it and has holes. The subject is always `{who}`.
 */
export interface Draft {
  readonly action: string;
  readonly past: string;
  readonly infinitive: string;
  readonly rest: string;
  readonly fields: readonly Field[];
  /** What the record must support of its amounts; without a list every amount by itself. */
  readonly claims?: readonly Claim[];
  /** What it says was done, beside amounts. */
  readonly acts?: readonly Claim[];
  /** That it changed nothing, which the end of `rest` says. */
  readonly outcome?: { readonly words: string; readonly acts: readonly Claim[] };
  /** Holes whose texts come from tables of names; no claim stands behind them. */
  readonly lookedUp?: readonly string[];
}

/** Programs that serve others: a transaction is rarely about them. */
export const isPlumbing = (instruction: DecodedInstruction): boolean => PLUMBING.has(instruction.program);

const PLUMBING = new Set<string>([
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
  // Wallets add checks that stop a transaction which does not do what it was seen to do.
  'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95',
  '4MNPdKu9wFMvEeZBMt3Eipfs5ovVWTJb31pEXDJAAxX5',
  'DeJBGdMFa1uynnnKiwrVioatTuHmNLpyFKnmB5kaFdzQ',
  'GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp',
  // What serves to find a transaction again by who made it.
  '3i5JeuZuUxeKtVysUnwQNGerJP2bSMX9fTFfS4Nxe3Br',
  'HQ2UUt18uJqKaQFJhgV9zaTdQxUZjNrsKFgoEDquBkcx',
  '9tiP8yZcekzfGzSBmp7n9LaDHRjxP2w7wJj8tpPJtfG',
]);

/**
 * The instruction a transaction is about: the one that settles a sale, which bids and listings before it only prepare,
 * else the first that is no plumbing and no step for another.
 */
export function findMain(instructions: readonly DecodedInstruction[]): DecodedInstruction | undefined {
  if (last?.instructions !== instructions) last = { instructions, main: toMain(instructions) };
  return last.main;
}

/** Every draft of a summary asks for the same. */
let last:
  | { readonly instructions: readonly DecodedInstruction[]; readonly main: DecodedInstruction | undefined }
  | undefined;

function toMain(instructions: readonly DecodedInstruction[]): DecodedInstruction | undefined {
  let first: DecodedInstruction | undefined;
  let major: DecodedInstruction | undefined;
  for (let i = 0; i < instructions.length; i++) {
    const instruction = instructions[i]!;
    if (isPlumbing(instruction)) continue;
    first ??= instruction;
    const layout = findLayout(instruction);
    if (layout?.sale !== undefined) return instruction;
    if (layout?.minor !== true) major ??= instruction;
  }
  return major ?? first;
}

/** Whether an instruction is a step for another, as its protocol file says. */
export const isMinor = (instruction: DecodedInstruction): boolean => findLayout(instruction)?.minor === true;

/** What protocol files say of instructions that whole sentences rest on, a bit each. */
export const MARK = {
  executes: 1,
  ballot: 2,
  proposes: 4,
  bridge: 8,
  loan: 16,
  moved: 32,
  sale: 64,
} as const;

interface MarkedLayout {
  readonly layout: InstructionLayout;
  /** Bits of `MARK`. */
  readonly marks: number;
}

interface ProgramLayouts {
  readonly byName: ReadonlyMap<string, MarkedLayout>;
  /** Marks of any of them. */
  readonly marks: number;
}

/** Layouts of programs, made once: a summary asks for many. */
const layoutsByProgram = new Map<string, ProgramLayouts>();

/** What the protocol file says of an instruction; absent where it was not read. */
export function findLayout(instruction: DecodedInstruction): InstructionLayout | undefined {
  if (instruction !== asked) {
    found = findMarked(instruction)?.layout;
    asked = instruction;
  }
  return found;
}

/** The instruction asked about last, and its layout: summarising one instruction looks it up several times. */
let asked: DecodedInstruction | undefined;
let found: InstructionLayout | undefined;

/** Marks of all instructions of a tree. */
export function collectMarks(instructions: readonly DecodedInstruction[]): number {
  let marks = 0;
  for (let i = 0; i < instructions.length; i++) {
    const { program, name, inner } = instructions[i]!;
    const layouts = name === undefined ? undefined : layoutsOf(program);
    // Most programs have no instruction with a mark.
    if (layouts !== undefined && (layouts.marks & ~marks) !== 0)
      marks |= layouts.byName.get(name!)?.marks ?? 0;
    if (inner.length > 0) marks |= collectMarks(inner);
  }
  return marks;
}

const findMarked = ({ program, name }: DecodedInstruction): MarkedLayout | undefined =>
  name === undefined ? undefined : layoutsOf(program)?.byName.get(name);

const layoutsOf = (program: string): ProgramLayouts | undefined =>
  layoutsByProgram.get(program) ?? toLayouts(program);

function toLayouts(program: string): ProgramLayouts | undefined {
  const layouts = findProtocol(program)?.definition.instructions;
  if (layouts === undefined) return undefined;
  const byName = new Map<string, MarkedLayout>();
  let all = 0;
  for (const layout of layouts) {
    const marks = toMarks(layout);
    all |= marks;
    // The first of a name counts, as it does for reading.
    if (!byName.has(layout.name)) byName.set(layout.name, { layout, marks });
  }
  const made: ProgramLayouts = { byName, marks: all };
  layoutsByProgram.set(program, made);
  return made;
}

function toMarks(layout: InstructionLayout): number {
  let marks = 0;
  for (const [mark, bit] of Object.entries(MARK) as [keyof typeof MARK, number][])
    if (layout[mark] !== undefined) marks |= bit;
  return marks;
}

/** Address of the account an instruction calls `name`. */
export function findAccount(
  { accounts, accountNames }: DecodedInstruction,
  name: string,
  { addresses }: Pick<SummaryInput, 'addresses'>,
): Address | undefined {
  const position = accountNames.indexOf(name);
  const index = position < 0 ? undefined : accounts[position];
  return index === undefined ? undefined : addresses[index];
}

/** What programs call the account of who only pays, and of who acts. */
const PAYER_NAME = /payer|funder|sponsor|relayer|keeper/i;

/**
 * Who authorised an instruction: the fee payer where the instruction has it as one who acts, else the first signer it
 * has that does not only pay and whose balances changed. Keys made for one transaction sign without owning anything.
 */
export function findActor(
  { accounts, accountNames, inner }: DecodedInstruction,
  input: SummaryInput,
): Address {
  const { addresses, signers, feePayer } = input;
  let owner: Address | undefined;
  for (let at = 0; at < accounts.length; at++) {
    const index = accounts[at]!;
    const address = index < signers.length ? addresses[index] : undefined;
    const name = accountNames[at];
    if (address === undefined || name === undefined || PAYER_NAME.test(name)) continue;
    if (address === feePayer) return feePayer;
    owner ??= owns(address, input) ? address : undefined;
  }
  return owner ?? findMinter(accounts, inner, input) ?? feePayer;
}

/** Who signed as the authority of what was minted, where the fee payer is no account of the instruction. */
function findMinter(
  accounts: readonly number[],
  inner: readonly DecodedInstruction[],
  { addresses, signers }: Pick<SummaryInput, 'addresses' | 'signers'>,
): Address | undefined {
  if (accounts.includes(0)) return undefined;
  for (let i = 0; i < inner.length; i++) {
    const one = inner[i]!;
    const at = one.accountNames.indexOf('mintAuthority');
    const index = at < 0 ? undefined : one.accounts[at];
    if (index !== undefined && index < signers.length) return addresses[index];
    const inside = findMinter(accounts, one.inner, { addresses, signers });
    if (inside !== undefined) return inside;
  }
  return undefined;
}

const owns = (address: Address, { balanceChanges }: SummaryInput): boolean =>
  balanceChanges.some(({ owner, before }) => owner === address && before > 0n);

/** Effects of a tree in the order they ran. */
export function collectEffects(instructions: readonly DecodedInstruction[]): readonly Effect[] {
  const effects: Effect[] = [];
  addEffects(instructions, effects);
  return effects;
}

function addEffects(nodes: readonly DecodedInstruction[], effects: Effect[]): void {
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    for (let j = 0; j < node.effects.length; j++) effects.push(node.effects[j]!);
    if (node.inner.length > 0) addEffects(node.inner, effects);
  }
}
