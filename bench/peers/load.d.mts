/** Installs the peers once, as their own lock file says. */
export function installPeers(): void;
/** A peer's exports. They are typed where they are used: the product does not install them. */
// oxlint-disable-next-line no-explicit-any -- a peer is measured, not built upon
export function loadPeer(name: string): any;
