// The drawn posters of the spoken testimonials.

import type { VideoName } from './opened.ts';
import harbour from './posters/harbour.svg?url';
import roof from './posters/roof.svg?url';
import scaffold from './posters/scaffold.svg?url';

export const posters: Readonly<Record<VideoName, string>> = { scaffold, roof, harbour };
