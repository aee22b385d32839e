import type { PagePath } from '@vumon/domain';
import { useMatch } from '@tanstack/react-router';

/**
 * The path of the page that the component belongs to, as named in the table of pages. While another page is loading,
 * the location already names that page although this one is still shown. A component that several pages share would
 * then render the next page before the router does, and the router would replace it by its loading state.
 */
export const useOwnPath = (): PagePath => useMatch({ strict: false }).fullPath as PagePath;
