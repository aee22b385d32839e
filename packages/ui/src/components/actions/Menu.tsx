import { Menu as Base } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

export interface MenuEntry {
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a hairline above the item. */
  divided?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  children: ReactNode;
  items: readonly (MenuEntry | false | null | undefined)[];
  /** A muted line at the top of the menu. */
  label?: ReactNode;
  align?: 'start' | 'end';
  width?: number;
}

/** A list of actions that a button opens. */
export function Menu({ children, items, label, align = 'end', width }: MenuProps) {
  return (
    // The first item gets the focus instead of a placeholder, because a menu may contain only items.
    <Base
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      width={width}
      withinPortal
      withInitialFocusPlaceholder={false}
    >
      <Base.Target>{children as never}</Base.Target>
      <Base.Dropdown miw={180}>
        {label !== undefined && <Base.Label>{label}</Base.Label>}
        {items.map((item, index) => {
          if (!item) return null;
          const shared = { leftSection: item.icon, disabled: item.disabled, 'data-danger': item.danger || undefined };
          return [
            item.divided ? <Base.Divider key={`${index}-d`} /> : null,
            item.href === undefined ? (
              <Base.Item key={index} {...shared} onClick={() => item.onSelect?.()}>
                {item.label}
              </Base.Item>
            ) : (
              <Base.Item
                key={index}
                {...shared}
                component="a"
                href={item.href}
                onClick={(event: MouseEvent) => {
                  if (item.onSelect) {
                    event.preventDefault();
                    item.onSelect();
                  }
                }}
              >
                {item.label}
              </Base.Item>
            ),
          ];
        })}
      </Base.Dropdown>
    </Base>
  );
}
