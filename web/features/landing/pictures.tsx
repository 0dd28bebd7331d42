// A picture of the product in the page's language, taken from the demo by `npm run pictures`.

import { currentLanguage, useTexts } from '#web/text.ts';
import { type PictureName, pictureSizes } from './picture-sizes.ts';

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function Picture({ name, className }: { name: PictureName; className?: string | undefined }) {
  const t = useTexts('landing');
  return (
    <img
      src={files[`./pictures/${name}-${currentLanguage()}.avif`]}
      {...pictureSizes[name]}
      alt={t(`about.pictures.${name}`)}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
