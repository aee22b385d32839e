// refused by: tsc tsconfig.logic.json TS6142
export { default } from './component.tsx';
