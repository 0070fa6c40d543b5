const SCROLLED_PX = 8;

/** Whether somebody is at a live list: points into it, has the focus or a selection in it, or has scrolled into it. */
export function isRead(frame: HTMLElement): boolean {
  return (
    frame.contains(document.activeElement) ||
    // On a touch screen what was tapped last stays hovered.
    (frame.matches(':hover') && matchMedia('(hover: hover) and (pointer: fine)').matches) ||
    frame.getBoundingClientRect().top < 0 ||
    frame.scrollTop > SCROLLED_PX ||
    isSelected(frame)
  );
}

function isSelected(frame: HTMLElement): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(frame, true);
}
