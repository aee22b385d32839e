// allowed
export * from '#people/classes';
