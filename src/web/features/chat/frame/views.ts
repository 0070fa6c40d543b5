/** What the chat shows below its tabs. */
export type View = 'chat' | 'knowledge' | 'history';
