// Written by `npm run gen`. Do not edit.
import cyberpunk from './cyberpunk.ts';
import dosBlue from './dos-blue.ts';
import highContrast from './high-contrast.ts';
import paper from './paper.ts';
import solarized from './solarized.ts';

export const themes = [
  cyberpunk,
  dosBlue,
  highContrast,
  paper,
  solarized,
] as const;
