/** The tools that a test allows: switched on in a popup of the header, each beside or over the questions. */
import { IconPlayerPlay, IconPlayerStop, IconTools, IconX } from '@tabler/icons-react';
import type { ExamTool } from '@vumon/domain';
import { Button, IconButton, Switch } from '@vumon/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Popup } from '../../Popup.tsx';
import { useAttemptMessages } from '../translation.ts';
import { Calculator } from './Calculator.tsx';
import { toggled, useToolState } from './tool-state.ts';
import { LineReader, Ruler } from './Overlays.tsx';
import { canRead, readAloud, stopReading, textOf } from './read-aloud.ts';
import { useStrikeOut } from './useStrikeOut.ts';
import classes from './tools.module.css';

export interface ToolsProps {
  tools: readonly ExamTool[];
  attempt: string;
  /** The element that contains the questions. */
  root: RefObject<HTMLElement | null>;
  /** The current question. */
  question: string;
  english: boolean;
}

export function Tools({ tools, attempt, root, question, english }: ToolsProps) {
  const t = useAttemptMessages();
  const [kept, change] = useToolState(attempt);
  const scientific = tools.includes('SCIENTIFIC_CALCULATOR');
  // Only one calculator is shown: the better one of those allowed.
  const offered = tools.filter(
    (tool) => !(tool === 'CALCULATOR' && scientific) && (tool !== 'READ_ALOUD' || canRead()),
  );
  const isOn = (tool: ExamTool) => offered.includes(tool) && kept.on.includes(tool);
  const flip = (tool: ExamTool) => change(({ on }) => ({ on: toggled(on, tool) }));
  useStrikeOut(root, {
    struck: tools.includes('STRIKE_OUT') ? kept.struck : [],
    active: isOn('STRIKE_OUT'),
    words: t('tools.struck'),
    toggle: (key) => change(({ struck }) => ({ struck: toggled(struck, key) })),
  });
  const panel = (tool: ExamTool, children: ReactNode) => (
    <section className={classes.panel} aria-label={t(`tools.names.${tool}`)}>
      <header className={classes.panelHead}>
        <b>{t(`tools.names.${tool}`)}</b>
        <IconButton icon={<IconX size={20} stroke={1.75} />} aria-label={t('tools.close')} onClick={() => flip(tool)} />
      </header>
      {children}
    </section>
  );
  const calculator: ExamTool = scientific ? 'SCIENTIFIC_CALCULATOR' : 'CALCULATOR';
  return (
    <>
      <Popup label={t('tools.title')} icon={<IconTools size={20} stroke={1.75} />}>
        <div className={classes.list}>
          {offered.map((tool) => (
            <Switch key={tool} label={t(`tools.names.${tool}`)} checked={isOn(tool)} onChange={() => flip(tool)} />
          ))}
          {isOn('STRIKE_OUT') && <p className={classes.hint}>{t('tools.strikeHint')}</p>}
        </div>
      </Popup>
      <div className={classes.panels}>
        {isOn('READ_ALOUD') &&
          panel('READ_ALOUD', <Reader key={question} root={root} question={question} english={english} />)}
        {isOn(calculator) && panel(calculator, <Calculator withFunctions={scientific} />)}
        {isOn('NOTES') &&
          panel(
            'NOTES',
            <textarea
              className={classes.notes}
              aria-label={t('tools.names.NOTES')}
              placeholder={t('tools.notesHint')}
              maxLength={5000}
              value={kept.notes}
              onChange={(event) => {
                const notes = event.currentTarget.value;
                change(() => ({ notes }));
              }}
            />,
          )}
      </div>
      {isOn('RULER') && <Ruler />}
      {isOn('LINE_READER') && <LineReader />}
    </>
  );
}

function Reader({ root, question, english }: Pick<ToolsProps, 'root' | 'question' | 'english'>) {
  const t = useAttemptMessages();
  const [reading, setReading] = useState(false);
  useEffect(() => stopReading, []);
  const start = () => {
    const parts = root.current?.querySelectorAll(`[data-question="${CSS.escape(question)}"]`) ?? [];
    setReading(true);
    readAloud([...parts].flatMap(textOf), english, () => setReading(false));
  };
  return reading ? (
    <Button
      icon={<IconPlayerStop size={20} stroke={1.75} aria-hidden />}
      onClick={() => {
        stopReading();
        setReading(false);
      }}
    >
      {t('tools.reading.stop')}
    </Button>
  ) : (
    <Button icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />} onClick={start}>
      {t('tools.reading.start')}
    </Button>
  );
}
