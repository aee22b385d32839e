import {
  useId,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../cx.ts';
import { Anchored } from '../overlays/Anchored.tsx';
import classes from './Menu.module.css';

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
  const id = useId();
  const [opened, setOpened] = useState(false);
  const target = children as ReactElement<{ id?: string; onClick?: (event: MouseEvent) => void }>;
  const targetId = target.props.id ?? `${id}-button`;
  return (
    <Anchored
      target={children}
      targetProps={{
        id: targetId,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
        onClick: (event: MouseEvent) => {
          target.props.onClick?.(event);
          setOpened(!opened);
        },
      }}
      opened={opened}
      onClose={() => setOpened(false)}
      align={align}
      width={width}
    >
      {(box) => (
        <Items
          box={box}
          id={id}
          targetId={targetId}
          items={items.filter((item) => !!item)}
          label={label}
          onClose={() => {
            // At once: what the item opens asks for the element with the focus, and the item will be gone.
            document.getElementById(targetId)?.focus({ preventScroll: true });
            setOpened(false);
          }}
        />
      )}
    </Anchored>
  );
}

interface ItemsProps {
  box: RefObject<HTMLDivElement | null>;
  id: string;
  targetId: string;
  items: readonly MenuEntry[];
  label: ReactNode;
  onClose: () => void;
}

function Items({ box, id, targetId, items, label, onClose }: ItemsProps) {
  const enabled = () => [...box.current!.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
  useLayoutEffect(() => {
    const menu = box.current!;
    const first = menu.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)');
    (first ?? menu).focus({ preventScroll: true });
  }, [box]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    // The focus goes on from the button.
    if (event.key === 'Tab') return onClose();
    const list = enabled();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const next = nextOf(event.key, at, list);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={box}
      id={id}
      role="menu"
      aria-labelledby={targetId}
      tabIndex={-1}
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      {label !== undefined && <div className={classes.label}>{label}</div>}
      {items.map((item, index) => (
        <Item key={index} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

/** The item that a key leads to: the neighbour, the first or last one, or the next that begins with the letter. */
function nextOf(key: string, at: number, list: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return list[(at + 1) % list.length];
  if (key === 'ArrowUp') return list.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (one: HTMLElement) => one.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  return [...list.slice(at + 1), ...list.slice(0, at + 1)].find(starts);
}

function Item({ item, onClose }: { item: MenuEntry; onClose: () => void }) {
  const { label, icon, href, danger, disabled, divided } = item;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: cx(classes.item, danger && classes.danger),
    // The library's dialogs, which hear Escape before the menu does, stay open by it.
    'data-mantine-stop-propagation': true,
  };
  const content = (
    <>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <span className={classes.text}>{label}</span>
    </>
  );
  return (
    <>
      {divided && <hr className={classes.divider} />}
      {href === undefined ? (
        <button
          {...shared}
          type="button"
          disabled={disabled}
          onClick={() => {
            onClose();
            item.onSelect?.();
          }}
        >
          {content}
        </button>
      ) : (
        <a
          {...shared}
          href={href}
          onClick={(event) => {
            onClose();
            if (!item.onSelect) return;
            event.preventDefault();
            item.onSelect();
          }}
        >
          {content}
        </a>
      )}
    </>
  );
}
