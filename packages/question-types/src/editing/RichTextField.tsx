/** A field for text with bold, italic, underline, lists, tables, formulas and gaps. Typing is the browser's own, so input methods work; undoing is the form's. */
import { lazy, Suspense, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { IconBold, IconIndentDecrease, IconIndentIncrease, IconItalic, IconList, IconListNumbers, IconMathFunction, IconSpace, IconUnderline } from '@tabler/icons-react';
import { cleanPasted } from '../markup/clean.ts';
import { useFormulaRenderer } from '../rich-text/Formula.tsx';
import { useWords } from '../words.tsx';
import type { FormulaDraft } from './FormulaDialog.tsx';
import { readLines } from './html-lines.ts';
import { editTable, indent, insertLines, insertTable, moveInTable, toggleList } from './lines.ts';
import type { Line } from './lines.ts';
import { blankHtml, formulaHtml, gapHtml, lastDifference, lineHtml, linesHtml, markSelection, placeCaret, restoreSelection, settleChips } from './rich-dom.tsx';
import type { ChipClasses } from './rich-dom.tsx';
import { joined, linesToMarkup, markupToLines } from './rich-lines.ts';
import { TableTool } from './TableTool.tsx';
import { useShownInside } from './use-shown-inside.tsx';
import classes from './rich-text-field.module.css';

const FormulaDialog = lazy(() => import('./FormulaDialog.tsx').then((module) => ({ default: module.FormulaDialog })));

const chips: ChipClasses = { gap: classes.gap ?? '', blank: classes.blank ?? '', formula: classes.formula ?? '' };
const commands = ['bold', 'italic', 'underline'] as const;
const icons = { bold: IconBold, italic: IconItalic, underline: IconUnderline };

export interface RichTextFieldProps {
  label: string;
  /** A label that stands elsewhere on the screen. */
  hideLabel?: boolean;
  /** Muted words after the label. */
  hint?: string;
  value: string;
  onChange(value: string): void;
  /** One line without a toolbar, as in an option. */
  single?: boolean;
  /** The toolbar shows only while the field has the focus, below the text so that no word moves. */
  quiet?: boolean;
  /** Lets the author put numbered gaps into the text; gives the new gap's id. */
  newGap?(): string;
  /** Number of the first gap's chip. */
  firstGap?: number;
  onGapPress?(id: string): void;
  /** Lets the author put an unnumbered blank into the text. */
  blanks?: boolean;
  /** More buttons in the toolbar. */
  actions?: ReactNode;
  /** Right end of the toolbar: the count of characters. */
  count?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  minHeight?: number;
  /** Enter in a single line: the next field. */
  onEnter?(): void;
  autoFocus?: boolean;
  /** Text size of learners' passages instead of fields. */
  reading?: boolean;
}

interface OpenFormula {
  draft: FormulaDraft;
  /** The chip being changed; none for a new one. */
  chip: HTMLElement | null;
}

type Place = 'text' | 'ul' | 'ol' | 'table';

/** The item or cell that the selection begins in. */
function holderOf(root: HTMLElement): Element | null {
  const anchor = document.getSelection()?.anchorNode ?? null;
  const around = (anchor instanceof Element ? anchor : anchor?.parentElement)?.closest('li, td, th') ?? null;
  return around !== null && root.contains(around) ? around : null;
}

function placeIn(root: HTMLElement): Place {
  const holder = holderOf(root);
  if (holder === null) return 'text';
  return holder.tagName !== 'LI' ? 'table' : holder.parentElement?.tagName === 'OL' ? 'ol' : 'ul';
}

/** Whether a caret stands before the first sign of its item. */
function atItemStart(root: HTMLElement): boolean {
  const selection = document.getSelection();
  const holder = holderOf(root);
  if (selection?.isCollapsed !== true || selection.anchorNode === null || holder?.tagName !== 'LI') return false;
  const before = document.createRange();
  before.setStart(holder, 0);
  before.setEnd(selection.anchorNode, selection.anchorOffset);
  return before.toString().replace(/\u200b/g, '') === '' && before.cloneContents().querySelector('[data-gap], [data-latex], [data-blank]') === null;
}

/** Whether the item of the caret holds nothing of its own. */
function isItemEmpty(root: HTMLElement): boolean {
  const holder = holderOf(root);
  return holder !== null && [...holder.childNodes].every((node) => node instanceof HTMLElement ? /^(?:BR|UL|OL)$/.test(node.tagName) : (node.textContent ?? '').replace(/[\u200b\s]/g, '') === '');
}

/** A toolbar's button; the caret stays in the text while it is pressed. */
function Tool({ name, icon, pressed, onPress }: { name: string; icon: ReactNode; pressed?: boolean; onPress(): void }) {
  return (
    <button type="button" className={classes.tool} aria-label={name} title={name} aria-pressed={pressed} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
      {icon}
    </button>
  );
}

/** Edits markup; what it gives back is markup in the parser's own form. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hideLabel = false, hint, value, onChange, single = false, quiet = false, newGap, firstGap = 1, onGapPress, blanks = false, actions, count, placeholder, error, minHeight, onEnter, autoFocus = false, reading } = props;
  const t = useWords('qt-editing');
  const id = useId();
  const setFormula = useFormulaRenderer();
  const field = useRef<HTMLDivElement>(null);
  /** The markup that the field's DOM stands for: an outside change differs from it, an own one does not. */
  const standing = useRef<string | null>(null);
  /** The same as the field itself would write it: leaving an old text untouched changes nothing. */
  const written = useRef<string | null>(null);
  const composing = useRef(false);
  const caret = useRef<Range | null>(null);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  /** What the caret stands in. */
  const [place, setPlace] = useState<Place>('text');
  const [focused, setFocused] = useState(false);
  const tools = useShownInside();
  const [formula, setOpenFormula] = useState<OpenFormula | null>(null);

  useLayoutEffect(() => {
    const node = field.current;
    if (node === null || value === standing.current) return;
    const before = node.textContent;
    node.innerHTML = linesHtml(markupToLines(value), chips);
    const after = node.textContent;
    settleChips(node, setFormula);
    standing.current = value;
    written.current = linesToMarkup(readLines(node));
    // An undo while somebody writes: the caret goes to what came back.
    if (document.activeElement === node) placeCaret(node, lastDifference(before, after));
  }, [value, setFormula]);

  useEffect(() => {
    if (field.current !== null) settleChips(field.current, setFormula);
  }, [setFormula]);

  const focusFirst = useEffectEvent(() => {
    if (autoFocus) field.current?.focus();
  });
  useEffect(() => focusFirst(), []);

  function emit(): void {
    if (composing.current || field.current === null) return;
    const lines = readLines(field.current);
    const markup = linesToMarkup(single ? joined(lines) : lines);
    if (markup === standing.current || markup === written.current) return;
    standing.current = markup;
    written.current = null;
    onChange(markup);
  }

  function readSelection(): void {
    const selection = document.getSelection();
    if (selection === null || selection.rangeCount === 0 || field.current?.contains(selection.anchorNode) !== true) return;
    caret.current = selection.getRangeAt(0).cloneRange();
    setPressed(commands.filter((command) => document.queryCommandState(command)));
    setPlace(placeIn(field.current));
  }
  const onSelection = useEffectEvent(readSelection);

  useEffect(() => {
    const listen = (): void => onSelection();
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);

  function returnToCaret(): void {
    const node = field.current;
    if (node === null) return;
    const selection = document.getSelection();
    // What was typed last may not have been told yet: the selection itself knows better than what is remembered of it.
    if (selection === null || (document.activeElement === node && selection.rangeCount > 0 && node.contains(selection.anchorNode))) return;
    node.focus();
    if (caret.current !== null && node.contains(caret.current.startContainer)) {
      selection.removeAllRanges();
      selection.addRange(caret.current);
    } else {
      selection.selectAllChildren(node);
      selection.collapseToEnd();
    }
  }

  // execCommand is the only way of changing the text that the browser's undo knows about.
  function run(command: string, argument?: string): void {
    returnToCaret();
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(command, false, argument);
    if (field.current !== null) settleChips(field.current, setFormula);
    emit();
    readSelection();
  }

  /** Changes lists and tables as lines; the selection stays where it was in the text. False where nothing is to change. */
  function change(edit: (lines: readonly Line[]) => readonly Line[] | null): boolean {
    const node = field.current;
    if (node === null) return false;
    returnToCaret();
    if (!markSelection(node)) return false;
    const next = edit(readLines(node));
    if (next !== null) {
      node.innerHTML = linesHtml(next, chips);
      settleChips(node, setFormula);
    }
    restoreSelection(node);
    node.normalize();
    emit();
    readSelection();
    return next !== null;
  }

  function paste(event: ClipboardEvent<HTMLDivElement>): void {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    const text = event.clipboardData.getData('text/plain');
    // A gap is placed by its own button: a pasted marker would double another gap.
    const pasted = markupToLines(cleanPasted(html === '' ? text : linesToMarkup(readLines(new DOMParser().parseFromString(html, 'text/html').body)))).map((line) => ({ ...line, runs: line.runs.filter((part) => part.kind !== 'gap') }));
    if (!single && (pasted.length > 1 || pasted[0]?.form !== undefined)) {
      document.execCommand('delete');
      change((lines) => insertLines(lines, pasted));
      return;
    }
    document.execCommand('insertHTML', false, pasted.map((line) => lineHtml(line, chips)).join(' '));
    settleChips(event.currentTarget, setFormula);
    emit();
  }

  /** Keys of lists and tables; false where they mean nothing here. */
  function structureKey(event: KeyboardEvent<HTMLDivElement>): boolean {
    const control = event.ctrlKey || event.metaKey;
    if (control && event.shiftKey && event.code === 'Digit7') return change((lines) => toggleList(lines, true));
    if (control && event.shiftKey && event.code === 'Digit8') return change((lines) => toggleList(lines, false));
    const here = placeIn(event.currentTarget);
    const inList = here === 'ul' || here === 'ol';
    if (inList && control && event.code === 'BracketRight') return change((lines) => indent(lines, 1));
    if (inList && control && event.code === 'BracketLeft') return change((lines) => indent(lines, -1));
    // An item and a cell have one line.
    if (event.key === 'Enter' && event.shiftKey && here !== 'text') return true;
    // Out of the list, a level at a time.
    if (inList && event.key === 'Enter' && isItemEmpty(event.currentTarget)) return change((lines) => indent(lines, -1));
    if (inList && event.key === 'Backspace' && atItemStart(event.currentTarget)) return change((lines) => indent(lines, -1));
    if (here !== 'table') return false;
    if (event.key === 'Enter') return change((lines) => moveInTable(lines, 'below'));
    // From the last cell Tab leads out of the field, as everywhere.
    if (event.key === 'Tab' && !control) return change((lines) => moveInTable(lines, event.shiftKey ? 'previous' : 'next'));
    return false;
  }

  function keyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.nativeEvent.isComposing || composing.current) return;
    if (event.key === 'Enter' && single) {
      event.preventDefault();
      onEnter?.();
    } else if (!single && structureKey(event)) {
      event.preventDefault();
    } else if (event.key === 'Backspace') {
      // The space without width behind a chip goes together with the chip: one press, one thing less.
      const selection = document.getSelection();
      const text = selection?.isCollapsed === true ? selection.anchorNode : null;
      if (text?.nodeType === 3 && selection !== null && text.nodeValue?.[selection.anchorOffset - 1] === '\u200b') document.execCommand('delete');
    } else if (event.key === 'm' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setOpenFormula({ draft: { latex: '', display: false }, chip: null });
    }
  }

  function press(event: MouseEvent<HTMLDivElement>): void {
    const chip = (event.target as HTMLElement).closest<HTMLElement>('[data-latex], [data-gap]');
    if (chip === null) return;
    const { latex, gap, display } = chip.dataset;
    if (gap !== undefined) onGapPress?.(gap);
    else if (latex !== undefined) setOpenFormula({ draft: { latex, display: display === 'true' }, chip });
  }

  function putFormula(draft: FormulaDraft): void {
    const chip = formula?.chip ?? null;
    setOpenFormula(null);
    // The dialog gives focus back when it has gone; only then can the caret be placed.
    setTimeout(() => {
      if (chip !== null && field.current?.contains(chip) === true) {
        const range = document.createRange();
        range.selectNode(chip);
        caret.current = range;
      }
      run('insertHTML', formulaHtml(draft.latex, draft.display, chips));
    }, 0);
  }

  const formulaTool = <Tool name={t('editor.text.formula')} icon={<IconMathFunction size={20} stroke={1.75} />} onPress={() => setOpenFormula({ draft: { latex: '', display: false }, chip: null })} />;
  const markTools = (names: readonly (typeof commands)[number][]): ReactNode =>
    names.map((command) => {
      const Icon = icons[command];
      return <Tool key={command} name={t(`editor.text.${command}`)} icon={<Icon size={20} stroke={1.75} />} pressed={pressed.includes(command) && focused} onPress={() => run(command)} />;
    });

  return (
    <div className={classes.root}>
      {!hideLabel && (
        <span className={classes.label} id={`${id}-label`}>
          {label}
          {hint !== undefined && <span className={classes.hint}> {hint}</span>}
        </span>
      )}
      <div className={classes.frame} data-single={single || undefined} data-quiet={quiet || undefined} data-invalid={error !== undefined || undefined} data-focused={focused || undefined} data-open={tools.shown || undefined} onFocus={tools.onFocus} onBlur={tools.onBlur}>
        {!single && (
          <div className={classes.toolbar} role="group" aria-label={t('editor.text.toolbar', { label })}>
            {markTools(commands)}
            <span className={classes.rule} />
            <Tool name={t('editor.text.bullets')} icon={<IconList size={20} stroke={1.75} />} pressed={place === 'ul' && focused} onPress={() => change((lines) => toggleList(lines, false))} />
            <Tool name={t('editor.text.numbers')} icon={<IconListNumbers size={20} stroke={1.75} />} pressed={place === 'ol' && focused} onPress={() => change((lines) => toggleList(lines, true))} />
            {(place === 'ul' || place === 'ol') && focused && (
              <>
                <Tool name={t('editor.text.outdent')} icon={<IconIndentDecrease size={20} stroke={1.75} />} onPress={() => change((lines) => indent(lines, -1))} />
                <Tool name={t('editor.text.indent')} icon={<IconIndentIncrease size={20} stroke={1.75} />} onPress={() => change((lines) => indent(lines, 1))} />
              </>
            )}
            <TableTool inside={place === 'table'} className={classes.tool ?? ''} onInsert={(rows, columns) => change((lines) => insertTable(lines, rows, columns))} onEdit={(edit) => change((lines) => editTable(lines, edit))} />
            <span className={classes.rule} />
            {formulaTool}
            {blanks && <Tool name={t('editor.text.blank')} icon={<IconSpace size={20} stroke={1.75} />} onPress={() => run('insertHTML', blankHtml(chips))} />}
            {actions}
            {newGap !== undefined && (
              <button type="button" className={classes.gapTool} onMouseDown={(event) => event.preventDefault()} onClick={() => run('insertHTML', gapHtml(newGap(), chips))}>
                <IconSpace size={20} stroke={1.75} aria-hidden="true" />
                {t('editor.text.gap')}
              </button>
            )}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </div>
        )}
        <div
          ref={field}
          className={classes.field}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline={!single}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          data-empty={value === '' || undefined}
          data-placeholder={placeholder}
          data-reading={reading || undefined}
          style={{ minHeight, counterReset: `gap ${firstGap - 1} blank` }}
          spellCheck={false}
          onInput={emit}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={() => {
            composing.current = false;
            emit();
          }}
          onPaste={paste}
          onDrop={(event) => event.preventDefault()}
          onKeyDown={keyDown}
          onClick={press}
          onFocus={() => {
            setFocused(true);
            document.execCommand('defaultParagraphSeparator', false, 'div');
          }}
          onBlur={() => {
            setFocused(false);
            composing.current = false;
            emit();
          }}
        />
        {single && (
          <span className={classes.inline}>
            {markTools(['underline'])}
            {formulaTool}
            {newGap !== undefined && <Tool name={t('editor.text.gap')} icon={<IconSpace size={20} stroke={1.75} />} onPress={() => run('insertHTML', gapHtml(newGap(), chips))} />}
          </span>
        )}
      </div>
      {error !== undefined && <p className={classes.error} id={`${id}-error`}>{error}</p>}
      {formula !== null && (
        <Suspense fallback={null}>
          <FormulaDialog start={formula.draft} onClose={() => setOpenFormula(null)} onDone={putFormula} />
        </Suspense>
      )}
    </div>
  );
}
