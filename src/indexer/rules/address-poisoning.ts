import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { letters } = BOUNDS.addressPoisoning;

/** What a person compares of an address. */
const toEnds = (address: string): string => `${address.slice(0, letters)}${address.slice(-letters)}`;

export default defineRule({
  name: 'address-poisoning',
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
