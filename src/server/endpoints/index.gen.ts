// Written by `npm run gen`. Do not edit.


export const endpoints = [

] as const;
