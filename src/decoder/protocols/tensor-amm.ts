import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tensor-amm',
  name: 'Tensor AMM',
  programs: ['TAMM6ub33ij1mbetoMyVBLeKY5iP41i4UPUJQGkhfsg'],
  category: 'nft',
  source: 'the IDL in tensor-foundation/amm',
});
