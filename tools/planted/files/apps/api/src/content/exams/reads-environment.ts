// refused by: oxlint no-process-env
export const port = process.env.PORT;
