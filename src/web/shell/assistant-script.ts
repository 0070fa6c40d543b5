import { CHAT_KEYS, SIDEBAR_PX } from '#contracts/assistant/chat';

const { normal, least, leastPage } = SIDEBAR_PX;

/**
 * Runs before the first paint: where the assistant was left open the page begins as wide as it will be beside it,
 * so that nothing moves when it comes. The same rule as `toSidebarWidth` and `toPageInset`.
 */
export const ASSISTANT_SCRIPT = `(function(){try{var s=localStorage,w=innerWidth,n=Number(s.getItem('${CHAT_KEYS.width}'))||${normal},x=Math.min(Math.max(${least},w),Math.max(Math.min(${normal},w),n));if(s.getItem('${CHAT_KEYS.open}')==='true'&&location.pathname!=='/chat'&&w-x>=${leastPage})document.documentElement.style.setProperty('--assistant-inset',x+'px')}catch(e){}})()`;
