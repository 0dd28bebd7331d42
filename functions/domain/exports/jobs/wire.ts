// An export job as it travels, with the addresses of its finished files.

import { exportUrlSeconds } from '#shared/limits.ts';
import type { ExportJob } from '#shared/model/export.ts';
import { toWire } from '#shared/time/instant.ts';
import type { FileAddresses } from '#functions/aws/file-addresses.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { fileKey } from './run.ts';

/** A finished job with the addresses of its files, each signed for 15 minutes. */
export async function onWire(
  ctx: { readonly fileAddresses: FileAddresses },
  row: ExportRow,
): Promise<ExportJob> {
  const { id, kind, state, filters, rowsDone, fileName } = row;
  const [created, ends] = [toWire(row.createdAt), toWire(row.endsAt)];
  const job = { id, kind, state, rows_done: rowsDone, rows: row.rows ?? null, filters, created, ends };
  if (state !== 'done' || fileName === undefined) return job;
  const addressOf = (name: string) => ctx.fileAddresses.address(fileKey(row, name), name, exportUrlSeconds);
  const files = await Promise.all(
    (row.files ?? []).map(async (file) => ({
      file_name: file.fileName,
      bytes: file.bytes,
      address: await addressOf(file.fileName),
    })),
  );
  const address = files[0]?.address ?? (await addressOf(fileName));
  return { ...job, file_name: fileName, address, ...(files.length > 0 ? { files } : {}) };
}
