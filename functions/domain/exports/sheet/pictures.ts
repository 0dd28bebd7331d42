// Pictures on a sheet: the drawing part that exceljs's stream writer has no way to make.

import ContentTypesXform from 'exceljs/lib/xlsx/xform/core/content-types-xform.js';
import type WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import type { SheetWriter } from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import { exportImagePixels } from '#shared/limits.ts';

export type Picture = {
  readonly jpeg: Uint8Array;
  readonly widthPixels: number;
  readonly heightPixels: number;
};
export type Placed = Picture & { readonly row: number; readonly column: number };

const emusPerPixel = 9525;
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Collects the pictures of one sheet; `close` must be called before the workbook is committed. */
export function pictureBoard(book: WorkbookWriter, sheet: SheetWriter) {
  const anchors: string[] = [];
  const targets: string[] = [];

  function place({ jpeg, widthPixels, heightPixels, row, column }: Placed): void {
    const image = book.addImage({ buffer: Buffer.from(jpeg), extension: 'jpeg' });
    const id = anchors.length + 1;
    const cx = Math.round(widthPixels * emusPerPixel);
    const cy = Math.round(heightPixels * emusPerPixel);
    targets.push(
      `<Relationship Id="rId${id}" Type="${relations}/image" Target="../media/image${image}.jpeg"/>`,
    );
    anchors.push(
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${column - 1}</xdr:col><xdr:colOff>${2 * emusPerPixel}</xdr:colOff>` +
        `<xdr:row>${row - 1}</xdr:row><xdr:rowOff>${2 * emusPerPixel}</xdr:rowOff></xdr:from>` +
        `<xdr:ext cx="${cx}" cy="${cy}"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id + 1}" name="Photo ${id}"/>` +
        '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill>' +
        `<a:blip xmlns:r="${relations}" r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
        `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>` +
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>',
    );
  }

  function close(): void {
    if (anchors.length === 0) return;
    const drawing = `xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main"`;
    book.zip.append(`${head}<xdr:wsDr ${drawing}>${anchors.join('')}</xdr:wsDr>`, {
      name: 'xl/drawings/drawing1.xml',
    });
    book.zip.append(`${head}<Relationships xmlns="${packageRelations}">${targets.join('')}</Relationships>`, {
      name: 'xl/drawings/_rels/drawing1.xml.rels',
    });
    const relation = sheet['_sheetRelsWriter'].addMedia({
      Type: `${relations}/drawing`,
      Target: '../drawings/drawing1.xml',
    });
    sheet['_writeLegacyData'] = () => sheet.stream.write(`<drawing r:id="${relation}"/>`);
    book.addContentTypes = async () => {
      const worksheets = book['_worksheets'].filter(Boolean);
      const model = { worksheets, media: book.media, sharedStrings: { count: 0 } };
      const xml = new ContentTypesXform().toXml({ ...model, drawings: [{ name: 'drawing1' }] });
      book.zip.append(xml, { name: '[Content_Types].xml' });
    };
  }

  return { place, close };
}

/**
 * A JPEG as it is shown: `exportImagePixels` wide at most, its height in proportion; undefined when the bytes are
 * no JPEG.
 */
export function pictureFrom(jpeg: Uint8Array): Picture | undefined {
  const size = jpegSize(jpeg);
  if (size === undefined || size.width === 0 || size.height === 0) return undefined;
  const widthPixels = Math.min(size.width, exportImagePixels);
  return { jpeg, widthPixels, heightPixels: Math.round((size.height * widthPixels) / size.width) };
}

/** Reads the frame header (markers C0 to CF, save C4, C8 and CC, which are tables). */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
