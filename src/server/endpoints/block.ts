import { z } from 'zod';
import { getSlot } from '#chain';
import type { BlockAnswer } from '#contracts/answers';
import { slotText } from '../input/texts.ts';
import { findBlock } from '../reading/block/find-block.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPricesThen } from '../reading/market/prices-then.ts';
import { WRAPPED_SOL } from '#decoder';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'block',
  route: '/api/blocks/:slot',
  says: 'One block by its slot: its time, leader, counts, fees, compute, rewards and the programs it called.',
  when: 'A slot is known.',
  input: z.strictObject({ slot: slotText }),
  absences: true,
  isSettled: (answer: BlockAnswer) =>
    answer.kind === 'found' && answer.block.commitment === 'finalized' && answer.prices?.isPending !== true,
  async run(ask, input): Promise<BlockAnswer> {
    const { reader, signal } = ask;
    const [block, finalizedSlot] = await Promise.all([
      findBlock(ask, input.slot),
      getSlot(reader.chain, 'finalized', { signal, timeoutMs: 3_000 }).catch(() => undefined),
    ]);
    if (block.kind === 'absent') return block;
    const { row, programs, rewards, priorityFeeLamports } = block.block;
    const things = new NamedThings().addValidator(row.leader);
    for (const { program } of programs) things.addAddress(program);
    for (const { address } of rewards) things.addValidator(address);
    const [computeLimit, names, prices] = await Promise.all([
      reader.computeLimits.at(row.slot, { signal }),
      toNames(things, reader, signal),
      readPricesThen(ask, row, [WRAPPED_SOL.mint]),
    ]);
    return {
      kind: 'found',
      provenance: ask.provenance(finalizedSlot),
      block: {
        ...row,
        priorityFeeLamports,
        commitment: finalizedSlot !== undefined && row.slot <= finalizedSlot ? 'finalized' : 'confirmed',
      },
      computeLimit,
      programs,
      rewards,
      names,
      prices,
    };
  },
});
