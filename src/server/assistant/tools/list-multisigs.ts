import { z } from 'zod';
import { getAccounts, listProgramAccounts } from '#chain';
import { asAddress } from '#contracts/chain';
import { decodeAccount, listProtocols, findValue } from '#decoder';
import { amountOf } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { defineTool, sourceOf, ToolError } from './define-tool.ts';

const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
].map(asAddress);
/** Source: spl-token `state.rs`: `Multisig::LEN`. */
const LENGTH = 355;
const LIST_MS = 10_000;
const MOST = 50;

/** Programs of multisigs that keep proposals, which the decoder knows. */
const listPrograms = () =>
  listProtocols()
    .filter(({ definition: { key } }) => /^(?:squads|goki)/.test(key))
    .flatMap(({ definition }) => definition.programs)
    .map(asAddress);

export default defineTool({
  name: 'list_multisigs',
  title: 'List multisigs',
  description:
    'Multisig accounts of the token programs with their members and how many have to sign, those `member` belongs to or the one at `multisig` where they are given, and whether a multisig program that keeps proposals is on this cluster.',
  doing: 'Looking for multisigs',
  about: ['account'],
  input: z.strictObject({ member: addressArgument.optional(), multisig: addressArgument.optional() }),
  async run(ask, { member, multisig }) {
    const { chain } = ask.clusters.reader(ask.cluster);
    const programs = listPrograms();
    const [lists, found] = await Promise.all([
      Promise.all(
        TOKEN_PROGRAMS.map((program) =>
          listProgramAccounts(chain, program, {
            signal: ask.signal,
            timeoutMs: LIST_MS,
            filters: [{ dataSize: LENGTH }],
          }),
        ),
      ),
      getAccounts(chain, programs.slice(0, 100), { signal: ask.signal }),
    ]);
    const all = lists.flatMap((list) => {
      if (list.kind === 'refused') throw new ToolError('unavailable', list.reason);
      return list.accounts.map(({ address, account }) => ({
        address,
        ...decodeAccount({ address, ...account }),
      }));
    });
    const rows = all
      .filter(({ type }) => type === 'multisig')
      .map(({ address, fields }) => {
        const list = findValue(fields, 'signers');
        const members =
          list?.kind === 'list'
            ? list.items.flatMap((one) => (one.kind === 'address' ? [one.address] : []))
            : [];
        return { address, members, needed: amountOf(fields, 'requiredSigners') };
      })
      .filter(
        ({ address, members }) =>
          (multisig === undefined || address === multisig) &&
          (member === undefined || members.some((one) => one === member)),
      );
    const present = found.filter((account) => account !== undefined).length;
    const data = {
      ...(member !== undefined && { member: leaf.address(member) }),
      ...(multisig !== undefined &&
        rows[0] !== undefined && {
          needed: leaf.count(rows[0].needed),
          members: rows[0].members.map((one) => ({ member: leaf.address(one) })),
        }),
      exists: leaf.flag(rows.length > 0),
      count: leaf.count(rows.length),
      rows: rows.slice(0, MOST).map(({ address, members, needed }) => ({
        multisig: leaf.address(address),
        needed: leaf.count(needed),
        memberCount: leaf.count(members.length),
        ...Object.fromEntries(members.map((one, index) => [`member${index + 1}`, leaf.address(one)])),
      })),
      programsLooked: leaf.count(programs.length),
      programsHere: leaf.count(present),
      ...(present === 0 && { proposals: [] }),
    };
    return {
      data,
      source: sourceOf({
        cluster: ask.cluster,
        source: chain.cluster,
        fetchedAt: new Date(ask.nowMs()).toISOString(),
      }),
      notes: [
        'Multisigs of the token programs hold no proposals: their members sign one transaction together.',
      ],
      truncated: rows.length > MOST ? [{ path: '/rows', shown: MOST, of: rows.length }] : [],
      links: [],
    };
  },
});
