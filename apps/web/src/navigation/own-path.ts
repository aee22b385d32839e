import type { PagePath } from '@vumon/domain';
import { useMatch } from '@tanstack/react-router';

/**
 * The path of the page that the component belongs to, as the table of pages names it. While another page is loading the
 * location names that page already, and this one is still shown: a component that several pages share would draw the
 * next one before the router does, which then replaces it by its loading state.
 */
export const useOwnPath = (): PagePath => useMatch({ strict: false }).fullPath as PagePath;
