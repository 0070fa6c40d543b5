import { z } from 'zod';
import { findProgramAddressAndBump, getAccount, toSeededAddress } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { DerivedAddressAnswer } from '#contracts/network/conversion';
import { TOKEN_PROGRAMS } from '#decoder';
import { mintText, text, toAddress, walletText } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { parseSeed } from '../reading/program/parse-seed.ts';
import { ASSOCIATED_TOKEN_PROGRAM, toAssociatedAddress } from '../reading/token/associated-address.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const EXTRA_MS = 4_000;
/** Source: solana-sdk `address/src/lib.rs`: MAX_SEEDS counts the bump too, MAX_SEED_LEN. */
const MOST_SEEDS = 15;
const MOST_SEED_BYTES = 32;
const MOST_CHARACTERS = 2_048;

type Derived = Pick<
  Extract<DerivedAddressAnswer, { kind: 'found' }>,
  'rule' | 'address' | 'bump' | 'program'
>;
type Input = Readonly<
  Partial<Record<'owner' | 'mint' | 'program' | 'seeds' | 'base' | 'seed', string | undefined>>
>;

export default defineEndpoint({
  name: 'derivedAddress',
  route: '/api/convert/address',
  says: 'An address that follows from others: the associated token account of a wallet and a mint, the address of a program for some seeds, or an address with a seed.',
  when: 'An address is to be derived. Give owner and mint, or program and seeds, or base, seed and program.',
  input: z.strictObject({
    owner: walletText.optional(),
    mint: mintText.optional(),
    program: text.describe('Program the address is derived for.').optional(),
    seeds: z
      .string()
      .max(MOST_CHARACTERS)
      .describe(
        'Seeds, separated by commas: `text:metadata`, `address:…`, `hex:00ff`, `base64:…`, `u8:1` to `u64:1`. Without a prefix an address is its bytes, anything else text.',
      )
      .optional(),
    base: text.describe('Address an address with a seed is made from.').optional(),
    seed: text.describe('Its seed, at most 32 bytes of text.').optional(),
  }),
  absences: true,
  async run(ask, input): Promise<DerivedAddressAnswer> {
    const derived = await derive(ask, input);
    if (typeof derived === 'string') return ask.absent('malformed', derived);
    const { reader, signal } = ask;
    const found = await withTimeout(
      EXTRA_MS,
      getAccount(reader.chain, derived.address, { signal, slice: { offset: 0, length: 0 } }),
    );
    return {
      kind: 'found',
      provenance: ask.provenance(found?.slot),
      ...derived,
      exists: found && found.account !== undefined,
      names: await toNames(
        new NamedThings().addAddress(derived.program).addAddress(derived.address),
        reader,
        signal,
      ),
    };
  },
});

/** The address, or in words why there is none. */
function derive(ask: QuestionContext, { owner, mint, program, seeds, base, seed }: Input) {
  if (owner !== undefined && mint !== undefined) {
    return deriveAssociated(ask, toAddress(owner), toAddress(mint), program);
  }
  const on = program === undefined ? undefined : toAddress(program);
  if (on === undefined) return 'Give owner and mint, or program and seeds, or base, seed and program.';
  if (seeds !== undefined) return deriveProgramAddress(on, seeds);
  if (base === undefined || seed === undefined) return 'Give the seeds, or base and seed.';
  if (new TextEncoder().encode(seed).length > MOST_SEED_BYTES) return 'A seed has at most 32 bytes.';
  const address = toSeededAddress(base, seed, on);
  return address === undefined
    ? 'The base is not an address.'
    : { rule: 'address with seed' as const, address, program: on };
}

function deriveProgramAddress(program: Address, written: string): Derived | string {
  const seeds = written === '' ? [] : written.split(',').map(parseSeed);
  if (seeds.length > MOST_SEEDS) return `A program address has at most ${MOST_SEEDS} seeds beside its bump.`;
  const wrong = seeds.findIndex((seed) => seed === undefined);
  if (wrong >= 0) return `Seed ${wrong + 1} is not what its prefix says.`;
  const long = seeds.findIndex((seed) => seed!.length > MOST_SEED_BYTES);
  if (long >= 0) return `Seed ${long + 1} has more than 32 bytes.`;
  const found = findProgramAddressAndBump(
    seeds.map((seed) => seed!),
    program,
  );
  return found === undefined
    ? 'No bump takes these seeds off the curve.'
    : { rule: 'program address', program, ...found };
}

async function deriveAssociated(
  { reader, signal }: QuestionContext,
  owner: Address | undefined,
  mint: Address | undefined,
  asked: string | undefined,
): Promise<Derived | string> {
  if (owner === undefined || mint === undefined) return 'Owner and mint are addresses: base58 of 32 bytes.';
  const tokenProgram = asked ?? (await readTokenProgram(reader.chain, mint, signal));
  if (tokenProgram === undefined) return 'There is no mint at this address; say its token program.';
  const found = toAssociatedAddress(owner, mint, tokenProgram);
  return found === undefined
    ? 'The token program is not an address.'
    : { rule: 'associated token account', program: asAddress(ASSOCIATED_TOKEN_PROGRAM), ...found };
}

/** The program that owns the mint, where it is a token program. */
async function readTokenProgram(
  chain: QuestionContext['reader']['chain'],
  mint: Address,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { account } = await getAccount(chain, mint, { signal, slice: { offset: 0, length: 0 } });
  return account !== undefined && TOKEN_PROGRAMS.has(account.owner) ? account.owner : undefined;
}
