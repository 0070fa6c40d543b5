import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'divvy',
  name: 'Divvy House',
  programs: ['dvyFwAPniptQNb1ey4eM12L8iLHrzdiDsPPDndd6xAR'],
  category: 'prediction',
  source: 'the Anchor IDL 0.27.0 in sonarwatch/portfolio',
});
