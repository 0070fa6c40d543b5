/** The system's clock is followed when it is this far ahead: it was set, or the machine slept. */
const MAX_BEHIND_MS = 2_000;

/**
 * Unix milliseconds that go on evenly. A clock that is set back, by NTP or in a virtual machine that resumes, would hold
 * the chain up for as long.
 */
export function createChainClock(
  wallMs: () => number = Date.now,
  steadyMs: () => number = () => performance.now(),
): () => number {
  let offsetMs = wallMs() - steadyMs();
  return () => {
    const behindMs = wallMs() - steadyMs() - offsetMs;
    if (behindMs > MAX_BEHIND_MS) offsetMs += behindMs;
    return steadyMs() + offsetMs;
  };
}
