/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { SceneCode } from './codes.ts';

export const sceneTraits: Readonly<Record<SceneCode, TypeTraits>> = {
  DL1: { kind: 'picture', glyph: 'scene', column: 'other', pictureFirst: true },
  DL3: { kind: 'picture', glyph: 'web', column: 'other', pictureFirst: true },
  MG6: { kind: 'picture', glyph: 'place', column: 'other', pictureFirst: true },
};
