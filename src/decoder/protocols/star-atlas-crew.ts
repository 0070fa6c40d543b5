import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-crew',
  name: 'Star Atlas Crew',
  programs: ['CREWiq8qbxvo4SKkAFpVnc6t7CRQC4tAAscsNAENXgrJ'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/crew 0.7.0',
});
