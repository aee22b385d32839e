/** The origin that pages may show in a frame because an administrator has set it as the address of the support chat. */
import { chatOriginOf } from '@vumon/domain';
import type { App } from '../../platform/http/context.ts';
import { findOptionalTexts } from './texts.queries.ts';

/** A page asks at most this often; so long may a change take to reach pages that are loaded then. */
const askedEveryMs = 10_000;

/**
 * Reads without waiting: a page has to be served while the database is away too. Asked when the process starts, so that its
 * first page has the chat.
 */
export function chatFrameOf({ background, config, now, log }: App): () => string | null {
  let origin: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const stored = await findOptionalTexts(background);
    origin = chatOriginOf(stored?.texts.chat ?? '', config.site);
  };
  const askInTime = () => {
    // The clock of a demo can be moved back.
    if (Math.abs(now() - askedAt) < askedEveryMs) return;
    askedAt = now();
    ask().catch((error: unknown) => log.warn({ err: error }, 'the address of the chat could not be read'));
  };
  askInTime();
  return () => {
    askInTime();
    return origin;
  };
}
