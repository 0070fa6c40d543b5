/** Written by the build from the theme files. */
declare module 'virtual:themes.css';
