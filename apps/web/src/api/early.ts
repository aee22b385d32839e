/** Replies that the page's first script asked for before the app had come (`boot/boot.ts`). Each is taken once. */
interface Early {
  readonly reply: Promise<Response>;
  readonly askedAt: number;
  /** 0 until the reply has come. */
  readonly cameAt: number;
}

const waiting = (globalThis as { early?: Record<string, Early> }).early ?? {};
const taken = new Map<string, Early>();

/** The reply to a GET of `url`, if it was asked for and nobody has taken it yet. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = waiting[url];
  if (!early) return undefined;
  delete waiting[url];
  taken.set(url, early);
  return early.reply;
}

/** When the request whose reply was just taken was sent and answered, by the page's clock; once. */
export function earlyTimes(url: string): { askedAt: number; cameAt: number } | undefined {
  const early = taken.get(url);
  taken.delete(url);
  return early;
}
