// The towns that show a reader of the bundled outlines where a point lies, and which of them fit on the map.

/** Name as its people write it, latitude, longitude. */
type Town = readonly [name: string, lat: number, lon: number];
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type ShownTown = { readonly name: string; readonly lat: number; readonly lon: number };

/** Towns of the countries where Stund is sold, the largest first: they are written in this order while there is room. */
const towns: readonly Town[] = [
  ['London', 51.51, -0.13],
  ['Birmingham', 52.48, -1.9],
  ['Lisboa', 38.72, -9.14],
  ['Dublin', 53.35, -6.26],
  ['Glasgow', 55.86, -4.25],
  ['Liverpool', 53.41, -2.98],
  ['Manchester', 53.48, -2.24],
  ['Leeds', 53.8, -1.55],
  ['Sheffield', 53.38, -1.47],
  ['Edinburgh', 55.95, -3.19],
  ['Bristol', 51.45, -2.59],
  ['Leicester', 52.64, -1.13],
  ['Cardiff', 51.48, -3.18],
  ['Belfast', 54.6, -5.93],
  ['Nottingham', 52.95, -1.15],
  ['Newcastle', 54.97, -1.61],
  ['Southampton', 50.9, -1.4],
  ['Hull', 53.74, -0.33],
  ['Plymouth', 50.38, -4.14],
  ['Porto', 41.15, -8.61],
  ['Cork', 51.9, -8.47],
  ['Brighton', 50.82, -0.14],
  ['Norwich', 52.63, 1.3],
  ['Aberdeen', 57.15, -2.09],
  ['Swansea', 51.62, -3.94],
  ['York', 53.96, -1.08],
  ['Oxford', 51.75, -1.26],
  ['Dundee', 56.46, -2.97],
  ['Cambridge', 52.2, 0.12],
  ['Exeter', 50.72, -3.53],
  ['Braga', 41.55, -8.42],
  ['Reykjavík', 64.15, -21.94],
  ['Funchal', 32.65, -16.91],
  ['Coimbra', 40.21, -8.43],
  ['Limerick', 52.66, -8.63],
  ['Setúbal', 38.52, -8.89],
  ['Derry', 55, -7.31],
  ['Galway', 53.27, -9.05],
  ['Carlisle', 54.89, -2.93],
  ['Leiria', 39.74, -8.81],
  ['Aveiro', 40.64, -8.65],
  ['Faro', 37.02, -7.93],
  ['Viseu', 40.66, -7.91],
  ['Waterford', 52.26, -7.11],
  ['Évora', 38.57, -7.91],
  ['Ponta Delgada', 37.74, -25.67],
  ['Inverness', 57.48, -4.22],
  ['Drogheda', 53.72, -6.35],
  ['Kópavogur', 64.11, -21.91],
  ['Castelo Branco', 39.82, -7.49],
  ['Beja', 38.02, -7.86],
  ['Portimão', 37.14, -8.54],
  ['Bragança', 41.81, -6.76],
  ['Guarda', 40.54, -7.27],
  ['Viana do Castelo', 41.69, -8.83],
  ['Hafnarfjörður', 64.07, -21.96],
  ['Kilkenny', 52.65, -7.25],
  ['Sligo', 54.27, -8.47],
  ['Tralee', 52.27, -9.7],
  ['Athlone', 53.42, -7.94],
  ['Letterkenny', 54.95, -7.73],
  ['Keflavík', 64, -22.56],
  ['Akureyri', 65.68, -18.09],
  ['Mosfellsbær', 64.17, -21.7],
  ['Selfoss', 63.93, -21],
  ['Akranes', 64.32, -22.07],
  ['Lerwick', 60.15, -1.15],
  ['Stornoway', 58.21, -6.39],
  ['Fort William', 56.82, -5.11],
  ['Vestmannaeyjar', 63.44, -20.27],
  ['Grindavík', 63.84, -22.43],
  ['Egilsstaðir', 65.26, -14.4],
  ['Ísafjörður', 66.07, -23.12],
  ['Sauðárkrókur', 65.75, -19.64],
  ['Borgarnes', 64.54, -21.92],
  ['Húsavík', 66.04, -17.34],
  ['Höfn', 64.25, -15.21],
  ['Hveragerði', 64, -21.19],
  ['Reyðarfjörður', 65.03, -14.22],
  ['Neskaupstaður', 65.15, -13.69],
  ['Stykkishólmur', 65.08, -22.73],
  ['Blönduós', 65.66, -20.28],
  ['Vík', 63.42, -19.01],
  ['Hvolsvöllur', 63.75, -20.22],
  ['Ólafsvík', 64.89, -23.71],
  ['Patreksfjörður', 65.6, -23.99],
  ['Þorlákshöfn', 63.86, -21.38],
];

const letterPx = 8;
const linePx = 20;
const gapPx = 6;
const townsMax = 12;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The towns inside the frame whose names overlap neither each other nor a `taken` box, the largest first. */
export function townsShown(
  place: (town: ShownTown) => { readonly x: number; readonly y: number },
  frame: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): readonly ShownTown[] {
  const boxes = [...taken];
  const shown: ShownTown[] = [];
  for (const [name, lat, lon] of towns) {
    if (shown.length === townsMax) break;
    const town = { name, lat, lon };
    const { x, y } = place(town);
    const width = name.length * letterPx + gapPx * 2;
    const box = { x: x - width / 2, y: y - linePx / 2 - gapPx, width, height: linePx + gapPx * 2 };
    const isInside =
      box.x >= 0 && box.y >= 0 && box.x + width <= frame.width && box.y + box.height <= frame.height;
    if (!isInside || boxes.some((other) => overlap(other, box))) continue;
    boxes.push(box);
    shown.push(town);
  }
  return shown;
}
