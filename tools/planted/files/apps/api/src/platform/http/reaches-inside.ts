// refused by: oxlint areas
export * from '../../people/classes/classes.service.ts';
