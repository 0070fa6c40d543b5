import type { TransactionAnswer } from '#contracts/answers';
import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import type { Wire } from '#std/json';

export type FoundTransaction = Extract<Wire<TransactionAnswer>, { readonly kind: 'found' }>;
export type WireTransaction = Wire<DecodedTransaction>;
export type WireInstruction = Wire<DecodedInstruction>;
