import type { Effect } from '#contracts/decoded';
import { compileLayout, LayoutError, type Layout } from '../layout/codec.ts';
import type { InstructionLayout } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import { findValue } from '../find-value.ts';

export interface FamilyMember {
  readonly name: string;
  readonly title: string;
  readonly accounts: readonly string[];
  readonly args?: Layout;
  readonly sentence: string;
  /** The sentence where the field `target` is the first account itself. */
  readonly itself?: string;
  readonly effects?: (instruction: InstructionView) => readonly Effect[];
}

/**
 * Token-2022 groups the instructions of an extension under one tag, with a second byte for which. A family
 * is that group as one layout.
 */
export function toFamily(at: number, family: string, members: readonly FamilyMember[]): InstructionLayout {
  const compiled = members.map((member) => ({ member, read: compileLayout(member.args ?? {}) }));
  return {
    at,
    name: family,
    accounts: [],
    read: (cursor, context) => {
      const index = cursor.u8();
      const found = compiled[index];
      if (found === undefined) throw new LayoutError(`${family} has no instruction ${index}`);
      const required = found.member.accounts.length;
      if (required > 0 && context.accountAt(required - 1) === undefined)
        throw new LayoutError(`${found.member.name} needs ${required} accounts`);
      return [
        { name: 'instruction', value: { kind: 'choice', choice: found.member.name } },
        ...found.read(cursor, context),
      ];
    },
    describe: (fields, context) => {
      const chosen = fields[0]?.value;
      const member =
        chosen?.kind === 'choice' ? members.find(({ name }) => name === chosen.choice) : undefined;
      if (member?.itself === undefined) return member ?? {};
      const target = findValue(fields, 'target');
      const isItself = target?.kind === 'address' && target.address === context?.accountAt(0);
      return isItself ? { ...member, sentence: member.itself } : member;
    },
    effects: (view) => {
      const chosen = view.fieldText('instruction');
      return members.find(({ name }) => name === chosen)?.effects?.(view) ?? [];
    },
  };
}
