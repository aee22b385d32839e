// refused by: oxlint areas
export * from '../../formats/formats.queries.ts';
