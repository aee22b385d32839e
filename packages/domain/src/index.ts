export * from './actor.ts';
export * from './answer-log.ts';
export * from './blueprint.ts';
export * from './clock.ts';
export * from './errors.ts';
export * from './ids.ts';
export * from './marks.ts';
export * from './media.ts';
export * from './names.ts';
export * from './package-catalogue.ts';
export * from './packages.ts';
export * from './pages.ts';
export * from './passwords.ts';
export * from './permissions.ts';
export * from './roles.ts';
export * from './vocabulary.ts';
/** The product's name; the only constant that spells it. */
export const productName = 'Vumon';
