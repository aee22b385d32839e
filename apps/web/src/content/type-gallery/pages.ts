import type { FeaturePages } from '../../navigation/pages.ts';

export const typeGalleryPages = {
  '/questions/gallery': {
    screen: () => import('./GalleryPage.tsx'),
    catalogs: ['type-gallery', 'qt', 'qt-types'],
  },
} satisfies FeaturePages;
