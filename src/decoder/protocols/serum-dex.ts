import { defineInterface } from '../define-interface.ts';
import { SERUM_DEX } from '../families/serum-dex.ts';

export default defineInterface(SERUM_DEX);
