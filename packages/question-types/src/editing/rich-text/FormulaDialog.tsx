/** A dialog for a formula: MathLive's field above, its LaTeX source below; both can be edited. */
import { useEffect, useRef, useState } from 'react';
import type { MathfieldElement } from 'mathlive';
import { useLocale } from '@vumon/i18n/react';
import { Button, Modal, Toolbar } from '@vumon/ui';
import { Formula } from '../../rich-text/Formula.tsx';
import { useMessages } from '../../messages.tsx';
import classes from '../editing.module.css';

export interface FormulaDraft {
  latex: string;
  display: boolean;
}

export interface FormulaDialogProps {
  start: FormulaDraft;
  onClose(): void;
  onDone(draft: FormulaDraft): void;
}

/** Shortcuts that teachers of mathematics and science use most. */
const shortcuts = [
  '\\frac{a}{b}',
  '\\sqrt{x}',
  'x^{2}',
  'x_{1}',
  '\\widehat{AOB}',
  '90^{\\circ}',
  '\\leq',
  '\\geq',
  '\\neq',
  '\\Rightarrow',
  '\\perp',
  '\\parallel',
  '\\pi',
  '\\int_{a}^{b}',
  '\\lim\\limits_{x\\to a}',
  '\\overrightarrow{AB}',
  '\\log_{a}b',
  '\\infty',
  '\\in',
  '\\begin{cases} x+y=1 \\\\ x-y=3 \\end{cases}',
] as const;

/** Replaces commands that MathLive writes and KaTeX does not support. */
function portable(latex: string): string {
  return latex
    .replace(/\\placeholder(?:\[[^\]]*\])?\{[^{}]*\}/g, '')
    .replace(/\\differentialD/g, 'd')
    .replace(/\\exponentialE/g, 'e')
    .replace(/\\imaginaryI/g, 'i')
    .trim();
}

/** The names of the keyboard's buttons in our catalog, and MathLive's own keys for them. */
const keyNames = {
  toggle: 'tooltip.toggle virtual keyboard',
  numeric: 'keyboard.tooltip.numeric',
  symbols: 'keyboard.tooltip.symbols',
  alphabetic: 'keyboard.tooltip.alphabetic',
  greek: 'keyboard.tooltip.greek',
  undo: 'tooltip.undo',
  redo: 'tooltip.redo',
  cut: 'tooltip.cut to clipboard',
  copy: 'tooltip.copy to clipboard',
  paste: 'tooltip.paste from clipboard',
} as const;

function MathField({
  latex,
  label,
  onChange,
  onReady,
}: {
  latex: string;
  label: string;
  onChange(latex: string): void;
  onReady(insert: (latex: string) => void): void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement | null>(null);
  const [failed, setFailed] = useState(false);
  const t = useMessages('qt-editing');
  const locale = useLocale();
  const latest = useRef({ latex, onChange, onReady, t });

  useEffect(() => {
    latest.current = { latex, onChange, onReady, t };
    if (field.current !== null && portable(field.current.value) !== latex)
      field.current.setValue(latex, { silenceNotifications: true });
  });

  useEffect(() => {
    let gone = false;
    const atStart = latest.current.latex;
    Promise.all([import('mathlive'), import('mathlive/fonts.css')]).then(
      ([{ MathfieldElement }]) => {
        if (gone || host.current === null) return;
        MathfieldElement.fontsDirectory = null;
        MathfieldElement.soundsDirectory = null;
        // MathLive has no Vietnamese of its own. A comma typed after a digit is the decimal mark where papers use it.
        const names = Object.keys(keyNames) as (keyof typeof keyNames)[];
        const { t: say } = latest.current;
        MathfieldElement.strings = {
          [locale]: Object.fromEntries(names.map((name) => [keyNames[name], say(`editor.formula.keys.${name}`)])),
        };
        MathfieldElement.locale = locale;
        MathfieldElement.decimalSeparator = locale === 'vi' ? ',' : '.';
        const element = new MathfieldElement();
        element.value = latest.current.latex;
        element.setAttribute('aria-label', label);
        // Where MathLive has been loaded before, the field is there before the dialog looks for what to focus.
        element.dataset['autofocus'] = '';
        element.addEventListener('input', () => latest.current.onChange(portable(element.value)));
        host.current.replaceChildren(element);
        // MathLive puts its keyboard at the end of the page. Below the dialog, a press on a key would be a click outside,
        // which closes the dialog with what was written.
        document.body.style.setProperty('--keyboard-zindex', '400');
        // Its menu is English, and offers colours and modes that papers cannot print.
        element.menuItems = [];
        field.current = element;
        latest.current.onReady((part) => {
          element.insert(part, { focus: true, selectionMode: 'placeholder' });
          latest.current.onChange(portable(element.value));
        });
        // Who has begun to write in the source while this was loading goes on there.
        if (latest.current.latex === atStart) element.focus();
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      field.current?.remove();
      field.current = null;
      // The virtual keyboard lives outside the dialog and would stay open.
      window.mathVirtualKeyboard?.hide();
    };
  }, [label, locale]);

  return (
    <div ref={host} className={classes.mathHost}>
      <span className={classes.hint}>{failed ? t('editor.formula.unavailable') : t('editor.formula.loading')}</span>
    </div>
  );
}

/** Opens with a formula to change, or an empty one. */
export function FormulaDialog({ start, onClose, onDone }: FormulaDialogProps) {
  const t = useMessages('qt-editing');
  const [draft, setDraft] = useState(start);
  const insert = useRef<((latex: string) => void) | null>(null);
  const empty = draft.latex.trim() === '';

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editor.formula.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={empty ? t('editor.formula.empty') : null}
            onClick={() => onDone({ ...draft, latex: draft.latex.trim() })}
          >
            {t('editor.formula.insert')}
          </Button>
        </>
      }
    >
      <div className={classes.formulaDialog}>
        <MathField
          latex={draft.latex}
          label={t('editor.formula.field')}
          onChange={(latex) => setDraft((now) => ({ ...now, latex }))}
          onReady={(run) => {
            insert.current = run;
          }}
        />
        <Toolbar className={classes.shortcuts} aria-label={t('editor.formula.shortcuts')}>
          {shortcuts.map((latex) => (
            <button
              key={latex}
              type="button"
              aria-label={latex}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (insert.current !== null) insert.current(latex);
                else setDraft((now) => ({ ...now, latex: `${now.latex} ${latex}`.trim() }));
              }}
            >
              <Formula latex={latex} />
            </button>
          ))}
        </Toolbar>
        <label className={classes.label}>
          {t('editor.formula.source')}
          <textarea
            className={classes.source}
            rows={3}
            maxLength={2000}
            spellCheck={false}
            // Until MathLive is loaded, what is typed goes here, so that no letter is lost.
            data-autofocus
            value={draft.latex}
            onChange={(event) => setDraft({ ...draft, latex: event.currentTarget.value.replace(/\$/g, '') })}
          />
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={draft.display}
            onChange={(event) => setDraft({ ...draft, display: event.currentTarget.checked })}
          />
          {t('editor.formula.display')}
        </label>
        <div className={classes.preview} aria-live="polite">
          <span className={classes.hint}>{t('editor.formula.preview')}</span>
          {!empty && <Formula latex={draft.latex} display={draft.display} />}
        </div>
      </div>
    </Modal>
  );
}
