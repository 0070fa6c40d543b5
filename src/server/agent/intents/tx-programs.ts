import { counted, words } from '../writing/counted.ts';
import { listed } from '../writing/writer.ts';
import { defineTransactionIntent } from './define-transaction-intent.ts';

export default defineTransactionIntent({
  id: 'tx.programs',
  title: 'List the programs of the transaction',
  phrases: [
    'does this transaction use {program}',
    'did this tx call {program}',
    'was {program} called in this transaction',
    'which defi protocol is it',
    'which defi protocol is this',
    'what protocol is this',
    'does it use {program}',
    'is {program} involved',
    'did it go through {program}',
    'does this transaction call {program}',
    'was {program} called in {tx}',
    'did {tx} use {program}',
    'which dex did it go through',
    'which apps does it interact with',
    'what apps were used in {tx}',
    'through which pool did it go',
    'which programs were called',
    'which programs does {tx} call',
    'what programs did it use',
    'programs?',
    'programs in this transaction',
    'list the programs of {tx}',
    'what protocols does it use',
    'which protocol was used',
    'which protocols are involved',
    'which dapp was used in {tx}',
    'which dex was used',
    'what contracts were called',
    'which smart contracts does it touch',
    'what contract did this tx interact with',
    'what did it call',
    'program ids of {tx}',
    'show me the invoked programs',
    'which programs were invoked in this tx',
    'how many programs does it call',
    'does it use jupiter',
    'did it go through raydium',
    'was the token program called',
    'inner calls and cpis',
    'which programs were called through cpi',
    'instructions of {tx}',
    'list the instructions',
    'how many instructions does it have',
    'what app made this transaction',
    'was this made with a bot or an app',
    'qué programas usa',
    'qué programas llamó {tx}',
    'welche programme wurden aufgerufen',
    'welche programme nutzt diese transaktion',
    'quels programmes ont été appelés',
    'quais programas foram chamados',
  ],
  cues: [
    [
      /\b(?:does|did|is|was)\b.*(?:\btx\b|\btransaction\b|\bit\b|\{tx\})?.*\b(?:use|used|call|called|invoke|involved|go through|went through|touch)\b.*\{program\}|\{program\}.*\b(?:used|called|invoked|involved)\b/,
      0.4,
    ],
    [/\b(?:which|what)\b.*\b(?:dex|amm|venue|router|apps?)\b/, 0.35],
    [
      /\b(?:which|what|list|show)\b.*\b(?:programs?|protocols?|contracts?|dapps?)\b.*\b(?:call\w*|use[ds]?|invoke\w*|involved|interact\w*|touch\w*|\{tx\}|transaction|tx)/,
      0.35,
    ],
  ],
  tell(writer, data, { callId }) {
    const direct = data.programs.filter(({ direct: is }) => is.raw === 'yes').map(({ program }) => program);
    const inner = data.programs.filter(({ direct: is }) => is.raw === 'no').map(({ program }) => program);
    if (inner.length === 0)
      writer.line`It calls ${counted(data.programCount, 'program')}: ${listed(direct)}.`;
    else
      writer.line`It calls ${listed(direct)}, which in turn ${direct.length === 1 ? words('calls') : words('call')} ${listed(inner)}.`;
    writer.table(
      'Programs it runs',
      [
        { title: 'Program' },
        { title: 'Instructions', align: 'end' },
        { title: 'Called directly' },
        { title: 'Known here' },
      ],
      data.programs.map(({ program, instructions, direct: is, known }) => [program, instructions, is, known]),
      callId,
    );
    const strange = data.programs.filter(({ known }) => known.raw === 'no').map(({ program }) => program);
    if (strange.length > 0) writer.text`Our registry has no name for ${listed(strange)}.`;
    writer.table(
      'Every instruction',
      [{ title: 'Step' }, { title: 'Program' }, { title: 'Instruction' }],
      data.steps.map(({ path, program, title }) => [path, program, title]),
      callId,
      3,
    );
    writer.suggest(
      'Explain this transaction',
      'Is this transaction safe?',
      'How many compute units did it use?',
    );
  },
});
