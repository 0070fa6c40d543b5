import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import { toSentenceText } from '#contracts/text/value-text';

const NO_NAMES = { labels: {}, tokens: {} };

/** What a golden case holds of a decoded transaction: everything a reader would see, as text. */
export interface Golden {
  readonly summary: string;
  readonly action: string;
  readonly version: string;
  readonly status: string;
  readonly fee: string;
  readonly instructions: readonly string[];
  readonly balanceChanges: readonly string[];
}

/** A decoded transaction in the form golden cases are kept and reviewed in. */
export function toGolden(decoded: DecodedTransaction): Golden {
  const { status } = decoded;
  return {
    summary: toSentenceText(decoded.summary, NO_NAMES),
    action: decoded.action,
    version: String(decoded.version),
    status:
      status.kind === 'failed'
        ? `${status.error.name} at ${status.error.path ?? 'the transaction'}: ${status.error.message}`
        : status.kind,
    fee: `${decoded.feeLamports} of it ${decoded.priorityFeeLamports} priority`,
    instructions: toLines(decoded, decoded.instructions),
    balanceChanges: decoded.balanceChanges.map(
      ({ owner, asset, change }) =>
        `${owner} ${change} ${asset.kind === 'sol' ? 'lamports' : `of ${asset.mint}`}`,
    ),
  };
}

function toLines(decoded: DecodedTransaction, nodes: readonly DecodedInstruction[]): readonly string[] {
  return nodes.flatMap((node) => {
    const accounts = node.accountNames.flatMap((name, i) => {
      const role = decoded.accounts[node.accounts[i] ?? -1];
      return role === undefined ? [] : [{ name, value: { kind: 'address' as const, address: role.address } }];
    });
    const sentence =
      node.sentence === undefined
        ? `${node.reading} ${node.reason ?? ''}`.trim()
        : toSentenceText({ template: node.sentence, fields: [...node.fields, ...accounts] }, NO_NAMES);
    return [
      `${node.path} ${node.programName ?? node.program} ${node.name ?? '?'}: ${sentence}`,
      ...toLines(decoded, node.inner),
    ];
  });
}
