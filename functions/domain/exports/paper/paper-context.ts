// What all sections of a PDF share: words, columns of figures, and what a daily rule leaves open for projects.

import type { Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { sumOf } from '#shared/pay/overtime.ts';
import { figuresOf, higherTiersIn } from './figures.ts';
import { countOfPictures, type PhotosOf } from './pictures.ts';
import type { PhotoSize } from '#functions/domain/exports/sheet/thumbnails.ts';
import { paperWords } from './words.ts';
import { headOf, type Language } from '#functions/domain/exports/words.ts';

export type PaperRequest = {
  readonly company: Company;
  readonly work: Work;
  readonly language: Language;
  readonly job: ExportRow;
  readonly photosOf: PhotosOf;
};

/** A PDF of more photos has the small ones: with the large ones it would be too long to wait for, and to mail. */
const largePhotosMax = 120;

const isOfPhotos = ({ options }: ExportRow): boolean =>
  options.photos_only === true && (options.project_id !== undefined || options.employee_id !== undefined);

/** The photos themselves where they are what the PDF is of. */
export function photoSizeOf(job: ExportRow, { rows }: Pick<Work, 'rows'>): PhotoSize {
  let count = 0;
  for (const { comments } of rows.values()) count += countOfPictures({ comments });
  return isOfPhotos(job) && count <= largePhotosMax ? 'large' : 'small';
}

/** Made once for a PDF. */
export function paperContextOf({ company, work, language, job }: PaperRequest) {
  const { options } = job;
  const paper = paperWords(language, company.country);
  const { words, files } = paper;
  const whole = sumOf(work.parts);
  const isDaily = work.rules.overtime.after_day_hours !== null;
  const splitsProjects = options.split !== false || !isDaily;
  const higherTiers = higherTiersIn(work);
  const showsComments = options.comments ?? true;
  const showsImages = options.images ?? true;
  const isWhole = options.project_id === undefined && options.employee_id === undefined;
  const isPhotosOnly = isOfPhotos(job);
  const figures = figuresOf({
    language,
    higherTiers,
    showsLunch: whole.lunchSeconds > 0 || work.rules.lunch !== null,
    words: words.columns,
    tier: (tier) => headOf(language, `overtime${tier}`, work.rules),
  });
  return {
    ...paper,
    whole,
    isPhotosOnly,
    /** What the paper is: a report, or photos. */
    kind: isPhotosOnly ? files.column.photos : words.title,
    splitsProjects,
    higherTiers,
    style: {
      language,
      dayFormat: regionOfCountry(company.country).dayFormat,
      zone: work.zone,
      figures,
      words: words.columns,
      lunchWorked: company.settings.worked_through_lunch ? files.column.lunchWorked : undefined,
      showsComments,
      showsImages,
      photos: paper.photos,
      // Comments and photos need the width of the page, and one section alone has the room.
      isDense: isWhole && !showsComments && !showsImages,
      isOneYear: work.from.slice(0, 4) === work.to.slice(0, 4),
    },
    note: !isDaily ? '' : splitsProjects ? words.splitNote : words.dailyNote,
    detail: paper.people,
  };
}
export type PaperContext = ReturnType<typeof paperContextOf>;
