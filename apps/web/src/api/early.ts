/**
 * Replies to requests that the page's first script sent before the app had loaded (`boot/boot.ts`). Each is taken once.
 */
interface Early {
  readonly reply: Promise<Response>;
  readonly askedAt: number;
  /** Time at which the reply arrived; 0 until then. */
  readonly cameAt: number;
}

const waiting = (globalThis as { early?: Record<string, Early> }).early ?? {};
/** Later, a reply says how things were. */
const freshMs = 60_000;
const taken = new Map<string, Early>();

/** The reply to a GET of `url`, if the first script requested it and nobody has taken it yet. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = waiting[url];
  if (!early) return undefined;
  delete waiting[url];
  if (performance.now() - early.askedAt > freshMs) return undefined;
  taken.set(url, early);
  return early.reply;
}

/** When the request of the reply just taken was sent and answered, by the page's clock. Returned only once. */
export function earlyTimes(url: string): { askedAt: number; cameAt: number } | undefined {
  const early = taken.get(url);
  taken.delete(url);
  return early;
}
