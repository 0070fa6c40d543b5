import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-cargo',
  name: 'Star Atlas Cargo',
  programs: ['Cargo2VNTPPTi9c1vq1Jw5d3BWUNr18MjRtSupAghKEk', 'Cargo8a1e6NkGyrjy4BQEW4ASGKs9KSyDyUrXMfpJoiH'],
  category: 'game',
  source:
    'the Anchor IDL in npm @staratlas/cargo 1.1.0; addresses of Star Atlas’s documentation of its mainnet programs',
});
