import { defineInterface } from '../define-interface.ts';
import { RAYDIUM_CLMM } from '../families/raydium-clmm.ts';

export default defineInterface(RAYDIUM_CLMM);
