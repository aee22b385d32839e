import { useFormat } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import { IconBackspace } from '@tabler/icons-react';
import { useState } from 'react';
import { useAttemptMessages } from '../translation.ts';
import { calculate } from './calculate.ts';
import classes from './tools.module.css';

const basic = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', ',', '%', '+'];
const scientific = ['sin', 'cos', 'tan', '√', 'log', 'ln', 'π', 'e', '(', ')', '^'];

export function Calculator({ withFunctions }: { withFunctions: boolean }) {
  const t = useAttemptMessages();
  const format = useFormat();
  const [text, setText] = useState('');
  const [result, setResult] = useState<string | null>(null);
  const work = () => {
    const value = calculate(text);
    setResult(value === null ? t('tools.calculator.wrong') : `= ${format.number(value, 10)}`);
  };
  const write = (sign: string) => {
    setText((old) => old + sign);
    setResult(null);
  };
  return (
    <form
      className={classes.calculator}
      onSubmit={(event) => {
        event.preventDefault();
        work();
      }}
    >
      <div className={classes.display}>
        <input
          aria-label={t('tools.calculator.expression')}
          value={text}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setResult(null);
          }}
        />
        <IconButton
          icon={<IconBackspace size={20} stroke={1.75} />}
          aria-label={t('tools.calculator.back')}
          onClick={() => {
            setText((old) => old.slice(0, -1));
            setResult(null);
          }}
        />
      </div>
      <output className={classes.result} aria-live="polite">
        {result}
      </output>
      <div className={classes.keys}>
        {[...(withFunctions ? scientific : []), ...basic].map((sign) => (
          <button key={sign} type="button" onClick={() => write(sign)}>
            {sign}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            setText('');
            setResult(null);
          }}
        >
          {t('tools.calculator.clear')}
        </button>
        <button type="submit" data-equals="">
          =
        </button>
      </div>
      {withFunctions && <p className={classes.hint}>{t('tools.calculator.degrees')}</p>}
    </form>
  );
}
