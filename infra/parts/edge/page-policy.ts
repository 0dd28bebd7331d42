// What browsers may do with our pages: the content security policies of the application and the photos.

/** The strictest policy a page runs under: own files, no inline code or styles, no framing. */
export function pagePolicy(origins: {
  readonly api: string;
  readonly photos: string;
  readonly uploads: string;
  /** The card reseller's overlay: on a company's own screens only. */
  readonly overlay?: { readonly script: string; readonly frame: string };
}): string {
  const reseller = origins.overlay ? [origins.overlay.script] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...reseller],
    // React sets single style properties, which needs no permission; style elements and attributes stay forbidden.
    'style-src': ["'self'", ...reseller],
    // A photo being sent is shown from memory.
    'img-src': ["'self'", 'blob:', origins.photos],
    'font-src': ["'self'"],
    // Pieces of the map's extract come from our own host.
    'connect-src': ["'self'", origins.api, origins.photos, origins.uploads],
    // The map runs in a worker and the phone's offline mode in a service worker: both our own files.
    'worker-src': ["'self'"],
    ...(origins.overlay && { 'frame-src': [origins.overlay.frame] }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...lines, 'upgrade-insecure-requests'].join('; ');
}

/** An answer of the API opened as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A photo opened on its own. */
export const photoPolicy = `${dataPolicy}; sandbox`;

/** Location and camera for our own pages, everything else for none. */
export const permissionsPolicy =
  'camera=(self), geolocation=(self), accelerometer=(), autoplay=(), display-capture=(), encrypted-media=(), ' +
  'fullscreen=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
