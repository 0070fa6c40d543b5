import { defineInterface } from '../define-interface.ts';
import { TOKEN_SWAP } from '../families/token-swap.ts';

export default defineInterface({
  ...TOKEN_SWAP,
  key: 'fluxbeam',
  name: 'FluxBeam AMM',
  programs: ['FLUXubRmkEi2q6K3Y9kBPg9248ggaZVsoSFhtJHSrm1X'],
  source: 'the IDL of FluxBeam in sevenlabs-hq/carbon, which is the token swap program’s',
});
