/**
 * Unfinished input that stays on this device until it is completed. It is written at every change, so that neither a
 * closed tab nor a lost connection deletes it. It belongs to one user and is deleted when another user signs in or its
 * owner signs out.
 */
const prefix = 'draft:';
const longestMs = 60 * 86_400_000;

export interface LocalDraft<T> {
  /** Time of the last change by this device's clock. */
  readonly at: number;
  readonly value: T;
}

const keyOf = (userId: string, key: string): string => `${prefix}${userId}:${key}`;

/** Returns whether the browser stored it: storage may be forbidden or full. */
export function storeLocalDraft<T>(userId: string, key: string, kept: LocalDraft<T>): boolean {
  try {
    localStorage.setItem(keyOf(userId, key), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function localDraft<T>(userId: string, key: string): LocalDraft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, key)) ?? 'null') as LocalDraft<T> | null;
  } catch {
    return null;
  }
}

export function removeLocalDraft(userId: string, key: string): void {
  try {
    localStorage.removeItem(keyOf(userId, key));
  } catch {
    // Where storage is forbidden, there is nothing to remove.
  }
}

/** The keys of a user's drafts that begin with `start`. */
export function localDraftKeys(userId: string, start: string): string[] {
  const own = keyOf(userId, start);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice(keyOf(userId, '').length));
  } catch {
    return [];
  }
}

/** Removes the drafts of all users except `except`, and that user's drafts that are older than two months. */
export function clearLocalDrafts(except?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const mine = except !== undefined && key.startsWith(keyOf(except, ''));
      const at = mine ? (localDraft(except, key.slice(keyOf(except, '').length))?.at ?? 0) : 0;
      if (!mine || Date.now() - at > longestMs) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden, there is nothing to remove.
  }
}
