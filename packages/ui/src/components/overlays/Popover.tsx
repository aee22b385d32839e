import { useEffect, useEffectEvent, useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Anchored } from './Anchored.tsx';

export interface PopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that opens the panel. */
  target: ReactNode;
  'aria-label': string;
  width?: number;
  children: ReactNode;
}

/** A panel below a button. The focus moves into it, and back to the button when Escape or a click outside closes it. */
export function Popover({ opened, onChange, target, width = 440, children, ...rest }: PopoverProps) {
  return (
    <Anchored target={target} opened={opened} onClose={() => onChange(false)} align="end" width={width}>
      {(box) => (
        <Panel box={box} onClose={() => onChange(false)} aria-label={rest['aria-label']}>
          {children}
        </Panel>
      )}
    </Anchored>
  );
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
const tabbablesIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(tabbable)].filter((one) => one.tabIndex >= 0 && one.offsetParent !== null);

interface PanelProps {
  box: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  'aria-label': string;
  children: ReactNode;
}

function Panel({ box, onClose, children, ...rest }: PanelProps) {
  useLayoutEffect(() => {
    const panel = box.current!;
    (panel.querySelector<HTMLElement>('[data-autofocus]') ?? tabbablesIn(panel)[0] ?? panel).focus({
      preventScroll: true,
    });
  }, [box]);
  // Listens on the whole document: content that arrives later may have moved the focus out of the panel.
  const close = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => close(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const keepInside = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return;
    const stops = tabbablesIn(event.currentTarget);
    const [first, last] = [stops[0], stops.at(-1)];
    const at = document.activeElement;
    const next = event.shiftKey
      ? at === first || at === event.currentTarget
        ? last
        : undefined
      : at === last || last === undefined
        ? (first ?? event.currentTarget)
        : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={box} role="dialog" tabIndex={-1} {...rest} onKeyDown={keepInside}>
      {children}
    </div>
  );
}
