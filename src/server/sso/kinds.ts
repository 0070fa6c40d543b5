import { toRegistry } from '#std/registry';
import type { ProviderKind } from './kinds/define-provider-kind.ts';
import { kinds } from './kinds/index.gen.ts';

/** Kinds of identity providers by their type. */
export type ProviderKinds = ReadonlyMap<string, ProviderKind>;

/** Every kind this server knows. */
export const KINDS: ProviderKinds = toRegistry<ProviderKind>('provider kinds', kinds, ({ type }) => [type]);
