// Written by `npm run gen`. Do not edit.
import anthropic from './anthropic.ts';
import openaiCompatible from './openai-compatible.ts';
import scripted from './scripted.ts';

export const models = [
  anthropic,
  openaiCompatible,
  scripted,
] as const;
