export { actOf, listActs } from './acts.ts';
export { isMintName } from './account/field-words.ts';
export { decodeAccount, type AccountInput } from './decode-account.ts';
export { decodeOutcome, type Outcome, type OutcomeReading } from './decode-outcome.ts';
export { decodeTransaction, examineSentence, type ExaminedSentence } from './decode-transaction.ts';
export { listGeneralErrors, type GeneralError } from './transaction/error-texts.ts';
export { withLogEvents } from './transaction/log-events.ts';
export { readInstruction } from './decode-instruction.ts';
export type { InstructionReading } from './instruction-reading.ts';
export { findInDirectory, listDirectory, type DirectoryProtocol } from './directory/program-directory.ts';
export {
  categoryOf,
  findProtocol,
  labelOf,
  listProtocols,
  type ProtocolSource,
} from './protocol-registry.ts';
export { defineProtocol, type Protocol, type ProtocolDefinition } from './define-protocol.ts';
export { toAddressText } from './layout/address-text.ts';
export { findValue } from './find-value.ts';
export { IdlError, type Idl, type IdlKind } from './idl/idl.ts';
export { parseIdl } from './idl/parse-idl.ts';
export { toProtocol } from './idl/to-protocol.ts';
export { readIdlNotes } from './outline/idl-notes.ts';
export { outlineInterface } from './outline/outline-interface.ts';
export { outlineProtocol } from './outline/outline-protocol.ts';
export { toExtensionName } from './token/extensions.ts';
export { readMint, type MintReading } from './token/read-mint.ts';
export { describeControl, type ControlContext } from './token/token-control.ts';
export { findLookAlike } from './directory/look-alike.ts';
export { listStakePoolTokens, listWellKnownTokens, WRAPPED_SOL } from './directory/well-known-tokens.ts';
export { findMain, isPlumbing } from './summary/summary-input.ts';
export { isSameSwap } from './summary/trade.ts';
export { SYSTEM_PROGRAM, TOKEN_PROGRAMS, VOTE_PROGRAM } from './known-addresses.ts';
export { toPhrase } from './summary/single-effect.ts';
