import type { FrameMessage } from './diagram-messages.ts';

/** How far a diagram is. Its source is shown in every state but `drawn`. */
export type DiagramState =
  /** Not in sight yet, or no script. */
  | { readonly kind: 'waiting' }
  /** The frame was asked for. */
  | { readonly kind: 'loading'; readonly id: number }
  | { readonly kind: 'drawing'; readonly id: number }
  | { readonly kind: 'drawn'; readonly id: number }
  | { readonly kind: 'failed' };

export type DiagramEvent =
  | { readonly kind: 'seen' }
  /** Other colours: what was drawn is drawn again. */
  | { readonly kind: 'recoloured' }
  | { readonly kind: 'message'; readonly message: FrameMessage }
  | { readonly kind: 'timed-out' };

/** What follows; an event that does not belong to the state changes nothing. A failure is final. */
export function nextDiagramState(state: DiagramState, event: DiagramEvent): DiagramState {
  if (state.kind === 'failed') return state;
  switch (event.kind) {
    case 'seen':
      return state.kind === 'waiting' ? { kind: 'loading', id: 1 } : state;
    case 'recoloured':
      return state.kind === 'drawn' ? { kind: 'loading', id: state.id + 1 } : state;
    case 'timed-out':
      return state.kind === 'loading' || state.kind === 'drawing' ? { kind: 'failed' } : state;
    case 'message':
      return afterMessage(state, event.message);
  }
}

function afterMessage(state: DiagramState, message: FrameMessage): DiagramState {
  if (message.kind === 'ready' || state.kind === 'waiting' || state.kind === 'failed') return state;
  if (message.id !== state.id) return state;
  if (message.kind === 'failed') return { kind: 'failed' };
  if (message.kind === 'drawing') return state.kind === 'loading' ? { kind: 'drawing', id: state.id } : state;
  return state.kind === 'drawing' ? { kind: 'drawn', id: state.id } : state;
}
