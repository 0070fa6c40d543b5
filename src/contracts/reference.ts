/** What the API reference shows: every request this server answers, and what holds for all of them. */
import type { Absence } from './answers.ts';

export interface OperationRow {
  /** Stands in the address of the reference; unique. */
  readonly name: string;
  readonly kind:
    /** Answered the same to everybody. */
    | 'question'
    /** Reads or changes what belongs to whoever asks. */
    | 'action'
    /** Events over one open connection. */
    | 'stream'
    /** JSON-RPC, passed on to a node. */
    | 'proxy';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts in braces are filled in: `/api/blocks/{slot}`. */
  readonly path: string;
  /** Requests of one subject stand together. */
  readonly subject: string;
  /** What it answers or does, in one sentence. */
  readonly says: string;
  /** When to use it rather than another, where its sentence does not tell. */
  readonly when?: string | undefined;
}

export interface OperationParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  /** `json`: a list or an object. */
  readonly kind: 'text' | 'number' | 'flag' | 'json';
  readonly isRequired: boolean;
  readonly says?: string | undefined;
  /** Every value that is allowed, where they are few. */
  readonly values?: readonly string[] | undefined;
  /** Regular expression a text must match. */
  readonly pattern?: string | undefined;
  /** Most characters. */
  readonly most?: number | undefined;
}

/** What a kind of request may be sent by one client. */
export interface LimitRow {
  readonly name: string;
  /** What is counted, in words. */
  readonly of: string;
  readonly burst: number;
  readonly perSecond: number;
}

/** A failure by its code, as `ErrorBody` carries it. */
export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  /** Whether the same request may succeed later. */
  readonly mayPass: boolean;
  readonly message: string;
}

export interface ReferenceAnswer {
  readonly kind: 'found';
  /** Of the product, which the API shares. */
  readonly version: string;
  /** Subject by subject. */
  readonly operations: readonly OperationRow[];
  readonly limits: readonly LimitRow[];
  readonly errors: readonly ErrorRow[];
}

export type OperationAnswer =
  | {
      readonly kind: 'found';
      readonly operation: OperationRow;
      readonly parameters: readonly OperationParameter[];
      /** What is counted for it; a name of `ReferenceAnswer.limits`. */
      readonly limit: string;
    }
  | Absence;
