/**
 * Where a browser keeps its proof while it is at the platform. In a frame of the platform a browser may refuse cookies
 * and forget what is stored, so the platform is asked first (LTI client side postMessages 1.0), and the storage of the
 * tab second.
 */
export interface Storage {
  readonly key: string;
  readonly storageTarget: string | null;
  readonly storageOrigin: string;
}

/** A platform that does not answer must not hold the learner up. */
const waitMs = 1_500;

/** The frame of the platform that answers; it is known by name to the page that shows this one. */
function frameNamed(name: string): Window | null {
  const around = window.parent === window ? (window.opener as Window | null) : window.parent;
  if (around === null || name === '_parent') return around;
  try {
    return (around.frames as unknown as Record<string, Window | undefined>)[name] ?? around;
  } catch {
    return around;
  }
}

/** The value that the platform holds under the key afterwards; null when it refuses or does not answer. */
function ask(
  { key, storageTarget, storageOrigin }: Storage,
  message: { readonly subject: 'lti.put_data'; readonly value: string } | { readonly subject: 'lti.get_data' },
): Promise<string | null> {
  const frame = storageTarget === null ? null : frameNamed(storageTarget);
  if (frame === null) return Promise.resolve(null);
  const messageId = crypto.randomUUID();
  return new Promise((resolve) => {
    const end = (value: string | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(value);
    };
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== storageOrigin || typeof data !== 'object' || data === null) return;
      const reply = data as Record<string, unknown>;
      if (reply['subject'] !== `${message.subject}.response` || reply['message_id'] !== messageId) return;
      end(typeof reply['value'] === 'string' && reply['error'] === undefined ? reply['value'] : null);
    };
    const timer = setTimeout(() => end(null), waitMs);
    window.addEventListener('message', hear);
    frame.postMessage({ ...message, key, message_id: messageId }, storageOrigin);
  });
}

/** Without a storage, such as where a browser refuses every one in a frame, null. */
function inTab<T>(work: (storage: globalThis.Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

export async function keepProof(where: Storage, proof: string): Promise<void> {
  inTab((storage) => storage.setItem(where.key, proof));
  await ask(where, { subject: 'lti.put_data', value: proof });
}

export async function findProof(where: Storage): Promise<string | null> {
  const held = await ask(where, { subject: 'lti.get_data' });
  const own = inTab((storage) => {
    const value = storage.getItem(where.key);
    storage.removeItem(where.key);
    return value;
  });
  return held ?? own;
}

/** For the tab, because signing in first leads over other pages, which keep nothing of an address behind its `#`. */
export type Kept = 'choose' | 'roster';
export const keepToken = (step: Kept, token: string): void =>
  void inTab((storage) => storage.setItem(`lti-${step}`, token));
export const keptToken = (step: Kept): string | null => inTab((storage) => storage.getItem(`lti-${step}`));
