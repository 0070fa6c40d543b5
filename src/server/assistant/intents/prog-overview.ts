import { counted, words } from '../writing/counted.ts';
import { listed } from '#assistant/write/writer';
import { anyOf, inOrder, not } from './define-cue.ts';
import { defineProgramIntent, programName } from './define-program-intent.ts';
import { isNone } from './define-transaction-intent.ts';

const SHOWN = 12;

export default defineProgramIntent({
  id: 'prog.overview',
  title: 'Describe the program',
  phrases: [
    'what functions does it have',
    'which functions does {program} have',
    'which methods does it have',
    'how popular is it',
    'what is this',
    'how many transactions use it',
    'who uses it',
    'how much is it used',
    'what are the instructions of {program}',
    'what does it do',
    'what is it for',
    'what is program {address}',
    'what is {program}',
    'what is the program {program}',
    'what is this program',
    'what does this program do',
    'what does {program} do',
    'what does program {address} do',
    'tell me about {program}',
    'tell me about program {address}',
    'info about this program',
    'program info',
    'describe program {program}',
    'explain the program {address}',
    'explain {program}',
    'overview of {program}',
    'instructions of {program}',
    'which instructions does {program} have',
    'which instructions does this program have',
    'list its instructions',
    'instructions?',
    'what can i call on {program}',
    'idl of {program}',
    'does {program} publish an idl',
    'show the interface of program {address}',
    'does it have an idl',
    'how often is {program} used',
    'how much is {program} used',
    'how many transactions call {program}',
    'usage of {program}',
    'is {program} popular',
    'how often does {program} fail',
    'what kind of contract is {address}',
    'smart contract {address}',
    'which loader does it use',
    'how big is the program',
    'when was {program} deployed',
    'name of the program {address}',
    'qué hace el programa {program}',
    'was macht das programm {program}',
    'que fait le programme {program}',
    'o que faz o programa {program}',
    'could you please tell me what this program does',
    'i would like to know what {program} is for',
    'what is {program} used for',
    'what is this program used for',
    'what is the purpose of {program}',
    'what is the purpose of this program',
    'what can this program do',
    'what can {program} do',
    'which project is behind {program}',
    'what protocol is this',
    'what protocol is {program}',
    'what app is {program}',
    'what dapp is this program',
    'who uses {program}',
    'who is using this program',
    'how many people use {program}',
    'how many calls does {program} get',
    'how active is {program}',
    'how active is this program',
    'how much traffic does this program get',
    'is this program still used',
    'is anyone using {program}',
    'recent calls of {program}',
    'what calls does this program get',
    'error rate of {program}',
    'how many of its calls fail',
    'which instructions are called most',
    'what instructions can i send to it',
    'methods of {program}',
    'entrypoints of this program',
    'interface of {program}',
    'show me the idl',
    'is there an idl',
    'has {program} got an idl',
    'size of the program',
    'is {program} a native program',
    'which loader does {program} use',
    'describe this contract',
    'what does this contract do',
    'what does the contract {address} do',
    'explain this smart contract',
    'details of program {address}',
    'look at program {program}',
    'what is the function of {program}',
    'tell me more about this program',
    'can you describe {program}',
    'what instructions does it offer',
    'how many calls did {program} receive today',
    'what is this program good for',
    'who calls {program}',
    'give me information on {program}',
    'i keep seeing {program} in the logs of my bot, what kind of contract is that',
    'tell me about this smart contract',
    'purpose of this program',
    'is {program} some lending protocol or an amm',
    'which project built {program}',
    'never heard of this onchain app, give me a rundown',
    '{program} general info',
    'which instructions does this program expose, does it publish an idl',
    'how heavily used is {program} these days',
    'for an article i need two sentences on the role {program} plays in the ecosystem',
    'what is {program} for exactly, some guy on telegram told me my dapp should integrate with it',
    'executable account on this page, what service runs behind it',
    'please to explain what function has this program',
    'name and description of program {program}',
    'how busy is this contract, number of calls and callers',
    'what the hell is {program}',
    'when was this program first deployed and how large is its bytecode',
    'what is this program for',
    '{program} - which protocol is that',
    'fairly new to this: which app is behind this contract, and how busy is it',
    'i keep seeing {program} in my logs. some kind of dex',
    'describe this smart contract breifly',
    'never came across this program id before. quick intro please, with its known name if it has one',
    'which protocol is this program',
    '{program} in short',
    'is this contract a dex or a lending thing or what',
    'found {program} in my logs, no clue what it is for',
    'tell me about this program, its usage, its size',
    'how many people call {program} daily',
    'purpose of program {program}',
    'my code does a cpi into {program}, give me the summary of what that program is',
    'who uses this contract and how much',
    'i am reading a trace and half of the calls end up in {program}, which i have never heard of, what is that thing and who relies on it',
    'introduce {program} to me, i am a newcomer to the codebase',
  ],
  cues: [
    [inOrder(/\{address\}/, /\bwhich program\b/), 0.25],
    [
      /\b(?:error|fail\w{0,12}) rate of \{program\}|\b(?:its calls|calls does|traffic does this program)\b|\btransactions use it\b|\bwhen was \{program\} deployed\b/,
      0.4,
    ],
    [
      anyOf(
        /\b(?:this|the) program\b/,
        inOrder(
          /\bprogram\b/,
          not(/\b(?:upgrad|verif|authority|audit|immutable|called|in (?:this|the) (?:tx|transaction))/),
          /\{address\}|\{program\}/,
        ),
      ),
      0.2,
    ],
    [
      anyOf(
        /\b(?:smart )?contract \{address\}/,
        inOrder(/\b(?:idl|interface|instructions)\b/, /\{program\}|\bprogram\b/),
      ),
      0.3,
    ],
    [inOrder(/\bwhat (?:is|does)\b/, /\{program\}/), 0.3],
  ],
  tell(writer, data, { text }) {
    const name = programName(data);
    const { use } = data;
    if (data.kind.raw === 'not-here') {
      writer.line`${name} is a program we know by its address, but it is not deployed on this cluster.`;
      return;
    }
    if (/\binstructions?\b|\bidl\b|\binterface\b/i.test(text) && !isNone(data.instructionCount)) {
      writer.line`${name} has ${counted(data.instructionCount, 'instruction')}, by its ${data.interface?.origin} interface.`;
    } else if (/\b(?:used?|usage|popular|often|call(?:s|ed)?|fails?)\b/i.test(text) && use !== undefined) {
      writer.line`${name} was called by ${counted(use.transactions, 'transaction')} in the newest ${counted(use.blocks, 'block')} looked at, of which ${use.failed} failed.`;
    } else {
      writer.line`${name} is a program${data.category === undefined ? undefined : [words(' of the category “'), data.category, words('”')]}, with ${counted(data.instructionCount, 'instruction')} known by name.`;
    }
    if (data.abandoned !== undefined) writer.text`The people behind it have stopped, as our directory says.`;
    if (data.canChange.raw === 'key' || data.canChange.raw === 'program')
      writer.text`${data.power.authority} can change its code.`;
    else if (data.canChange.raw === 'validators') writer.text`It changes with the validator software.`;
    else if (data.canChange.raw === 'nobody') writer.text`Nobody can change its code. ${data.power.why}`;
    if (data.instructions.length > 0) {
      writer.text`Its instructions: ${listed(data.instructions.slice(0, SHOWN))}${data.instructions.length > SHOWN ? words(', and more') : undefined}.`;
    } else
      writer.text`Its interface is not published where we look, so its instructions are not known by name.`;
    if (
      use !== undefined &&
      !isNone(use.transactions) &&
      !/\b(?:used?|usage|popular|often|call(?:s|ed)?|fails?)\b/i.test(text)
    ) {
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
