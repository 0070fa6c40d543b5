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
    'could you please tell me how much compute it used',
    'i would like to know the compute units of {tx}',
    'how many units did it consume',
    'how many compute units were consumed',
    'how many compute units did it burn',
    'how much cu did it take',
    'how much cu did {tx} use',
    'how much compute was left',
    'how much of the budget was used',
    'how much compute was requested',
    'cu limit',
    'cu limit of {tx}',
    'cu budget',
    'cu consumed by each instruction',
    'cus used by this tx',
    'compute cost',
    'compute cost of {tx}',
    'compute units of this transaction',
    'compute consumption',
    'compute unit usage',
    'compute unit limit of {tx}',
    'computational cost',
    'requested compute units',
    'units consumed',
    'unit limit',
    'did it hit the compute limit',
    'did it exceed the compute budget',
    'was the compute budget too small',
    'was the compute limit too low',
    'is it compute heavy',
    'how expensive was it in compute',
    'which program used the most compute units',
    'which step used the most cu',
    'compute price',
    'how many cus were burned',
    'what was the compute budget of this transaction',
    'how much of its compute limit did {tx} use',
    'did it use a lot of compute',
    'how many compute units went into {tx}',
    'what did it consume in compute',
    'was it near its compute limit',
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
