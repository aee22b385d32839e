/**
 * The way to the search in every shell: a button in the header, and Ctrl K. The search is loaded when it first opens;
 * until its own field has the focus, another takes what is typed.
 */
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Kbd, useScreen, type NavItem } from '@vumon/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lateDialog } from '../connection/lateDialog.tsx';
import classes from './search-button.module.css';

const SearchDialog = lateDialog(
  () => import('./SearchDialog.tsx'),
  ({ onClose }) => onClose(),
);

const shortcut = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** `wide`: the header has room for the button's words. */
export function SearchButton({ pages, wide }: { readonly pages: readonly NavItem[]; readonly wide: boolean }) {
  const { t } = useTranslation('app');
  const { screen } = useScreen();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [ready, setReady] = useState(false);
  const opener = useRef<Element | null>(null);
  const open = () => {
    opener.current ??= document.activeElement;
    setOpened(true);
  };
  const onShortcut = useEffectEvent(open);
  const close = () => {
    const last = opener.current;
    opener.current = null;
    // The dialog gives the focus back to the field that is gone by now.
    setTimeout(() => {
      if (document.activeElement === document.body && last instanceof HTMLElement) last.focus({ preventScroll: true });
    });
    setOpened(false);
    setReady(false);
    setTyped('');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      // An editor may use the same keys for a link.
      if (event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      // Over another dialog it would leave what stands there.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) onShortcut();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const icon = <IconSearch size={20} stroke={1.75} aria-hidden />;
  return (
    <>
      {wide && screen === 'desktop' ? (
        <button type="button" className={classes.field} aria-haspopup="dialog" onClick={open}>
          {icon}
          <span className={classes.label}>{t('search')}</span>
          <Kbd>{shortcut}</Kbd>
        </button>
      ) : (
        <IconButton icon={icon} aria-label={t('search')} aria-haspopup="dialog" onClick={open} />
      )}
      {opened && (
        <>
          {!ready && <EarlyField typed={typed} onType={setTyped} onClose={close} />}
          <SearchDialog pages={pages} typed={typed} onType={setTyped} onReady={() => setReady(true)} onClose={close} />
        </>
      )}
    </>
  );
}

interface EarlyFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** The search's field where the search will stand, while its code is being loaded. */
function EarlyField({ typed, onType, onClose }: EarlyFieldProps) {
  const { t } = useTranslation('app');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      className={classes.early}
      type="search"
      aria-label={t('search')}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  );
}
