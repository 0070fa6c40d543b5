import { cloneElement, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { useLatePart } from '../state/use-late-part.ts';

type Hear = (event: SyntheticEvent<HTMLElement>) => void;

interface AnchorProps {
  readonly onPointerEnter?: Hear;
  readonly onFocus?: Hear;
  readonly onClick?: Hear | undefined;
}

export interface TooltipProps {
  readonly text: ReactNode;
  /** What it is about: one element that takes events and can have the focus. */
  readonly children: ReactElement<AnchorProps>;
  /** For what does nothing else when pressed: a press shows it, too. Others show it on a long touch. */
  readonly onPress?: boolean | undefined;
}

const loadContent = () => import('./tooltip-content.tsx');

/**
 * Says a little more about an element to who points at it, brings the focus to it or holds a finger on it. The
 * element's own name says at least as much as a title would; a screen reader is given the text only where it differs.
 */
export function Tooltip({ text, children, onPress }: TooltipProps) {
  /** Known once there was a sign that the text will be wanted. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  /** How often there was one. */
  const [wish, setWish] = useState(0);
  const { Part: Content } = useLatePart(loadContent, wish);
  const { props } = children;
  const expect = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    if (!Content) setWish(wish + 1);
  };
  const press = (event: SyntheticEvent<HTMLElement>) => {
    expect(event);
    setOpen(true);
  };
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: inTurn(props.onPointerEnter, expect),
        onFocus: inTurn(props.onFocus, expect),
        onClick: onPress ? inTurn(props.onClick, press) : props.onClick,
      })}
      {Content && anchor && <Content anchor={anchor} text={text} isOpen={isOpen} onOpen={setOpen} />}
    </>
  );
}

const inTurn =
  (own: Hear | undefined, more: Hear): Hear =>
  (event) => {
    own?.(event);
    more(event);
  };
