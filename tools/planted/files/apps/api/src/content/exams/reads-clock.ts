// refused by: oxlint no-restricted-properties
export const now = () => Date.now();
