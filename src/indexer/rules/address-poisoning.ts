import { defineRule, figure } from './define-rule.ts';

const COMPARED_LETTERS = 4;

/** What a person compares of an address. */
const toEnds = (address: string): string =>
  `${address.slice(0, COMPARED_LETTERS)}${address.slice(-COMPARED_LETTERS)}`;

export default defineRule({
  name: 'address-poisoning',
  title: 'Address poisoning',
  severity: 'warning',
  text: `Dust came from an address that begins and ends with the same ${COMPARED_LETTERS} characters as another address of the block. Look-alikes of addresses in earlier blocks are not seen: only one block is checked.`,
  measured: figure.count('Recipients'),
  figures: { original: figure.address('Looks like'), signature: figure.signature('Transaction') },
  find({ dust, transfers }) {
    if (dust.length === 0) return [];
    const bySender = Map.groupBy(dust, ({ sender }) => sender);
    const wanted = new Map([...bySender.keys()].map((sender) => [toEnds(sender), sender]));
    const originals = new Map<string, string>();
    const look = (address: string): void => {
      const sender = wanted.get(toEnds(address));
      if (sender !== undefined && sender !== address && !originals.has(sender))
        originals.set(sender, address);
    };
    for (const { sender, receiver } of transfers) {
      look(receiver);
      look(sender);
    }
    // An impostor may also stand beside the one it copies, or beside another of its kind.
    for (const { sender, receiver } of dust) {
      look(receiver);
      look(sender);
    }
    return [...originals].map(([sender, original]) => {
      const sent = bySender.get(sender)!;
      return {
        subject: sender,
        position: sent[0]!.position,
        measured: new Set(sent.map(({ receiver }) => receiver)).size,
        allowed: 1,
        evidence: { original, signature: sent[0]!.signature },
      };
    });
  },
});
