import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-hexboosting',
  name: 'Helium Hex Boosting',
  programs: ['hexbnKYoA2GercNNhHUCCfrTRWrHjT6ujKPXTa5NPqJ'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
