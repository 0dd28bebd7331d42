// The QR code of an address, drawn in the browser, so that no other service sees the address.

import { encode } from 'uqr';

/** The QR standard asks for four free squares around the code. */
const border = 4;

type Props = { readonly address: string; readonly label: string; readonly sidePixels: number };

export function QrCode({ address, label, sidePixels }: Props) {
  const { size, data } = encode(address, { ecc: 'M', border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={sidePixels}
      height={sidePixels}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {/* Dark on light in both colour schemes: cameras do not read light on dark. */}
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
