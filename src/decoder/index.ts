export { decodeAccount, type AccountInput } from './decode-account.ts';
export { decodeTransaction } from './decode-transaction.ts';
export { readInstruction, type InstructionReading } from './decode-instruction.ts';
export { findInDirectory, listDirectory, type DirectoryProtocol } from './directory/program-directory.ts';
export { findProtocol, labelOf, listProtocols, type ProtocolSource } from './protocol-registry.ts';
export { defineProtocol, type Protocol, type ProtocolDefinition } from './define-protocol.ts';
export { toAddressText } from './layout/address-text.ts';
export { parseIdl, IdlError, type Idl, type IdlKind } from './idl/parse-idl.ts';
export { toProtocol } from './idl/to-protocol.ts';
