import { Popover as Base } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import '@mantine/core/styles/Popover.layer.css';

export interface PopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that opens the panel; it gets `aria-expanded`. */
  target: ReactNode;
  'aria-label': string;
  width?: number;
  children: ReactNode;
}

/** A panel below a button. The focus moves into it, and back to the button when Escape or a click outside closes it. */
export function Popover({ opened, onChange, target, width = 440, children, ...rest }: PopoverProps) {
  // Listens on the whole document: content that arrives later may have moved the focus out of the panel.
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onChange(false);
  });
  useEffect(() => {
    if (!opened) return;
    const hear = (event: KeyboardEvent) => close(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [opened]);
  return (
    <Base
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={width}
      trapFocus
      closeOnEscape={false}
      returnFocus
      withinPortal
      withRoles={false}
    >
      <Base.Target>{target as never}</Base.Target>
      <Base.Dropdown p={0} role="dialog" aria-label={rest['aria-label']}>
        {children}
      </Base.Dropdown>
    </Base>
  );
}
