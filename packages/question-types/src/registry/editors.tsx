/** The editor of every type, loaded when a question of its family is first written. */
import type { ComponentType } from 'react';
import type { EditorProps } from '../core.react.ts';
import type { ChoiceCode } from '../types/choice/definition.ts';
import type { TextGapsCode } from '../types/text-gaps/definition.ts';
import type { QuestionContent, QuestionKey, QuestionTypeCode } from './definitions.ts';
import { lazily, type Lazy } from './lazily.tsx';

export type AnyEditor = ComponentType<EditorProps<QuestionContent, QuestionKey>>;

const choice = (code: ChoiceCode): Lazy<AnyEditor> => lazily(async () => (await import('../types/choice/editor.tsx')).editor(code) as unknown as AnyEditor);
const textGaps = (code: TextGapsCode): Lazy<AnyEditor> => lazily(async () => (await import('../types/text-gaps/editor.tsx')).editor(code) as unknown as AnyEditor);

export const editors = {
  MC1: choice('MC1'),
  MC2: choice('MC2'),
  MC3: choice('MC3'),
  MC4: choice('MC4'),
  MC7: choice('MC7'),
  MC9: choice('MC9'),
  MC10: choice('MC10'),
  MC11: choice('MC11'),
  FB1: textGaps('FB1'),
  FB2: textGaps('FB2'),
  FB5: textGaps('FB5'),
  FB7: textGaps('FB7'),
  FB8: textGaps('FB8'),
  TF1: choice('TF1'),
  TF2: choice('TF2'),
  TF3: choice('TF3'),
  TF5: choice('TF5'),
  MR1: choice('MR1'),
  MR2: choice('MR2'),
} satisfies Record<QuestionTypeCode, Lazy<AnyEditor>>;
