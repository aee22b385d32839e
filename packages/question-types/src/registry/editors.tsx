/** The editor of every type, loaded when a question of its family is first edited. */
export { CanRecord } from '../editing/recorder.tsx';
import type { ComponentType, JSXElementConstructor } from 'react';
import type { EditorProps } from '../schema/core.react.ts';
import { compositeCodes } from '../types/composite/codes.ts';
import type { PartEditors } from '../types/composite/editor.tsx';
import { partDefinitions } from './definitions.ts';
import type { QuestionContent, QuestionKey, QuestionTypeCode } from './definitions.ts';
import { everyFamily } from './every-family.tsx';
import { family, type Lazy } from './lazily.tsx';

export type AnyEditor = ComponentType<EditorProps<QuestionContent, QuestionKey>>;

const simple = everyFamily<JSXElementConstructor<never>, AnyEditor>({
  choice: async (code) => (await import('../types/choice/editor.tsx')).editor(code),
  drawing: async (code) => (await import('../types/drawing/editor.tsx')).editor(code),
  grid: async (code) => (await import('../types/grid/editor.tsx')).editor(code),
  inlineLists: async (code) => (await import('../types/inline-lists/editor.tsx')).editor(code),
  markedText: async (code) => (await import('../types/marked-text/editor.tsx')).editor(code),
  matching: async (code) => (await import('../types/matching/editor.tsx')).editor(code),
  ordering: async () => (await import('../types/ordering/editor.tsx')).editor(),
  scene: async (code) => (await import('../types/scene/editor.tsx')).editor(code),
  speaking: async (code) => (await import('../types/speaking/editor.tsx')).editor(code),
  textGaps: async (code) => (await import('../types/text-gaps/editor.tsx')).editor(code),
  tiles: async (code) => (await import('../types/tiles/editor.tsx')).editor(code),
  writing: async (code) => (await import('../types/writing/editor.tsx')).editor(code),
});

const composite = family(
  compositeCodes,
  async (code): Promise<AnyEditor> =>
    (await import('../types/composite/editor.tsx')).editor(
      code,
      simple as unknown as PartEditors,
      partDefinitions,
    ) as unknown as AnyEditor,
);

export const editors: Readonly<Record<QuestionTypeCode, Lazy<AnyEditor>>> = { ...simple, ...composite };
