// allowed
export * from '../by-the-door.ts';
