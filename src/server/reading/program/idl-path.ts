/** Path of the interface a program publishes, as a file. */
export const toInterfaceFile = (program: string): string => `/program/${program}/idl.json`;
