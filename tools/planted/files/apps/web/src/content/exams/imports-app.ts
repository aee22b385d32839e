// refused by: oxlint no-restricted-imports
import { router } from '../../app/router.ts';

export const kept = router;
