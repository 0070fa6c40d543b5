import type { Entity, EntityKind } from '#contracts/assistant/agent';
import type { Intent, Need } from '../intents/define-intent.ts';

/** Where things of the chain may come from, the surest first. */
export interface Sources {
  /** Said in the question, in its order. */
  readonly said: readonly (Entity & { readonly isPlainAddress?: boolean })[];
  /** What 'ask' was pressed on. */
  readonly given: readonly Entity[];
  readonly page: Entity | undefined;
  /** Of the turns before, the newest first. */
  readonly earlier: readonly Entity[];
  /** Whether the question goes on from the one before: `and its holders?`. */
  readonly goesOn: boolean;
  /** What fills a need only when nothing else does, such as SOL itself. */
  readonly spare?: readonly Entity[] | undefined;
}

export interface Filling {
  readonly slots: Readonly<Record<string, string>>;
  readonly entities: readonly Entity[];
  /** Needs nothing fills. */
  readonly missing: readonly Need[];
  /** How sure the things are that fill it; 1 for what the question says itself. */
  readonly fit: number;
}

const ADDRESS_KINDS: ReadonlySet<EntityKind> = new Set(['account', 'token', 'program', 'validator']);

/** Whether a thing may stand for another kind: any address is an account, a plain address may be anything. */
function fits(need: EntityKind, entity: Entity & { readonly isPlainAddress?: boolean }): boolean {
  if (need === entity.kind) return true;
  // A name stands for the account of its owner, which is looked up first.
  if (need === 'account') return ADDRESS_KINDS.has(entity.kind) || entity.kind === 'domain';
  return entity.isPlainAddress === true && ADDRESS_KINDS.has(need);
}

/** Fills the needs of an intent, each with another thing. */
export function fillSlots({ needs }: Pick<Intent, 'needs'>, sources: Sources): Filling {
  const { said, given, page, earlier, goesOn, spare = [] } = sources;
  const context = goesOn ? [...earlier, ...(page ? [page] : [])] : [...(page ? [page] : []), ...earlier];
  const pool: Pooled[] = [
    ...said.map((entity) => ({ entity, fit: 1 })),
    ...given.map((entity) => ({ entity, fit: 0.95 })),
    ...context.map((entity, index) => ({ entity, fit: index === 0 ? 0.85 : 0.7 })),
    ...spare.map((entity) => ({ entity, fit: 0.6 })),
  ];
  putSubjectFirst(needs, pool);
  const slots: Record<string, string> = {};
  const entities: Entity[] = [];
  const missing: Need[] = [];
  const taken = new Set<string>();
  let fit = 1;
  // What it cannot do without chooses first, and exact kinds before an account takes just any address.
  const order = [...needs].sort(
    (a, b) =>
      Number(a.optional === true) - Number(b.optional === true) ||
      Number(a.kind === 'account') - Number(b.kind === 'account'),
  );
  for (const need of order) {
    const of = (test: (entity: Entity & { readonly isPlainAddress?: boolean }) => boolean) =>
      pool.find(
        ({ entity, fit: sure }) =>
          !taken.has(entity.id) &&
          (need.optional !== true || sure >= 0.95 || (need.kind === 'token' && spare.includes(entity))) &&
          // SOL itself is a token, never the account that is meant.
          (need.kind === 'token' || !spare.includes(entity)) &&
          test(entity),
      );
    const exact = of((entity) => need.kind === entity.kind && entity.isPlainAddress !== true);
    const any = of((entity) => fits(need.kind, entity));
    const match =
      exact !== undefined && any !== undefined ? (exact.fit >= any.fit ? exact : any) : (exact ?? any);
    if (match === undefined) {
      if (need.optional !== true) missing.push(need);
      continue;
    }
    taken.add(match.entity.id);
    slots[need.name] = match.entity.id;
    entities.push({ kind: match.entity.kind === 'domain' ? 'domain' : need.kind, id: match.entity.id });
    fit = Math.min(fit, need.optional === true ? 1 : match.fit);
  }
  return { slots, entities, missing, fit };
}

type Pooled = { readonly entity: Entity & { readonly isPlainAddress?: boolean }; readonly fit: number };

/** Of two accounts of which one is said, what is in front of the visitor is the subject: `did it send to {address}`. */
function putSubjectFirst(needs: readonly Need[], pool: Pooled[]): void {
  const accounts = needs.filter(({ kind, optional }) => kind === 'account' && optional !== true);
  const said = pool.filter(({ entity, fit }) => fit === 1 && fits('account', entity));
  if (accounts.length !== 2 || said.length !== 1) return;
  const at = pool.findIndex(
    ({ entity, fit }) => fit < 1 && fit >= 0.8 && fits('account', entity) && entity.id !== said[0]!.entity.id,
  );
  if (at > 0) pool.unshift(...pool.splice(at, 1));
}
