/** An account's fields as a node's `jsonParsed` encoding names them. */
export interface ParsedAccount {
  readonly type: string;
  readonly info: unknown;
}
