import { defineTransactionIntent } from './define-transaction-intent.ts';

export default defineTransactionIntent({
  id: 'tx.compute',
  title: 'Read the compute of the transaction',
  phrases: [
    'how many compute units did it use',
    'how many compute units did {tx} use',
    'how many cus',
    'how many cu were consumed',
    'cu used',
    'cu?',
    'cus?',
    'compute?',
    'compute units',
    'compute usage of {tx}',
    'compute units consumed',
    'compute budget of {tx}',
    'compute used vs limit',
    'compute limit',
    'what was the compute unit limit',
    'did it run close to the compute limit',
    'did it run out of compute units',
    'how much compute did this transaction use',
    'how close was it to the limit',
    'which instruction used most compute',
    'compute per instruction',
    'compute breakdown',
    'how heavy was this transaction',
    'how much computation did it need',
    'how many units were requested',
    'did they set a compute budget',
    'what share of its compute budget was used',
    'cu consumption for {tx}',
    'and the compute',
    'what about compute units',
    'cuántas unidades de cómputo usó',
    'unidades de cómputo de {tx}',
    'wie viele compute units hat sie verbraucht',
    "combien d'unités de calcul",
    'quantas unidades de computação usou',
  ],
  cues: [[/\bcompute\b|\bcus?\b|\bcomput\w* units?\b/, 0.35]],
  tell(writer, data, { callId }) {
    const { used, limit, share } = data.compute;
    if (used === undefined) {
      writer.line`The node did not record how much compute it used.`;
      return;
    }
    if (limit === undefined) writer.line`It used ${used} of compute and set no limit of its own.`;
    else if (share === undefined) writer.line`It used ${used} of compute, with a limit of ${limit}.`;
    else writer.line`It used ${used} of compute, which is ${share} of its limit of ${limit}.`;
    const steps = data.steps.filter(({ compute, path }) => compute !== undefined && !path.raw.includes('.'));
    const byUse = [...steps].sort((a, b) => Number(b.compute?.raw ?? 0) - Number(a.compute?.raw ?? 0));
    const [most] = byUse;
    if (most !== undefined && byUse.length > 1) {
      writer.text`Instruction ${most.path}, of ${most.program}, used most of it: ${most.compute}.`;
    }
    writer.table(
      'Compute by instruction',
      [{ title: 'Step' }, { title: 'Program' }, { title: 'Compute', align: 'end' }],
      data.steps.flatMap(({ path, program, compute }) =>
        compute === undefined ? [] : [[path, program, compute]],
      ),
      callId,
      3,
    );
    if (data.fee !== undefined)
      writer.full`Its fee was ${data.fee}; what a priority fee costs grows with the limit, not with what is used.`;
    writer.suggest('What was the fee?', 'Which programs were called?', 'Explain this transaction');
  },
});
