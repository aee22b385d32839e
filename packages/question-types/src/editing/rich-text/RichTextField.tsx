/** A field for text with bold, italic, underline, lists, tables, formulas and gaps. Undo is handled by the form. */
import { Toolbar } from '@vumon/ui';
import type { Editor as RichTextEditor } from '@tiptap/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  IconBold,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconSpace,
  IconUnderline,
} from '@tabler/icons-react';
import { useMessages } from '../../messages.tsx';
import { TableTool } from '../TableTool.tsx';
import { useShownInside } from '../use-shown-inside.tsx';
import { changeLines, insertNode, replaceFormula } from './commands.tsx';
import type { FormulaDraft } from './FormulaDialog.tsx';
import { editTable, indent, insertTable, toggleList, type Line } from './lines.ts';
import { markNames, useRichTextEditor, type MarkName, type ToolState } from './useRichTextEditor.tsx';
import classes from './rich-text-field.module.css';

const FormulaDialog = lazy(() => import('./FormulaDialog.tsx').then((module) => ({ default: module.FormulaDialog })));

const icons = { bold: IconBold, italic: IconItalic, underline: IconUnderline };

export interface RichTextFieldProps {
  label: string;
  /** The label is not displayed, for example because a heading already names the field. */
  hideLabel?: boolean;
  /** Muted text after the label. */
  hint?: string;
  value: string;
  onChange(value: string): void;
  /** One line without a toolbar, as in an option. */
  single?: boolean;
  /** The toolbar is shown only while the field has the focus, and below the text, so that the text does not move. */
  quiet?: boolean;
  /** Lets the author insert numbered gaps; returns the new gap's id. */
  newGap?(): string;
  /** Number of the first gap's chip. */
  firstGap?: number;
  onGapPress?(id: string): void;
  /** Lets the author insert an unnumbered blank. */
  blanks?: boolean;
  /** More buttons in the toolbar. */
  actions?: ReactNode;
  /** The count of characters, at the right end of the toolbar. */
  count?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  minHeight?: number;
  /** Called by Enter in a field of a single line, to go to the next field. */
  onEnter?(): void;
  autoFocus?: boolean;
  /** Whether the text has the size of passages in the player instead of that of fields. */
  reading?: boolean;
}

interface OpenFormula {
  draft: FormulaDraft;
  /** Position of the formula being changed; null for a new one. */
  at: number | null;
}

/** A toolbar's button; the caret stays in the text while it is pressed. */
function Tool({ name, icon, pressed, onPress }: { name: string; icon: ReactNode; pressed?: boolean; onPress(): void }) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}

/** The editor, the state of its tools, and the functions that start a gap or a formula. */
interface ToolsProps {
  editor: RichTextEditor | null;
  state: ToolState;
  /** The field has the focus: only then tools show as pressed. */
  focused: boolean;
  newGap: (() => string) | undefined;
  onFormula(): void;
}

const put = (editor: RichTextEditor | null, name: string, attributes: Readonly<Record<string, unknown>>): void => {
  if (editor !== null) insertNode(editor, name, attributes);
};

function MarkTools({ names, editor, state, focused }: ToolsProps & { names: readonly MarkName[] }) {
  const t = useMessages('qt-editing');
  return names.map((name) => {
    const Icon = icons[name];
    return (
      <Tool
        key={name}
        name={t(`editor.text.${name}`)}
        icon={<Icon size={20} stroke={1.75} />}
        pressed={state.marks.includes(name) && focused}
        onPress={() => editor?.chain().focus().toggleMark(name).run()}
      />
    );
  });
}

function FormulaTool({ onFormula }: ToolsProps) {
  const t = useMessages('qt-editing');
  return (
    <Tool name={t('editor.text.formula')} icon={<IconMathFunction size={20} stroke={1.75} />} onPress={onFormula} />
  );
}

/** The tools inside a field of one line. */
function LineTools(props: ToolsProps) {
  const t = useMessages('qt-editing');
  const { editor, newGap } = props;
  return (
    <span className={classes.inline}>
      <MarkTools {...props} names={['underline']} />
      <FormulaTool {...props} />
      {newGap !== undefined && (
        <Tool
          name={t('editor.text.gap')}
          icon={<IconSpace size={20} stroke={1.75} />}
          onPress={() => put(editor, 'gap', { id: newGap() })}
        />
      )}
    </span>
  );
}

