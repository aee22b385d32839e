/** Tiptap in an element that React renders: React owns its label and style, Tiptap its content. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import {
  deleteNeighbour,
  insertPasted,
  placeKind,
  replaceDocument,
  revertFormula,
  structureKey,
  typeFormula,
  type PlaceKind,
} from './commands.tsx';
import { documentOf, linesOf } from './document.ts';
import type { FormulaDraft } from './FormulaDialog.tsx';
import type { Line } from './lines.ts';
import { manyLines, singleLine } from './nodes.tsx';
import { readPasted } from './pasted.ts';
import { joined, linesToMarkup, markupToLines } from './rich-lines.ts';

export const markNames = ['bold', 'italic', 'underline'] as const;
export type MarkName = (typeof markNames)[number];
const markKeys: Readonly<Record<string, MarkName>> = { b: 'bold', i: 'italic', u: 'underline' };

/** The formatting at the selection, which the toolbar shows as pressed. */
export interface ToolState {
  readonly marks: readonly MarkName[];
  readonly place: PlaceKind;
}

export interface RichTextEditorOptions {
  value: string;
  single: boolean;
  autoFocus: boolean;
  onChange(value: string): void;
  /** Called by Enter in a field of a single line. */
  onEnter?: (() => void) | undefined;
  onGapPress?: ((id: string) => void) | undefined;
  /** Called for a new formula, or with the position `at` of a pressed one. */
  onFormula(draft: FormulaDraft, at: number | null): void;
}

const linesFor = (value: string, single: boolean): Line[] => {
  const lines = markupToLines(value);
  return single ? joined(lines) : lines;
};
const markupOf = (editor: Editor, single: boolean): string => {
  const lines = linesOf(editor.state.doc);
  return linesToMarkup(single ? joined(lines) : lines);
};

/** Handlers for keys, pasting, and a press on a gap or formula. */
function inputHandlers(options: RichTextEditorOptions) {
  const { single } = options;
  const keyDown = (from: Editor, event: KeyboardEvent): boolean => {
    const control = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.key === 'Enter' && single) {
      options.onEnter?.();
      return true;
    }
    const mark = control && !event.altKey && !event.shiftKey ? markKeys[key] : undefined;
    if (mark !== undefined) return from.commands.toggleMark(mark);
    if (control && key === 'm') {
      options.onFormula({ latex: '', display: false }, null);
      return true;
    }
    if (!control && key === 'backspace' && revertFormula(from)) return true;
    if (!control && (key === 'backspace' || key === 'delete') && deleteNeighbour(from, event.key)) return true;
    return !single && structureKey(from, event);
  };

  const paste = (from: Editor, data: DataTransfer): void => {
    const html = data.getData('text/html');
    const pasted = readPasted(
      html === '' ? null : new DOMParser().parseFromString(html, 'text/html').body,
      data.getData('text/plain'),
    );
    insertPasted(from, single ? joined(pasted) : pasted);
  };

  const press = (name: string, attributes: Readonly<Record<string, unknown>>, at: number): boolean => {
    if (name === 'gap') options.onGapPress?.(String(attributes.id));
    else if (name === 'formula')
      options.onFormula({ latex: String(attributes.latex), display: attributes.display === true }, at);
    else return false;
    return true;
  };

  return { keyDown, paste, press };
}

export function useRichTextEditor(
  host: RefObject<HTMLDivElement | null>,
  options: RichTextEditorOptions,
): { editor: Editor | null; tools: ToolState } {
  const { value, single, autoFocus } = options;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [tools, setTools] = useState<ToolState>({ marks: [], place: 'text' });
  /** The markup of the current document: a value that differs from it comes from outside. */
  const standing = useRef(value);
  /** The stored value as the editor writes it: if only the notation differs, leaving the field is no change. */
  const written = useRef<string | null>(null);

  const emit = useEffectEvent((from: Editor) => {
    // A text being composed is not final yet.
    if (from.view.composing) return;
    const markup = markupOf(from, single);
    if (markup === standing.current || markup === written.current) return;
    standing.current = markup;
    written.current = null;
    options.onChange(markup);
  });

  const showTools = useEffectEvent((from: Editor) => {
    const marks = markNames.filter((name) => from.isActive(name));
    const place = placeKind(from);
    setTools((now) => (now.place === place && now.marks.join() === marks.join() ? now : { marks, place }));
  });

  const input = inputHandlers(options);
  const keyDown = useEffectEvent(input.keyDown);
  const paste = useEffectEvent(input.paste);
  const press = useEffectEvent(input.press);

  useLayoutEffect(() => {
    const mount = host.current;
    if (mount === null) return;
    const made: Editor = new Editor({
      element: { mount },
      extensions: single ? singleLine : manyLines,
      content: documentOf(linesFor(standing.current, single)),
      injectCSS: false,
      // Undo is handled by the form, and signs that others treat as commands ("- ", "**") are plain text here.
      enableInputRules: false,
      enablePasteRules: false,
      editorProps: {
        handleKeyDown: (_, event) => keyDown(made, event),
        handleTextInput: (_, from, to, text) => typeFormula(made, from, to, text),
        handlePaste: (_, event) => {
          if (event.clipboardData !== null) paste(made, event.clipboardData);
          return true;
        },
        handleDrop: () => true,
        handleClickOn: (_, __, node, at) => press(node.type.name, node.attrs, at),
        handleDOMEvents: {
          // Deferred until the browser has written the composed word.
          compositionend: () => void setTimeout(() => !made.isDestroyed && emit(made), 0),
          blur: () => void setTimeout(() => !made.isDestroyed && emit(made), 0),
        },
      },
      onUpdate: () => emit(made),
      onTransaction: () => showTools(made),
    });
    written.current = markupOf(made, single);
    setEditor(made);
    return () => {
      made.destroy();
      setEditor(null);
    };
  }, [host, single]);

  // A value from outside, for example after undo: the caret goes to the restored text.
  useLayoutEffect(() => {
    if (editor === null || editor.isDestroyed || value === standing.current) return;
    const { tr, schema } = editor.state;
    const changed = replaceDocument(tr, schema.nodeFromJSON(documentOf(linesFor(value, single))));
    standing.current = value;
    if (changed !== null) {
      if (editor.isFocused)
        tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(changed.end, tr.doc.content.size)), -1));
      editor.view.dispatch(tr.setMeta('preventUpdate', true));
    }
    written.current = markupOf(editor, single);
  }, [editor, value, single]);

  const focusFirst = useEffectEvent((made: Editor) => {
    if (autoFocus) made.commands.focus('end');
  });
  useEffect(() => {
    if (editor !== null) focusFirst(editor);
  }, [editor]);

  return { editor, tools };
}
