/** Every file `states.tsx` of the app. No list of them is written by hand. */
import type { ComponentStates } from '../../frame/component-states.ts';

const files = import.meta.glob<{ states: ComponentStates }>('../../**/states.tsx', { eager: true });

export const componentStates: readonly ComponentStates[] = Object.values(files)
  .map(({ states }) => states)
  .toSorted((a, b) => a.component.localeCompare(b.component));

export const catalogsOfStates: readonly string[] = [
  ...new Set(['common', 'ui', 'app', 'errors', 'fields', ...componentStates.flatMap(({ catalogs }) => catalogs)]),
];
