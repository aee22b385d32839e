// allowed
export * from '#modules/classes';
