// allowed
export * from 'fflate';
