/**
 * Whom to ask, from the menu of the account: the operator's chat on the pages that have one, the contact form otherwise.
 * What is set is read when it is asked for, so that no page waits for it.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { chatOriginOf, chatPages } from '@vumon/domain';
import { toast } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { contactQuery } from '../api/contact.ts';
import { lateDialog } from '../connection/lateDialog.tsx';
import { useErrorMessage } from '../forms/errors.ts';
import { site } from '../i18n/locale.ts';

const SupportDialog = lateDialog(
  () => import('./SupportDialog.tsx'),
  ({ onClose }) => onClose(),
);

export function useSupport(): { ask(): void; dialog: ReactNode } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const say = useErrorMessage();
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath as string | undefined });
  const [chat, setChat] = useState<string | null>(null);
  const ask = async () => {
    const { value } = await client.fetchQuery(contactQuery);
    const address = value.chat ?? '';
    if ((chatPages as readonly (string | undefined)[]).includes(page) && chatOriginOf(address, site) !== null)
      setChat(address);
    else await navigate({ to: '/', hash: 'contact' });
  };
  return {
    ask: () => void ask().catch((error: unknown) => toast(say(error), { tone: 'bad' })),
    dialog: chat !== null && <SupportDialog address={chat} onClose={() => setChat(null)} />,
  };
}
