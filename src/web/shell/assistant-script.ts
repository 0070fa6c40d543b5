import { CHAT_KEYS } from '#contracts/chat';

/**
 * Runs before the first paint: where the assistant was left open the page begins as wide as it will be beside it,
 * so that nothing moves when it comes. The same rule as `toSidebarWidth` and `toPageInset`.
 */
export const ASSISTANT_SCRIPT = `(function(){try{var s=localStorage,w=innerWidth,n=Number(s.getItem('${CHAT_KEYS.width}'))||560,x=Math.min(Math.max(320,w),Math.max(Math.min(560,w),n));if(s.getItem('${CHAT_KEYS.open}')==='true'&&location.pathname!=='/chat'&&w-x>=360)document.documentElement.style.setProperty('--assistant-inset',x+'px')}catch(e){}})()`;
