import type { ProgramInterface } from '../interface/interface.ts';

export type IdlKind = 'anchor' | 'anchor-legacy' | 'shank' | 'codama';

export interface Idl {
  readonly kind: IdlKind;
  readonly name: string;
  readonly version?: string | undefined;
  /** Program the file says it is for; who publishes it decides whether that is believed. */
  readonly address?: string | undefined;
  readonly interface: ProgramInterface;
}

/** An IDL nobody can read, with the reason. */
export class IdlError extends Error {
  override readonly name = 'IdlError';
}
