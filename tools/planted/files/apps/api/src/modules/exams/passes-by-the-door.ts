// refused by: tsc tsconfig.node.json TS2307
export * from '#modules/classes/classes.queries';
