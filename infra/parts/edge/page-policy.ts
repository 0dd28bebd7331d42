// What a browser may do with our pages: the content security policy of the application and of the photos.

/** The strictest policy a page runs under: own files, no inline code or styles, framed by nobody. */
export function pagePolicy(origins: {
  readonly api: string;
  readonly photos: string;
  readonly uploads: string;
  /** Where street tiles come from; undefined when the stage has none. */
  readonly map: string | undefined;
  /** The card reseller's overlay, where somebody pays by card: in a company's office only. */
  readonly overlay?: { readonly script: string; readonly frame: string };
}): string {
  const map = origins.map ? [origins.map] : [];
  const reseller = origins.overlay ? [origins.overlay.script] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...reseller],
    // React sets single properties, which needs no permission; style elements and attributes stay forbidden.
    'style-src': ["'self'", ...reseller],
    // A photo is shown from memory while it is being sent.
    'img-src': ["'self'", 'blob:', origins.photos, ...map],
    'font-src': ["'self'"],
    'connect-src': ["'self'", origins.api, origins.photos, origins.uploads, ...map],
    // The map draws in a worker, and the phone works offline through a service worker: both our own files.
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

/** An answer of the API opened as if it were a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A photo opened by itself is a picture and nothing else. */
export const photoPolicy = `${dataPolicy}; sandbox`;

/** Location and camera are for our own pages, the rest for nobody. */
export const permissionsPolicy =
  'camera=(self), geolocation=(self), accelerometer=(), autoplay=(), display-capture=(), encrypted-media=(), ' +
  'fullscreen=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
