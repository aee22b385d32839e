import type { ComponentType } from 'react';
import type { EditorProps } from '../../schema/core.react.ts';
import { ChipsEditor } from './ChipsEditor.tsx';
import type { TilesCode, TilesContent, TilesKey } from './definition.ts';
import { LettersEditor } from './LettersEditor.tsx';

const editors = { DD1: LettersEditor, DD2: ChipsEditor };

/** The editor of one code. */
export const editor = (code: TilesCode): ComponentType<EditorProps<TilesContent, TilesKey>> =>
  editors[code] as unknown as ComponentType<EditorProps<TilesContent, TilesKey>>;
