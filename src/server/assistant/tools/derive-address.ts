import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

export default defineTool({
  name: 'derive_address',
  title: 'Derive an address',
  description:
    'An address that follows from others, and whether something is stored there: the associated token account of a wallet (owner, mint), the address of a program for seeds (program, seeds), or an address with a seed (base, seed, program).',
  doing: 'Deriving the address',
  about: ['account', 'token', 'program'],
  inAssistant: true,
  input: z.strictObject({
    owner: addressArgument.optional().describe('Wallet, for its associated token account.'),
    mint: addressArgument.optional().describe('Mint, for the associated token account.'),
    program: addressArgument
      .optional()
      .describe('Program of the seeds; beside owner and mint the token program.'),
    seeds: z
      .array(
        z
          .string()
          .max(140)
          .refine((seed) => !seed.includes(','), 'must have no comma'),
      )
      .max(15)
      .optional()
      .describe(
        'Seeds in their order: text:metadata, address:…, hex:00ff, base64:…, u8:1 to u64:1. Without a prefix an address is its bytes, anything else text.',
      ),
    base: addressArgument.optional().describe('Address an address with a seed is made from.'),
    seed: z.string().max(32).optional().describe('Seed of an address with a seed.'),
  }),
  async run(ask, { seeds, ...asked }) {
    const answer = found(
      await ask.ask('derivedAddress', { ...asked, ...(seeds !== undefined && { seeds: seeds.join(',') }) }),
    );
    const { names } = answer;
    return {
      data: {
        rule: leaf.word(answer.rule),
        address: toWhole(answer.address),
        ...(answer.bump !== undefined && { bump: leaf.count(answer.bump) }),
        program: programLeaf(answer.program, names),
        ...(asked.owner !== undefined && { owner: toAddressLeaf(asked.owner, names) }),
        ...(asked.mint !== undefined && { mint: leaf.address(asked.mint) }),
        ...(answer.exists !== undefined && { exists: leaf.flag(answer.exists) }),
      },
      source: sourceOf(answer.provenance),
      links: [{ label: 'Account', href: `/account/${answer.address}` }],
    };
  },
});

/** Shown to its last character: it is what was asked for. */
const toWhole = (address: string) => ({ ...leaf.address(address), ui: address });
