/** Models for the double that can do what a probe asks, or all of it but one thing. */
import type { DoubleAsk, DoubleReply } from './model-double.ts';

const say = (text: string): DoubleReply => ({ steps: [{ kind: 'text', text }] });

export function beAble({ text, tools }: DoubleAsk): DoubleReply {
  if (tools.length > 0) return { steps: [{ kind: 'call', tool: 'get_network', args: '{"topics":["tps"]}' }] };
  if (text.includes('JSON')) return say('```json\n{"slot": 7, "names": ["a"]}\n```');
  if (text.includes('heron')) return say('Heron.');
  return say('I am ready.');
}

export const withoutTools = (ask: DoubleAsk): DoubleReply =>
  ask.tools.length > 0 ? say('get_network({"topics":["tps"]})') : beAble(ask);

/** As vLLM is without its flags. */
export const refusingTools = (ask: DoubleAsk): DoubleReply =>
  ask.tools.length > 0
    ? { status: 400, message: '"auto" tool choice requires --enable-auto-tool-choice' }
    : beAble(ask);

export const callingWrongly = (ask: DoubleAsk): DoubleReply =>
  ask.tools.length > 0 ? { steps: [{ kind: 'call', tool: 'get_network', args: '{"topics":' }] } : beAble(ask);

/** As Ollama is with its own context of 4,096 tokens: what came first is gone. */
export const forgetting = (ask: DoubleAsk): DoubleReply =>
  ask.text.includes('heron') ? say('No word was named.') : beAble(ask);

export const chatting = (ask: DoubleAsk): DoubleReply =>
  ask.text.includes('JSON') ? say('Sure! Here it is: {"slot": 7}') : beAble(ask);
