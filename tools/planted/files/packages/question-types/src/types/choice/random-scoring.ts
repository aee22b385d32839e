// refused by: oxlint no-restricted-properties
export const luck = () => Math.random();
