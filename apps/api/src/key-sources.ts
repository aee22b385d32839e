/** The one list of what the directory of cells finds a cell by. */
import { certificateKeys } from '#exam/certificates';
import { accountKeys } from '#people/accounts';
import { classKeys } from '#people/classes';
import type { KeySource } from '#platform/cells';

export const keySources: readonly KeySource[] = [...accountKeys, classKeys, certificateKeys];
