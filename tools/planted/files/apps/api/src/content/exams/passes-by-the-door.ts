// refused by: tsc tsconfig.node.json TS2307
export * from '#people/classes/classes.queries';
