import type { Found } from '../tools/define-tool.ts';
import type getProgram from '../tools/get-program.ts';
import type { Piece, Writer } from '#assistant/write/writer';
import { figureSteps, type ReadStep } from '../writing/venue-figures.ts';
import { defineNarrative, step, type Narrative, type NarrativeDefinition } from './define-narrative.ts';

export type ProgramData = NonNullable<Found<typeof getProgram>['data']>;

export interface ProgramNarrative extends Pick<NarrativeDefinition<never>, 'id' | 'title'> {
  readonly tell: (
    writer: Writer,
    data: ProgramData,
    more: { readonly callId: string; readonly read: ReadStep },
  ) => void;
}

/** An intent that reads one program and nothing else. */
export const defineProgramNarrative = ({ tell, ...rest }: ProgramNarrative): Narrative =>
  defineNarrative({
    ...rest,
    needs: [{ name: 'programId', kind: 'program' }],
    plan: ({ slots: { programId } }) => [
      step('program', 'get_program', 'Read the program', { programId }),
      ...figureSteps(programId),
    ],
    write(writer, { read }) {
      const found = read<ProgramData>('program');
      if (found !== undefined) tell(writer, found.data, { callId: found.callId, read });
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
