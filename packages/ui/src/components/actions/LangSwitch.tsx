import { cx } from '../cx.ts';
import classes from './LangSwitch.module.css';

export interface LangSwitchProps {
  languages: readonly { code: string; short: string; name: string }[];
  current: string;
  onChange: (code: string) => void;
  'aria-label': string;
}

/** Switches the language: "VI | EN". */
export function LangSwitch({ languages, current, onChange, ...rest }: LangSwitchProps) {
  return (
    <span role="group" className={classes.root} {...rest}>
      {languages.map(({ code, short, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          className={cx(classes.item, code === current && classes.on)}
          onClick={() => onChange(code)}
        >
          {short}
          {/* The visible text comes first in the accessible name, so that voice control finds the button by it. */}
          <span className="visually-hidden"> {name}</span>
        </button>
      ))}
    </span>
  );
}
