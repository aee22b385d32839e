import { Popover as Base } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import '@mantine/core/styles/Popover.layer.css';

export interface PopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that opens it; it says that it does with `aria-expanded`. */
  target: ReactNode;
  'aria-label': string;
  width?: number;
  children: ReactNode;
}

/** A panel under a button. The focus goes into it and back to the button; Escape and a click beside it close it. */
export function Popover({ opened, onChange, target, width = 440, children, ...rest }: PopoverProps) {
  // Heard wherever the focus is: content that comes later may have taken it out of the panel.
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