/** The toolbar of a field of several lines. */
function TextToolbar({
  label,
  blanks,
  actions,
  count,
  ...props
}: ToolsProps & { label: string; blanks: boolean; actions: ReactNode; count: ReactNode }) {
  const t = useMessages('qt-editing');
  const { editor, state, focused, newGap } = props;
  const { place } = state;
  const change = (edit: (lines: readonly Line[]) => readonly Line[] | null): void => {
    if (editor !== null) changeLines(editor, edit);
  };
  return (
    <Toolbar className={classes.toolbar} aria-label={t('editor.text.toolbar', { label })}>
      <MarkTools {...props} names={markNames} />
      <span className={classes.rule} />
      <Tool
        name={t('editor.text.bullets')}
        icon={<IconList size={20} stroke={1.75} />}
        pressed={place === 'ul' && focused}
        onPress={() => change((lines) => toggleList(lines, false))}
      />
      <Tool
        name={t('editor.text.numbers')}
        icon={<IconListNumbers size={20} stroke={1.75} />}
        pressed={place === 'ol' && focused}
        onPress={() => change((lines) => toggleList(lines, true))}
      />
      {(place === 'ul' || place === 'ol') && focused && (
        <>
          <Tool
            name={t('editor.text.outdent')}
            icon={<IconIndentDecrease size={20} stroke={1.75} />}
            onPress={() => change((lines) => indent(lines, -1))}
          />
          <Tool
            name={t('editor.text.indent')}
            icon={<IconIndentIncrease size={20} stroke={1.75} />}
            onPress={() => change((lines) => indent(lines, 1))}
          />
        </>
      )}
      <TableTool
        inside={place === 'table'}
        className={classes.tool ?? ''}
        onInsert={(rows, columns) => change((lines) => insertTable(lines, rows, columns))}
        onEdit={(edit) => change((lines) => editTable(lines, edit))}
      />
      <span className={classes.rule} />
      <FormulaTool {...props} />
      {blanks && (
        <Tool
          name={t('editor.text.blank')}
          icon={<IconSpace size={20} stroke={1.75} />}
          onPress={() => put(editor, 'blank', {})}
        />
      )}
      {actions}
      {newGap !== undefined && (
        <button
          type="button"
          className={classes.gapTool}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => put(editor, 'gap', { id: newGap() })}
        >
          <IconSpace size={20} stroke={1.75} aria-hidden="true" />
          {t('editor.text.gap')}
        </button>
      )}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </Toolbar>
  );
}

/** Edits markup; `onChange` gets markup in the parser's own form. */
export function RichTextField({
  label,
  hideLabel = false,
  hint,
  value,
  onChange,
  single = false,
  quiet = false,
  newGap,
  firstGap = 1,
  onGapPress,
  blanks = false,
  actions,
  count,
  placeholder,
  error,
  minHeight,
  onEnter,
  autoFocus = false,
  reading,
}: RichTextFieldProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const shownInside = useShownInside();
  const [formula, setFormula] = useState<OpenFormula | null>(null);
  const { editor, tools } = useRichTextEditor(host, {
    value,
    single,
    autoFocus,
    onChange,
    onEnter,
    onGapPress,
    onFormula: (draft, at) => setFormula({ draft, at }),
  });
  const toolProps: ToolsProps = {
    editor,
    state: tools,
    focused,
    newGap,
    onFormula: () => setFormula({ draft: { latex: '', display: false }, at: null }),
  };

  function putFormula(draft: FormulaDraft): void {
    const at = formula?.at ?? null;
    setFormula(null);
    // The dialog returns the focus when it is removed; only then can the caret be placed.
    setTimeout(() => editor !== null && !editor.isDestroyed && replaceFormula(editor, draft, at), 0);
  }

  return (
    <div className={classes.root}>
      {!hideLabel && (
        <span className={classes.label} id={`${id}-label`}>
          {label}
          {hint !== undefined && <span className={classes.hint}> {hint}</span>}
        </span>
      )}
      <div
        className={classes.frame}
        data-single={single || undefined}
        data-quiet={quiet || undefined}
        data-invalid={error !== undefined || undefined}
        data-focused={focused || undefined}
        data-open={shownInside.shown || undefined}
        onFocus={shownInside.onFocus}
        onBlur={shownInside.onBlur}
      >
        {!single && <TextToolbar {...toolProps} label={label} blanks={blanks} actions={actions} count={count} />}
        {/* Tiptap makes it editable and writes its children; React owns every other attribute. */}
        <div
          ref={host}
          className={classes.field}
          role="textbox"
          tabIndex={0}
          aria-multiline={!single}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          data-empty={value === '' || undefined}
          data-placeholder={placeholder}
          data-reading={reading || undefined}
          style={{ minHeight, counterReset: `gap ${firstGap - 1} blank` }}
          spellCheck={false}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {single && <LineTools {...toolProps} />}
      </div>
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {formula !== null && (
        <Suspense fallback={null}>
          <FormulaDialog start={formula.draft} onClose={() => setFormula(null)} onDone={putFormula} />
        </Suspense>
      )}
    </div>
  );
}
