import { z } from 'zod';
import type { AccountAnswer } from '#contracts/account/account-answer';
import type { Names } from '#contracts/answers';
import type { Field } from '#contracts/decoded';
import { getMinimumBalance, isRpcError, isSignableAddress } from '#chain';
import { findValue } from '#decoder';
import * as leaf from '../figures/figure.ts';
import type { Figure, Stranger } from '../figures/figure.ts';
import { isAppError } from '#std/errors';
import { NamedThings } from '../../reading/names/named-things.ts';
import { toNames } from '../../reading/names/names.ts';
import { findPast } from '../../reading/transaction/find-closing.ts';
import { toAddressLeaf, toLeaf, toSentenceTree, toTokens } from '../figures/to-leaf.ts';
import { isNamedHere } from '../figures/to-step.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const MAX_FIELDS = 48;
/** Rights over an account, by the names fields have. */
const RIGHT = /authorit|owner|delegate|staker|withdraw|custodian|admin|manager|voter|signer/i;

export default defineTool({
  name: 'get_account',
  title: 'Read an account',
  description:
    'What is stored at an address: wallet, token account, mint, program, stake, vote … with its SOL, the program that owns it, its decoded fields and who has rights over it. Call it for what an address is, its SOL balance or its authorities.',
  doing: 'Reading the account',
  about: ['account', 'domain'],
  inAssistant: true,
  input: z.strictObject({
    address: addressArgument,
    share: z.boolean().optional().describe('Whether to say what part of all SOL it holds.'),
  }),
  async run(ask, { address, share }) {
    const answer = found(await ask.ask('account', { address }));
    const { decoded, names, owner } = answer;
    // The words of an interface that a program publishes are a stranger's.
    const isOurs = owner === undefined || isNamedHere(owner, names) || decoded.reading !== 'decoded';
    const fields = [
      ...listFields(decoded.fields),
      ...decoded.sections.flatMap((section) => listFields(section.fields)),
    ].map(({ name, value }) => ({ name, tree: toField(name, value, isOurs, names) }));
    const label = names.labels[address];
    const [unit, rent, past, supply] = await Promise.all([
      readUnit(ask, answer),
      readRent(ask, answer),
      readPast(ask, answer, names),
      share === true ? ask.ask('solana', {}) : undefined,
    ]);
    const all = supply?.kind === 'found' ? supply.supply?.totalLamports : undefined;
    const data = {
      address: toAddressLeaf(address, names),
      exists: leaf.flag(answer.exists),
      ...past,
      ...(all !== undefined &&
        all > 0n && {
          shareOfSol: toFineShare(Number(answer.lamports) / Number(all)),
          allSol: leaf.sol(all),
        }),
      type: isOurs ? leaf.word(decoded.type) : leaf.nameOf('kind of account', decoded.type),
      title: isOurs ? leaf.word(decoded.title) : leaf.stranger('kind of account', decoded.title),
      signable: leaf.flag(isSignableAddress(address)),
      ...(label !== undefined && {
        name: label.source === 'built in' ? leaf.word(label.name) : leaf.stranger('name', label.name),
      }),
      ...(decoded.summary !== undefined && isOurs && { summary: toSentenceTree(decoded.summary, names) }),
      ...unit,
      balance: leaf.sol(answer.lamports),
      ...(owner !== undefined && { owner: toAddressLeaf(owner, names) }),
      executable: leaf.flag(answer.executable),
      size: leaf.count(answer.byteLength, 'bytes'),
      ...(rent !== undefined && {
        rentReserve: leaf.sol(rent),
        rentExempt: leaf.flag(answer.lamports >= rent),
        ...(answer.lamports >= rent && { aboveRent: leaf.sol(answer.lamports - rent) }),
      }),
      ...(answer.holdings !== undefined && {
        tokenAccounts: leaf.count(answer.holdings.length),
        tokens: leaf.count(
          new Set(answer.holdings.filter(({ amount }) => amount > 0n).map(({ mint }) => mint)).size,
        ),
      }),
      rights: fields
        .filter(({ name, tree }) => RIGHT.test(name) && 'figure' in tree.value)
        .map(({ tree }) => tree),
      fields: fields.slice(0, MAX_FIELDS).map(({ tree }) => tree),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [
        ...(decoded.reason === undefined || !isOurs ? [] : [decoded.reason]),
        ...(answer.holdingsMissing === undefined ? [] : [answer.holdingsMissing]),
      ],
      truncated:
        fields.length > MAX_FIELDS ? [{ path: '/fields', shown: MAX_FIELDS, of: fields.length }] : [],
      links: [
        { label: 'Account', href: `/account/${address}` },
        ...(answer.specialPage === undefined ? [] : [{ label: decoded.title, href: answer.specialPage }]),
      ],
    };
  },
});

