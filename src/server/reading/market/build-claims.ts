import { findProgramAddress, getAccounts, type AccountReading, type Chain, type ChainOptions } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { BuildClaim } from '#contracts/account/program';
import { toAddressText } from '#decoder';
import { decodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { toHex } from '#std/text';
import { decodeUtf8 } from '#std/utf8';

/**
 * Sources: otter-sec/otter-verify `programs/otter-verify/src/lib.rs` and Ellipsis-Labs/solana-verifiable-build
 * `src/solana_program.rs`: address of ["otter_verify", signer, program]; the account's discriminator, program,
 * signer, tool version, repository, commit, arguments, deploy slot, bump.
 */
const VERIFY_PROGRAM = 'verifycLy8mB96wd9wqq3WDXQwM4oU6r42Th37Db9fC';
const SEED = new TextEncoder().encode('otter_verify');
/** First eight bytes of SHA-256 of `account:BuildParams`. */
const DISCRIMINATOR = 'ce65c2888771730c';
/** Keys others sign with for programs that are not theirs. Source: solana-foundation/explorer, TRUSTED_SIGNERS. */
const OTHER_SIGNERS = [
  ['9VWiUUhgNoRwTH5NVehYJEDwcotwYX3VgW4MChiHPAqU', 'OtterSec'],
  ['CyJj5ejJAUveDXnLduJbkvwjxcmWJNqCuB9DR7AExrHn', 'Solana Explorer'],
] as const;
const MOST_ARGUMENTS = 64;
const MOST_TEXT = 300;

/** Where the program was built from, as its upgrade authority and two known signers say on chain. */
export async function readBuildClaims(
  chain: Chain,
  program: Address,
  authority: Address | undefined,
  deploySlot: bigint | undefined,
  options: ChainOptions = {},
): Promise<readonly BuildClaim[]> {
  const key = decodeBase58(program)!;
  const signers: readonly (readonly [string, BuildClaim['signedBy']])[] = [
    ...(authority === undefined ? [] : [[authority, 'upgrade authority'] as const]),
    ...OTHER_SIGNERS.filter(([signer]) => signer !== authority),
  ];
  const places = signers.flatMap(([signer, signedBy]) => {
    const account = findProgramAddress([SEED, decodeBase58(signer)!, key], VERIFY_PROGRAM);
    return account === undefined ? [] : [{ account, signer: asAddress(signer), signedBy }];
  });
  const accounts = await getAccounts(
    chain,
    places.map(({ account }) => account),
    options,
  );
  return places.flatMap(({ account, signer, signedBy }, i) => {
    const read = readClaim(accounts[i], program, signer);
    if (read === undefined) return [];
    const isCurrent = deploySlot === undefined ? undefined : deploySlot === read.deploySlot;
    return [{ account, signer, signedBy, ...read, isCurrent }];
  });
}

type Claim = Pick<BuildClaim, 'tool' | 'repository' | 'commit' | 'arguments' | 'deploySlot'>;

/** `undefined` for an account that is not a claim, is cut short or names another program. */
function readClaim(
  account: AccountReading | undefined,
  program: Address,
  signer: Address,
): Claim | undefined {
  if (account?.owner !== VERIFY_PROGRAM || account.data.length < 8 + 64) return undefined;
  const { data } = account;
  if (toHex(data.subarray(0, 8)) !== DISCRIMINATOR) return undefined;
  if (toAddressText(data, 8) !== program || toAddressText(data, 40) !== signer) return undefined;
  try {
    const cursor = new Cursor(data, 72);
    const [tool, repository, commit] = [readText(cursor), readText(cursor), readText(cursor)];
    const count = cursor.u32();
    if (count > MOST_ARGUMENTS) return undefined;
    const given = Array.from({ length: count }, () => readText(cursor));
    return { tool, repository, commit, arguments: given, deploySlot: cursor.u64() };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readText(cursor: Cursor): string {
  return (decodeUtf8(cursor.take(cursor.u32())) ?? '').slice(0, MOST_TEXT);
}
