// refused by: tsc tsconfig.logic.json TS2584
export const width = () => document.body.clientWidth;
