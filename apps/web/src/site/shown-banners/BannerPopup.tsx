/** The popup banner: closed by its icon, by Escape, by a press outside it and by the browser's back button. */
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import { useEffect, useRef } from 'react';
import { BannerPicture } from './BannerPicture.tsx';
import type { Chosen } from './choice.ts';
import { storeNextRun } from './next-run.ts';
import classes from './shown-banners.module.css';
import { useChosenBanner } from './use-chosen-banner.ts';

/** The entry of the browser's history that stands for the open popup. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly banner?: string;
  }
}

/** `paused` while something else may cover the page; `onOpen` is told whether the popup covers it. */
export function BannerPopup({ paused, onOpen }: { paused: boolean; onOpen(open: boolean): void }) {
  const [banner, clear] = useChosenBanner('popup', paused);
  if (!banner) return null;
  return <Popup key={banner.id} banner={banner} onOpen={onOpen} onClosed={clear} />;
}

const another = '[role="dialog"], [role="alertdialog"], dialog[open]';

function Popup({ banner, onOpen, onClosed }: { banner: Chosen; onOpen(open: boolean): void; onClosed(): void }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const router = useRouter();
  const marked = useLocation({ select: ({ state }) => state.banner }) === banner.id;
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useRef({ onOpen, onClosed });
  useEffect(() => {
    told.current = { onOpen, onClosed };
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Never over something that somebody has opened meanwhile.
    if (document.querySelector(another)) return told.current.onClosed();
    storeNextRun(banner.id, Date.now() + banner.repeatMs);
    void navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      state: (old) => ({ ...old, banner: banner.id }),
    });
  }, [banner, navigate]);
  useEffect(() => {
    if (!marked) return;
    dialog.current?.showModal();
    told.current.onOpen(true);
    return () => {
      told.current.onOpen(false);
      told.current.onClosed();
    };
  }, [marked]);
  if (!marked) return null;
  const close = () => router.history.back();
  return (
    <dialog
      ref={dialog}
      className={classes.popup}
      aria-label={banner.alt || t('banner.name')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <span className={classes.close}>
        <IconButton
          aria-label={t('banner.close')}
          icon={<IconX size={20} stroke={2} aria-hidden />}
          variant="outline"
          onClick={close}
        />
      </span>
      <BannerPicture banner={banner} className={classes.popupPicture} />
    </dialog>
  );
}
