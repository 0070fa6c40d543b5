import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  readonly look?: 'plain' | 'framed' | 'primary' | undefined;
  readonly children: ReactNode;
};

export function Button({ look = 'framed', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.button, styles[look])}>
      {children}
    </button>
  );
}
