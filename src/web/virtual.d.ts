/** Written by the build from the theme files. */
declare module 'virtual:themes.css';

declare module 'virtual:changelog-mark' {
  /** Twelve hexadecimal digits that change with the newest part of the changelog. */
  export const CHANGELOG_MARK: string;
}
