import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are how a component hands a measure to its stylesheet. */
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
