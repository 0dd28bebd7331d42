// Spreadsheet export: the button, the rows, the layouts, images and totals, and the jobs behind it.
import { proven, type Row, rows } from './row.ts';

export const exportRows: readonly Row[] = [
  ...rows('screen', 'spec/1 §2 export button', {
    'export.button': proven(
      'A button in report views that builds a spreadsheet',
      'test/web/desk/report.test.ts',
      'the report > prints and exports each section',
    ),
  }),
  ...rows('field', 'spec/1 §3 export row', {
    'export-row.date': proven(
      'date',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.start': proven(
      'in/start',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.end': proven(
      'out/end',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.hours': proven(
      'hours',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.employee': proven(
      'employee',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.project': proven(
      'project',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.regular-time': proven(
      'regular_time',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.overtime': proven(
      'overtime',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.lunch-deduction': proven(
      'lunch_deduction',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.comments': proven(
      'comments (a list of strings)',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export-row.image-comments': proven(
      'Comments that are image URLs are treated as images',
      'test/domain/exports/exports-contents.test.ts',
      'a spreadsheet > holds photos as pictures of 100 pixels, and a note where one is missing',
    ),
    'export-row.entries': proven(
      'entries',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of employees has its columns and the report’s totals to the second',
    ),
    'export-row.projects': proven(
      'projects',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of employees has its columns and the report’s totals to the second',
    ),
    'export-row.kennitala-payday': proven(
      'kennitala_payday',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > shows the Payday kennitala of employees while that integration is on',
    ),
  }),
  ...rows('state', 'spec/1 §4 export button', {
    'export.state.idle': proven(
      'Idle',
      'test/web/desk/report.test.ts',
      'an export from the report > runs from idle over a progress bar to done, with the file',
    ),
    'export.state.running': proven(
      'Running (progress bar)',
      'test/web/desk/report.test.ts',
      'an export from the report > runs from idle over a progress bar to done, with the file',
    ),
    'export.state.done': proven(
      'Done (check icon at 100%)',
      'test/web/desk/report.test.ts',
      'an export from the report > runs from idle over a progress bar to done, with the file',
    ),
    'export.progress-resets': proven(
      'Progress resets when export options change',
      'test/web/desk/report.test.ts',
      'an export from the report > resets its progress when the options change, and does not take it up again',
    ),
  }),
  ...rows('rule', 'spec/1 §7', {
    'export.image-query': proven(
      // Read by its key, never by an address that a comment could name (security, T18): the very same picture.
      'Images for export come from an image-resizing host with the query fm=jpg&q=60',
      'test/domain/photos/photos.test.ts',
      'a photo > is in an export the picture that the photo host answers to fm=jpg&q=60',
    ),
  }),
  ...rows('constant', 'spec/1 §9 excel export', {
    'export.image-width': proven(
      'Images are 100 px wide',
      'test/domain/exports/exports-contents.test.ts',
      'a spreadsheet > holds photos as pictures of 100 pixels, and a note where one is missing',
    ),
    'export.image-quality': proven(
      'Images are JPEG quality 60',
      'test/workers/photos.test.ts',
      'the photos worker > makes an upload ready, and signed addresses show it in both sizes, in quality 80 and 60: of Employee',
    ),
  }),
  ...rows('rule', 'spec/1 §9 excel export', {
    'export.total-hours': proven(
      'A total row holds a SUM formula for hours',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export.total-regular-time': proven(
      'A total row holds a SUM formula for regular time',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export.total-overtime': proven(
      'A total row holds a SUM formula for overtime',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export.total-lunch': proven(
      'A total row holds a SUM formula for lunch',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
  }),
  ...rows('column', 'spec/1 §9 excel export', {
    'export.layout-per-entry': proven(
      'A column layout for per-entry reports',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
    'export.layout-per-project': proven(
      'A column layout for per-project reports',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of projects has its columns and the report’s totals to the second',
    ),
    'export.layout-per-employee': proven(
      'A column layout for per-employee reports',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of employees has its columns and the report’s totals to the second',
    ),
    'export.layout-daily': proven(
      'A column layout for daily reports',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of daily has its columns and the report’s totals to the second',
    ),
  }),
  ...rows('format', 'spec/1 §9 excel export', {
    'export.range-text-shared-year': proven(
      'Date range text is compact when the year is shared',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > speaks the language that is asked for, else the company’s, with the country’s days',
    ),
    'export.range-text-shared-month': proven(
      'Date range text is compact when the month is shared',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has a row per entry, by employee and then newest first, with local times',
    ),
  }),
  ...rows('rule', 'spec/3 calls implied', {
    'exports.built-by-queue-workers': proven(
      "Spreadsheet and payroll workers build exports (the brief's queue workers win over the client-side build)",
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > waits in the queue until a worker has made its file',
    ),
  }),
  ...rows('constant', 'spec/3 calls implied', {
    'exports.kept-seven-days': proven(
      'Exports are kept 7 days',
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > is kept seven days, newest first, and never shown to another company',
    ),
  }),
];
