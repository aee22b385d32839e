// refused by: tsc tsconfig.logic.json TS1294
export enum Colour {
  Red,
}
