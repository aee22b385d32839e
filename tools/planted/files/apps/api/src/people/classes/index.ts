// allowed
export * from './classes.queries.ts';
