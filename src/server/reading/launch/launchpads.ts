import { categoryOf, listDirectory, listProtocols } from '#decoder';

const launchpads: readonly string[] = [
  ...new Set([
    ...listProtocols().flatMap(({ definition }) => definition.programs),
    ...listDirectory().flatMap(({ programs }) => programs.map(({ address }) => address)),
  ]),
].filter((program) => categoryOf(program) === 'launchpad');

/** Every program known here that creates tokens and sells them along a curve. */
export const listLaunchpads = (): readonly string[] => launchpads;