/** A small part to three digits that count, where a share elsewhere has two behind the point. */
const toFineShare = (part: number): leaf.Figure =>
  leaf.percent(part === 0 ? '0' : (part * 100).toFixed(Math.max(2, 2 - Math.floor(Math.log10(part * 100)))));

/** Of an address where nothing stands: whether anything did, and how that ended. */
async function readPast(
  ask: ToolAsk,
  { exists, address }: Extract<AccountAnswer, { kind: 'found' }>,
  names: Names,
) {
  if (exists) return {};
  try {
    const past = await findPast(ask.clusters.reader(ask.cluster), address, ask.signal);
    if (past === undefined) return {};
    const { wasUsed, closing } = past;
    return {
      wasUsed: leaf.flag(wasUsed),
      closed: leaf.flag(closing !== undefined),
      ...(closing !== undefined && {
        closing: {
          signature: leaf.signature(closing.signature),
          slot: leaf.slot(closing.slot),
          ...(closing.time !== undefined && { time: leaf.time(closing.time) }),
          amount: leaf.sol(closing.lamports),
          ...(closing.to !== undefined && { to: toAddressLeaf(closing.to, names) }),
          by: toAddressLeaf(closing.by, names),
        },
      }),
    };
  } catch (error) {
    if (isAppError(error) || isRpcError(error)) return {};
    throw error;
  }
}

/** What it must hold to stay, by its size; `undefined` where nothing stands there or the node does not say. */
async function readRent(
  ask: ToolAsk,
  { exists, byteLength }: Extract<AccountAnswer, { kind: 'found' }>,
): Promise<bigint | undefined> {
  if (!exists) return undefined;
  try {
    const { chain } = ask.clusters.reader(ask.cluster);
    return await getMinimumBalance(chain, byteLength, { signal: ask.signal });
  } catch (error) {
    if (isAppError(error) || isRpcError(error)) return undefined;
    throw error;
  }
}

/** What a token account holds, or how much of a mint there is, in whole tokens. */
async function readUnit(ask: ToolAsk, { address, decoded }: Extract<AccountAnswer, { kind: 'found' }>) {
  const mintOf = findValue(decoded.fields, 'mint');
  const mint = decoded.type === 'mint' ? address : mintOf?.kind === 'address' ? mintOf.address : undefined;
  if (mint === undefined || (decoded.type !== 'mint' && decoded.type !== 'token-account')) return {};
  const reader = ask.clusters.reader(ask.cluster);
  const names = await toNames(new NamedThings().addMint(mint), reader, ask.signal);
  const units = findValue(decoded.fields, decoded.type === 'mint' ? 'supply' : 'amount');
  const amount =
    units?.kind === 'integer' ? BigInt(units.integer) : units?.kind === 'amount' ? units.amount : undefined;
  const addressOf = (wanted: string): Figure | undefined => {
    const value = findValue(decoded.fields, wanted);
    return value?.kind === 'address' ? toAddressLeaf(value.address, names) : undefined;
  };
  const [owner, state, delegate] = [
    addressOf('owner'),
    findValue(decoded.fields, 'state'),
    addressOf('delegate'),
  ];
  const allowed = findValue(decoded.fields, 'delegatedAmount');
  return {
    ...(amount !== undefined &&
      decoded.type === 'mint' && { supply: toTokens(amount, mint, undefined, names) }),
    ...(amount !== undefined &&
      decoded.type === 'token-account' && { held: toTokens(amount, mint, undefined, names) }),
    ...(owner && { holder: owner }),
    ...(decoded.type === 'token-account' && {
      mint: mintLeaf(mint),
      ...(state?.kind === 'choice' && {
        state: leaf.nameOf('state', state.choice),
        frozen: leaf.flag(state.choice === 'frozen'),
      }),
      delegated: leaf.flag(delegate !== undefined),
      ...(delegate && { delegate }),
      ...(delegate &&
        allowed?.kind === 'amount' && { delegatedAmount: toTokens(allowed.amount, mint, undefined, names) }),
      ...(owner && { closeAuthority: addressOf('closeAuthority') ?? owner }),
    }),
  };
}

/** Fields with those of records among them; lists are counted. */
function listFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) =>
    field.value.kind === 'record' ? [...listFields(field.value.fields)] : [field],
  );
}

function toField(
  name: string,
  value: Field['value'],
  isOurs: boolean,
  names: Names,
): { readonly name: Figure | Stranger; readonly value: Figure | Stranger } {
  // A figure in percent is in no basis points.
  const own = value.kind === 'basis-points' ? name.replace(/(?:BasisPoints|Bps)$/, '') : name;
  return {
    name: isOurs ? leaf.word(toWords(own)) : leaf.nameOf('field name', own),
    value: toLeaf(value, names),
  };
}

/** `mintAuthority` → `mint authority`. */
const toWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
