import { z } from 'zod';
import type { Names } from '#contracts/answers';
import type { DecodedError } from '#contracts/decoded';
import { toSentenceText } from '#contracts/text/value-text';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { signatureArgument } from '../toolkit/arguments.ts';
import { readFailureOthers } from '../toolkit/failure-others.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const MAX_LOG_LINES = 12;

export default defineTool({
  name: 'explain_failure',
  title: 'Explain a failure',
  description:
    'Why a transaction failed: the reason its log gives, the error by name, the instruction and program it comes from, what it means, what would help, and the log lines that tell. Call it for transactions whose status is failed.',
  doing: 'Looking for the cause',
  about: ['transaction'],
  inAssistant: true,
  input: z.strictObject({
    signature: signatureArgument,
    others: z
      .boolean()
      .optional()
      .describe('Whether to look how often others fail so, and whether its payer tried the same again.'),
  }),
  async run(ask, { signature, others }) {
    const { transaction, names, confirmation, provenance } = found(
      await ask.ask('transaction', { signature }),
    );
    const { status } = transaction;
    const error = status.kind === 'failed' ? status.error : undefined;
    const informative = transaction.logs
      .map(({ text, kind }, index) => ({ text, kind, line: index + 1 }))
      .filter(({ kind, text }) => kind === 'failure' || /error|insufficient|exceed|fail/i.test(text));
    const data = {
      failed: leaf.flag(error !== undefined),
      status: leaf.word(status.kind),
      ...(error !== undefined && { error: toErrorTree(error, names) }),
      ...(transaction.feeLamports !== undefined && { fee: leaf.sol(transaction.feeLamports) }),
      logs: (error === undefined ? [] : informative.slice(-MAX_LOG_LINES)).map(({ text, line }) => ({
        line: leaf.count(line),
        text: leaf.stranger('log line', text),
      })),
      ...(others === true && (await readFailureOthers(ask, transaction))),
    };
    const source = sourceOf(provenance, confirmation.commitment);
    const links = [{ label: 'Transaction', href: `/tx/${signature}` }];
    const notes = [
      ...transaction.missing,
      ...(others === true
        ? [
            'Failures with the same custom error code are counted among the newest transactions that mention the program; another program in one of them may have returned it.',
          ]
        : []),
    ];
    return { data, source, notes, links };
  },
});

const toErrorTree = (error: DecodedError, names: Names) => ({
  ...(error.reason !== undefined && {
    reason: leaf.stranger('reason in the log', toSentenceText(error.reason, names)),
  }),
  name: leaf.nameOf('error name', error.name),
  message: leaf.stranger('error message', error.message),
  ...(error.hint !== undefined && { hint: leaf.stranger('hint', error.hint) }),
  ...(error.code !== undefined && { code: leaf.number(error.code) }),
  ...(error.instruction !== undefined && { instruction: leaf.count(error.instruction) }),
  ...(error.path !== undefined && { path: leaf.word(error.path) }),
  ...(error.program !== undefined && { program: toAddressLeaf(error.program, names) }),
});
