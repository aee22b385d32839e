/** Files of the pictures with which young learners sign in, by picture. */
import { signInPictures, type SignInPicture } from '@vumon/domain';

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

export const pictureFiles = Object.fromEntries(
  signInPictures.map((picture) => [picture, files[`./${picture}.svg`]!]),
) as Record<SignInPicture, string>;
