import { counted, words } from '../writing/counted.ts';
import { listed } from '#assistant/write/writer';
import { defineProgramNarrative, programName } from './define-program-narrative.ts';
import { tellFigures } from '../writing/venue-figures.ts';
import { isNone } from './define-transaction-narrative.ts';

const SHOWN = 12;

export default defineProgramNarrative({
  id: 'program.overview',
  title: 'Describe the program',
  tell(writer, data, { read }) {
    const name = programName(data);
    const { use } = data;
    if (data.kind.raw === 'not-here') {
      writer.line`${name} is a program we know by its address, but it is not deployed on this cluster.`;
      return;
    }
    writer.line`${name} is a program${data.category === undefined ? undefined : [words(' of the category “'), data.category, words('”')]}, with ${counted(data.instructionCount, 'instruction')} known by name.`;
    if (data.abandoned !== undefined) writer.text`The people behind it have stopped, as our directory says.`;
    if (data.canChange.raw === 'key' || data.canChange.raw === 'program')
      writer.text`${data.power.authority} can change its code.`;
    else if (data.canChange.raw === 'validators') writer.text`It changes with the validator software.`;
    else if (data.canChange.raw === 'nobody') writer.text`Nobody can change its code. ${data.power.why}`;
    tellFigures(writer, data.program.raw, read);
    if (data.instructions.length > 0) {
      writer.text`Its instructions: ${listed(data.instructions.slice(0, SHOWN))}${data.instructions.length > SHOWN ? words(', and more') : undefined}.`;
    } else
      writer.text`Its interface is not published where we look, so its instructions are not known by name.`;
    if (use !== undefined && !isNone(use.transactions)) {
      writer.text`In the newest ${counted(use.blocks, 'block')} looked at, ${counted(use.transactions, 'transaction')} called it at the top level; ${use.failedShare} of them failed.`;
    }
    if (data.deployedAt !== undefined)
      writer.full`It was last deployed at ${data.deployedAt}, in slot ${data.deploySlot}.`;
    if (data.codeBytes !== undefined)
      writer.full`Its code has ${data.codeBytes}, in the account ${data.programData ?? data.program}.`;
    if (data.loader !== undefined) writer.full`Its loader is ${data.loader}.`;
    if (data.site !== undefined) writer.full`Our directory gives as its site: ${data.site}.`;
    writer.suggest(
      'Who can upgrade it?',
      'Is it verified?',
      'Which instructions does it have?',
      'How often is it used?',
    );
  },
});
