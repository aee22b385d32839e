/**
 * The record of an attempt: facts of how it went, stored where the assignment says so, which its learner is told. It decides
 * nothing: no mark and no attempt depends on it.
 */

/** A page reports the last three; the server notices devices itself. */
export const recordKinds = ['DEVICE', 'LEFT', 'LOST', 'PASTED'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The most entries of one attempt, also by the database; those of devices among them. */
export const mostRecorded = 200;
export const mostDevicesRecorded = 10;

/** How long after the end of an attempt its page may still report what was before the end. */
export const recordOpenAfterEndMs = 3_600_000;

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const kindsByMark: Readonly<Record<string, DeviceKind>> = { p: 'phone', t: 'tablet', c: 'computer' };

/** Names that pages give to themselves begin with the kind of device; null for names that do not. */
export const deviceKindOf = (name: string): DeviceKind | null => kindsByMark[/^(\w)-/.exec(name)?.[1] ?? ''] ?? null;
