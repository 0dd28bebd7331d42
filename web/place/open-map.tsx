// The link that opens a position in OpenStreetMap.

import { IconExternalLink } from '@tabler/icons-react';
import type { Position } from '#shared/model/place.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';

const zoom = 17;

export function OpenMap({ at: { lat, lon } }: { readonly at: Position }) {
  const t = useTexts('place');
  return (
    <ButtonLink
      variant="quiet"
      size="s"
      target="_blank"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`}
      iconAfter={<IconExternalLink size={16} stroke={1.75} />}
    >
      {t('openMap')}
    </ButtonLink>
  );
}
