import type { Fact, ToolResult } from '#contracts/assistant/agent';
import type { Found } from '../tools/define-tool.ts';
import type resolve from '../tools/resolve.ts';
import type { Writer } from '#assistant/write/writer';
import {
  defineNarrative,
  type Narrative,
  type NarrativeDefinition,
  type Planning,
  type Step,
  type Writing,
} from './define-narrative.ts';

type Resolved = NonNullable<Found<typeof resolve>['data']>;

/** Addresses of the accounts a question is about, by slot, once names are resolved. */
export type Addresses<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface AccountStep<Name extends string> extends Pick<
  Step,
  'id' | 'tool' | 'title' | 'after' | 'isExtra'
> {
  /** `undefined` leaves the step out. */
  readonly args: (
    of: Addresses<Name>,
    results: ReadonlyMap<string, ToolResult>,
  ) => Readonly<Record<string, unknown>> | undefined;
}

/** A question about accounts, each given by its address or by a `.sol` name that stands for it. */
export interface AccountNarrative<Name extends string> extends Pick<
  NarrativeDefinition<Name>,
  'id' | 'title'
> {
  /** Besides `address`. */
  readonly needs?: NarrativeDefinition<Name>['needs'];
  /** The first is what the answer rests on. */
  readonly steps: (planning: Planning<Name>) => readonly AccountStep<Name>[];
  readonly tell: (writer: Writer, writing: Writing<Name>) => void;
}

const isName = (text: string | undefined): text is string => text?.endsWith('.sol') === true;
const nameStep = (slot: string): string => `name of ${slot}`;

/** An intent about accounts; names are resolved before anything else is read. */
export function defineAccountNarrative<const Name extends string = 'address'>({
  needs = [],
  steps,
  tell,
  ...rest
}: AccountNarrative<Name | 'address'>): Narrative {
  return defineNarrative<Name | 'address'>({
    ...rest,
    needs: [{ name: 'address', kind: 'account' }, ...needs],
    plan(planning) {
      const slots = Object.entries<string | undefined>(planning.slots);
      const names = slots.flatMap(([slot, text]) => (isName(text) ? [{ slot, text }] : []));
      const addressesOf = (results: ReadonlyMap<string, ToolResult>) => {
        const of: Record<string, string> = {};
        for (const [slot, text] of slots) {
          const address = isName(text) ? toOwner(results.get(nameStep(slot))) : text;
          if (address !== undefined) of[slot] = address;
        }
        return of as Addresses<Name | 'address'>; // of the slots
      };
      const lookUps = names.map(({ slot, text }): Step => ({
        id: nameStep(slot),
        tool: 'resolve',
        title: 'Find who owns the name',
        args: () => ({ query: text, kind: 'account' }),
      }));
      const asked = steps(planning).map(({ args, after = [], ...step }): Step => ({
        ...step,
        after: [...after, ...lookUps.map(({ id }) => id)],
        args: (results) => {
          const of = addressesOf(results);
          return names.every(({ slot }) => Object.hasOwn(of, slot)) ? args(of, results) : undefined;
        },
      }));
      return [...lookUps, ...asked];
    },
    write(writer, writing) {
      const [main] = steps(writing);
      const failed = main === undefined ? undefined : writing.results.get(main.id);
      if (failed?.ok === false) {
        writer.line`${failed.facts[0]}`;
        return;
      }
      tell(writer, writing);
      for (const result of writing.results.values()) {
        if (result.tool !== 'resolve' || !result.ok || rest.id === 'domain.overview') continue;
        const [candidate] = (result.data as Resolved).candidates; // what `resolve` finds
        if (candidate?.name !== undefined)
          writer.full`The name ${toPiece(candidate.name)} belongs to ${toPiece(candidate.id)}.`;
      }
    },
  });
}

const toPiece = (piece: Fact | { readonly untrusted: string; readonly text: string }) => piece;

/** The address a name stands for; an address that a tool read, never a text of the chain. */
function toOwner(result: ToolResult | undefined): string | undefined {
  return result?.facts.find(({ kind, path }) => kind === 'address' && path === '/candidates/0/id')?.raw;
}
