import type { ComponentChildren, JSX } from 'preact';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'class' | 'children'> & {
  readonly look?: 'plain' | 'framed' | 'primary' | undefined;
  readonly children: ComponentChildren;
};

export function Button({ look = 'framed', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} class={classNames(styles.button, styles[look])}>
      {children}
    </button>
  );
}
