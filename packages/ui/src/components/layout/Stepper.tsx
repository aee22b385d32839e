import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { cx } from '../cx.ts';
import classes from './Stepper.module.css';

export interface StepperStep {
  label: string;
  /** Whether the user may go to the step from the current one. */
  reachable?: boolean;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** Counted from 0. */
  current: number;
  onStep?: (index: number) => void;
  /** `bar`: 64 px high with an underline, for the header of a page; `thin`: lines above small labels, for panels. */
  look?: 'bar' | 'thin';
  'aria-label': string;
}

/** The steps of a sequence: completed, current, upcoming. */
export function Stepper({ steps, current, onStep, look = 'bar', ...rest }: StepperProps) {
  const t = useMessages();
  return (
    <ol className={cx(classes.root, classes[look])} {...rest}>
      {steps.map((step, index) => {
        const done = index < current;
        const on = index === current;
        const open = onStep && !on && (step.reachable ?? done);
        const inside =
          look === 'bar' ? (
            <>
              <span className={cx(classes.mark, done && classes.done, on && classes.on)} aria-hidden="true">
                {done ? <IconCheck size={16} stroke={2} /> : index + 1}
              </span>
              <span className={classes.label}>{step.label}</span>
            </>
          ) : (
            <span className={classes.label}>
              {done ? <IconCheck size={14} stroke={2} aria-hidden /> : null}
              {done ? step.label : `${index + 1}. ${step.label}`}
            </span>
          );
        const state = done ? <span className="visually-hidden"> ({t('stepDone')})</span> : null;
        return (
          <li
            key={step.label}
            className={cx(classes.step, done && classes.isDone, on && classes.isOn)}
            aria-current={on ? 'step' : undefined}
          >
            {open ? (
              <button type="button" className={classes.press} onClick={() => onStep(index)}>
                {inside}
                {state}
              </button>
            ) : (
              <span className={classes.press}>
                {inside}
                {state}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
