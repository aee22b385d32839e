// refused by: oxlint areas
export * from '../../people/classes/classes.queries.ts';
