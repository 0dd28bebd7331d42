// Files for the photo tests: a telephone's picture with its metadata, and files that only look like one.

import sharp from 'sharp';

/** A 2,000 × 1,500 picture as a phone lays it: turned on its side, with camera and place in its EXIF. */
export async function picture(background = 'green'): Promise<Buffer> {
  return sharp({ create: { width: 1500, height: 2000, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function hostileFiles(): Promise<[string, Buffer][]> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const bomb = sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  });
  const small = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  return [
    ['plain text', Buffer.from('hello')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from(svg)],
    ['a GIF', await small.clone().gif().toBuffer()],
    ['a TIFF', await small.clone().tiff().toBuffer()],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['the head of a JPEG and no more', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
    ['256 megapixels in a small PNG', await bomb.png().toBuffer()],
  ];
}
