import type { Found } from '../tools/define-tool.ts';
import type getProgram from '../tools/get-program.ts';
import type { Piece, Writer } from '#assistant/write/writer';
import { defineIntent, step, type Intent, type IntentDefinition } from './define-intent.ts';

export type ProgramData = NonNullable<Found<typeof getProgram>['data']>;

export interface ProgramIntent extends Pick<IntentDefinition<never>, 'id' | 'title' | 'phrases' | 'cues'> {
  readonly tell: (
    writer: Writer,
    data: ProgramData,
    more: { readonly callId: string; readonly text: string },
  ) => void;
}

/** An intent that reads one program and nothing else. */
export const defineProgramIntent = ({ tell, ...rest }: ProgramIntent): Intent =>
  defineIntent({
    ...rest,
    needs: [{ name: 'programId', kind: 'program' }],
    plan: ({ slots: { programId } }) => [step('program', 'get_program', 'Read the program', { programId })],
    write(writer, { read, asked }) {
      const found = read<ProgramData>('program');
      if (found !== undefined) tell(writer, found.data, { callId: found.callId, text: asked.text });
    },
  });

/** The program as a sentence names it: by our registry, else as it names itself, with its address. */
export function programName({ program, names }: Pick<ProgramData, 'program' | 'names'>): Piece {
  const [first] = names;
  if (first === undefined) return [{ kind: 'text', text: 'the program ' }, program];
  // A name of the registry is what the address is written as.
  if ('ui' in first.name) return [program];
  return [first.name, { kind: 'text', text: ' (' }, program, { kind: 'text', text: ')' }];
}
