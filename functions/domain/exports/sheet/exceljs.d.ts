/** The parts of exceljs's stream writer that the package's own types leave out, as far as the exports use them. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type { Sink } from '#functions/aws/made-files.ts';
  import type { PageSetup, Style, WorksheetView, HeaderFooter } from 'exceljs';

  export type SheetWriter = {
    columns: { width: number }[];
    autoFilter: string | null;
    readonly stream: {
      write: (xml: string) => void;
      /** The one way into the zip; what is written there is done once what was written before it is. */
      readonly pipes: readonly { write: (text: string, done: () => void) => void }[];
    };
    readonly _sheetRelsWriter: { addMedia: (relation: { Type: string; Target: string }) => string };
    addRow: (values: (string | number)[]) => {
      getCell: (column: number) => { style: Partial<Style>; value: string | number };
      commit: () => void;
    };
    /** Ranges as they are written: 'A1:D1'. */
    readonly _merges: string[];
    /** Called where a drawing's reference must stand: after row breaks, before the sheet's end. */
    _writeLegacyData: () => void;
  };

  export default class WorkbookWriter {
    constructor(options: {
      stream: Sink;
      useStyles: boolean;
      useSharedStrings: boolean;
      creator: string;
      lastModifiedBy: string;
      created: Date;
    });
    readonly zip: { append: (content: string | Uint8Array, entry: { name: string }) => void };
    readonly styles: { addStyleModel: (style: Partial<Style>) => number };
    readonly media: unknown[];
    readonly _worksheets: unknown[];
    addImage: (image: { buffer: Buffer; extension: 'jpeg' }) => number;
    addWorksheet: (
      name: string,
      options: {
        views: Partial<WorksheetView>[];
        pageSetup: Omit<Partial<PageSetup>, 'paperSize'> & { paperSize?: number };
        headerFooter: Partial<HeaderFooter>;
      },
    ) => SheetWriter;
    addContentTypes: () => Promise<void>;
    commit: () => Promise<unknown>;
  }
}

declare module 'exceljs/lib/xlsx/xform/core/content-types-xform.js' {
  export default class ContentTypesXform {
    toXml: (model: {
      worksheets: unknown[];
      media: unknown[];
      sharedStrings: { count: number };
      drawings: { name: string }[];
    }) => string;
  }
}
