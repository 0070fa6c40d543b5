// Written by `npm run gen`. Do not edit.


export const scenarios = [

] as const;
