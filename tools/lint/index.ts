/** The lint rules of this project, for `.oxlintrc.json`. */
import { rule as areas } from './areas.ts';
import { rule as words } from './words.ts';

export default { meta: { name: 'vumon' }, rules: { areas, words } };
