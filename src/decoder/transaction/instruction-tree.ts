import { sizedList } from '#std/sized-list';
import { toTitle } from '#std/text';
import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Effect } from '#contracts/decoded';
import { readInstruction, type Wanted } from '../decode-instruction.ts';
import type { InstructionReading } from '../instruction-reading.ts';
import type { ProtocolSource } from '../protocol-registry.ts';
import { addSettledSwaps, SETTLE, type MutableInstruction } from './settled-orders.ts';
import { addFills, type FillCall } from './fills.ts';
import { addSwaps, type SwapCall } from './swaps.ts';
import type { LogRun, ReadLogs } from './logs.ts';
import type { RawInstruction, RawTransaction } from './raw-transaction.ts';
import type { TokenAccounts } from './token-accounts.ts';

export interface InstructionTree {
  readonly top: readonly MutableInstruction[];
  /** The instruction whose run failed first, found from the logs. */
  readonly innermostFailure: DecodedInstruction | undefined;
}

/**
 * Decodes every instruction and nests inner ones by stack height. Where the node did not record heights
 * (blocks before mid-2023), the depth of the matching run in the logs is used, and without logs they hang
 * directly under their top-level instruction.
 */
export function toInstructionTree(
  raw: RawTransaction,
  tokens: TokenAccounts,
  logs: ReadLogs,
  published?: ProtocolSource,
  wanted: Wanted = 'all',
): InstructionTree {
  const { keys } = raw;
  const top = sizedList<MutableInstruction>(raw.instructions.length);
  const swapCalls: SwapCall[] = [];
  const fillCalls: FillCall[] = [];
  let nextRun = 0;
  let settles = false;
  let innermostFailure: DecodedInstruction | undefined;

  const read = (instruction: RawInstruction, path: string, run: LogRun | undefined): MutableInstruction => {
    const reading = withLoggedName(readInstruction(instruction, keys, tokens, published, wanted), run, logs);
    const node: MutableInstruction = {
      path,
      program: reading.program,
      programName: reading.programName,
      reading: reading.reading,
      reason: reading.reason,
      name: reading.name,
      title: reading.title,
      sentence: reading.sentence,
      fields: reading.fields,
      accounts: instruction.accounts,
      accountNames: reading.accountNames,
      data: instruction.data,
      effects: reading.effects,
      computeUnits: run?.computeUnits,
      logRange: run && [run.start, run.end],
      failed: run?.failure === undefined ? undefined : true,
      inner: [],
    };
    if (reading.name === SETTLE) settles = true;
    if (reading.fill !== undefined) fillCalls.push({ node, ...reading.fill });
    const { trader, escrow } = reading;
    if (trader !== undefined) swapCalls.push({ node, trader, escrow });
    if (run !== undefined && run === logs.firstFailure) innermostFailure = node;
    return node;
  };
  /** Precompiles run without a log line, so a run is taken only when its program matches. */
  const takeRun = (program: Address | undefined, depth: number | undefined): LogRun | undefined => {
    const run = logs.runs[nextRun];
    if (run === undefined || run.program !== program || (depth !== undefined && run.depth !== depth))
      return undefined;
    nextRun++;
    return run;
  };

  for (let i = 0; i < raw.instructions.length; i++) {
    const instruction = raw.instructions[i]!;
    const node = read(instruction, `${i + 1}`, takeRun(keys[instruction.program], 1));
    top[i] = node;
    const group = raw.inner.get(i);
    if (group === undefined) continue;
    const stack: MutableInstruction[] = [node];
    for (let j = 0; j < group.length; j++) {
      const inner = group[j]!;
      const run = takeRun(keys[inner.program], inner.stackHeight);
      const depth = Math.max(2, Math.min(inner.stackHeight ?? run?.depth ?? 2, stack.length + 1));
      while (stack.length >= depth) stack.pop();
      const parent = stack[depth - 2]!;
      const child = read(inner, `${parent.path}.${parent.inner.length + 1}`, run);
      parent.inner.push(child);
      stack.push(child);
    }
  }
  if (swapCalls.length > 0) addSwaps(swapCalls, keys);
  if (settles) addSettledSwaps(top, keys);
  if (fillCalls.length > 0) addFills(fillCalls, top);
  return { top, innermostFailure };
}

const NO_EFFECTS: readonly Effect[] = [];

/** Takes their effects from the instructions of a failed transaction: whatever they did was undone. */
export function dropEffects(nodes: readonly MutableInstruction[]): void {
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    node.effects = NO_EFFECTS;
    if (node.inner.length > 0) dropEffects(node.inner);
  }
}

const LOGGED = ['Program log: Instruction:', 'Program log: IX: ', 'Program log: ix: '];
const PROCESSING = 'Program log: processing ';

/** `Instruction: Take`, `Instruction: Place Bid (amount: 1)`, `processing AuctionInstruction::Redeem`. */
function readLoggedName(line: string): string | undefined {
  const prefix = LOGGED.find((words) => line.startsWith(words));
  const variant = line.startsWith(PROCESSING) ? line.indexOf('Instruction::') : -1;
  const from = prefix?.length ?? (variant < 0 ? -1 : variant + 'Instruction::'.length);
  if (from < 0) return undefined;
  const rest = line.slice(from, from + 100);
  const end = rest.search(/[(:{]/);
  const name = (end < 0 ? rest : rest.slice(0, end)).trim();
  return /^[A-Za-z][\w ]{0,99}$/.test(name) ? name : undefined;
}

/**
 * Anchor programs log the name of the instruction before they run it. For a program nobody here knows that
 * is worth showing, as its own word.
 */
function withLoggedName(
  reading: InstructionReading,
  run: LogRun | undefined,
  logs: ReadLogs,
): InstructionReading {
  if (
    run === undefined ||
    (reading.reading !== 'unknown-program' && reading.reading !== 'unknown-instruction')
  ) {
    return reading;
  }
  const name = readLoggedName(logs.lines[run.start + 1]?.text ?? '');
  return name === undefined
    ? reading
    : {
        ...reading,
        title: toTitle(name.replaceAll(/ (\w)/g, (_all, letter: string) => letter.toUpperCase())),
        reason: 'The program itself logged this name; its layout is not known here.',
      };
}
