/** The part of JSON Schema 2020-12 that is written here. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly contentEncoding?: 'base64';
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** Where an OpenAPI document keeps schemas. */
export const COMPONENTS = '#/components/schemas/';
