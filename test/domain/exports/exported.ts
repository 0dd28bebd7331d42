// Owns export jobs of a test: creates them, runs them as the queue would, and reads the files with another library.

import { createHash } from 'node:crypto';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { openFileAddresses } from '#functions/aws/file-addresses.ts';
import { openBucketWalk } from '#functions/aws/bucket-walk.ts';
import { openFiles } from '#functions/aws/files.ts';
import { type MadeFiles, openMadeFiles } from '#functions/aws/made-files.ts';
import { type ExportsCtx, read } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { yearSheet } from '#functions/domain/exports/sheet/year-sheet.ts';
import { makePayrollFile } from '#functions/domain/payroll/payroll.ts';
import { requestExport } from '#functions/domain/payroll/request.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import { openGateway } from '#infra/local/aws/gateway.ts';
import type { exportCreation, ExportJob } from '#shared/model/export.ts';
import type { World } from '#test/kit/world/context.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import type * as z from 'zod/mini';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { readSheet } from './read-sheet.ts';

const bucket = 'stund-test-exports';
const photosBucket = 'stund-test-photos';

export type Asked = z.output<typeof exportCreation>;

/** The world's office for this file's tests: an embedded S3 with both buckets, and a queue that is a list. */
export async function useOffice(world: World) {
  const region = 'eu-west-1';
  const gateway = await openGateway({ port: await freePorts(), region, now: () => new Date() });
  const connection = {
    endpoint: gateway.endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const s3 = new S3Client(connection);
  for (const Bucket of [bucket, photosBucket]) await s3.send(new CreateBucketCommand({ Bucket }));
  afterAll(async () => {
    s3.destroy();
    await gateway.close();
  });
  const exportFiles = openMadeFiles(bucket, connection);
  // Addresses are signed for this function's own surroundings.
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: gateway.endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const fileAddresses = openFileAddresses(bucket);
  const photoFiles = openFiles(photosBucket, connection);
  const sent: { name: string; body: { companyId: string; exportId: string } }[] = [];
  const lines: string[] = [];

  const send: Send = (ctx, message, body) => {
    const row = keys.outgoing(0, newId('audit'));
    return {
      change: { put: { ...row, n: message.name, b: JSON.stringify(body), at: ctx.now } },
      dispatch: async () => {
        sent.push(JSON.parse(JSON.stringify({ name: message.name, body })));
        await world.table.write({ delete: row });
      },
    };
  };
  const asCompany = async (of: Pick<Company, 'id'>, once?: string): Promise<ExportsCtx> => ({
    ...(await world.asCompany(of, once === undefined ? {} : { once })),
    send,
    fileAddresses,
  });
  const asWorker = (over: { attempt?: number; processId?: string; exportFiles?: MadeFiles } = {}) => ({
    now: world.clock.now,
    attempt: 1,
    processId: undefined,
    table: world.table,
    secrets: { get: () => Promise.reject(new Error('a worker reads no secret')) },
    log: { ...quietLog, error: (event: string) => void lines.push(event) },
    webOrigin: 'https://stund.example',
    send,
    exportFiles,
    photoFiles,
    yearSheet,
    ...over,
  });

  async function job(of: Pick<Company, 'id'>, id: string): Promise<ExportJob> {
    return read(await asCompany(of), { path: { id } });
  }
  /** Does a job's work as its queue would. */
  function worked(wanted: { companyId: string; exportId: string }): Promise<void> {
    const message = sent.find((one) => one.body.exportId === wanted.exportId);
    return (message?.name === 'payroll.requested' ? makePayrollFile : makeSpreadsheet)(asWorker(), wanted);
  }
  /** Asks for an export, does its work and answers the finished job. */
  async function made(of: Pick<Company, 'id'>, body: Asked): Promise<ExportJob> {
    const { id } = await requestExport(await asCompany(of), { body });
    await worked({ companyId: of.id, exportId: id });
    return job(of, id);
  }
  async function download(done: ExportJob) {
    const reply = await fetch(done.address ?? '');
    if (!reply.ok) throw new Error(`${done.address}: ${reply.status} ${await reply.text()}`);
    return { bytes: Buffer.from(await reply.arrayBuffer()), headers: reply.headers };
  }

  return {
    world,
    sent,
    lines,
    exportFiles,
    fileAddresses,
    photoFiles,
    asCompany,
    asWorker,
    job,
    made,
    worked,
    download,
    sheet: async (of: Pick<Company, 'id'>, body: Asked) =>
      readSheet((await download(await made(of, body))).bytes),
    photoBucket: openBucketWalk(photosBucket, connection),
    exportBucket: openBucketWalk(bucket, connection),
    /** Every key of both buckets. */
    allObjects: async (): Promise<string[]> => {
      const pages = [bucket, photosBucket].map((Bucket) => s3.send(new ListObjectsV2Command({ Bucket })));
      return (await Promise.all(pages)).flatMap(({ Contents = [] }) =>
        Contents.flatMap(({ Key }) => Key ?? []),
      );
    },
    /** Keys of the finished files below a prefix. */
    objectsUnder: async (Prefix: string): Promise<string[]> => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }));
      return Contents.flatMap(({ Key }) => Key ?? []);
    },
    /** Puts the small variant of a photo where the photos' worker leaves it. */
    aThumbnail: async (companyId: string, photoId: string, width = 100, height = 75): Promise<Buffer> => {
      // A document holds equal pictures once: each photo has a colour of its own.
      const [red = 0, green = 0, blue = 0] = createHash('sha256').update(photoId).digest();
      const background = { width, height, channels: 3, background: { r: red, g: green, b: blue } } as const;
      const jpeg = await sharp({ create: background }).jpeg().toBuffer();
      const large = await sharp(jpeg)
        .resize(width * 4)
        .jpeg()
        .toBuffer();
      await photoFiles.write(`photos/${companyId}/${photoId}.jpg`, large, 'image/jpeg', 'no-store');
      await photoFiles.write(`photos/${companyId}/${photoId}-100.jpg`, jpeg, 'image/jpeg', 'no-store');
      return jpeg;
    },
  };
}
