import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-sub-daos',
  name: 'Helium Sub DAOs',
  programs: ['hdaoVTCqhfHHo75XdAMxBKdUqvq1i5bF23sisBqVgGR'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
