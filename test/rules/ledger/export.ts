// Spreadsheet export: the button, the rows, the layouts, images and totals, and the jobs behind it.
import { type Row, rows, unbuilt } from './row.ts';

export const exportRows: readonly Row[] = [
  ...rows('screen', 'spec/1 §2 export button', {
    'export.button': unbuilt('A button in report views that builds a spreadsheet'),
  }),
  ...rows('field', 'spec/1 §3 export row', {
    'export-row.date': unbuilt('date'),
    'export-row.start': unbuilt('in/start'),
    'export-row.end': unbuilt('out/end'),
    'export-row.hours': unbuilt('hours'),
    'export-row.employee': unbuilt('employee'),
    'export-row.project': unbuilt('project'),
    'export-row.regular-time': unbuilt('regular_time'),
    'export-row.overtime': unbuilt('overtime'),
    'export-row.lunch-deduction': unbuilt('lunch_deduction'),
    'export-row.comments': unbuilt('comments (a list of strings)'),
    'export-row.image-comments': unbuilt('Comments that are image URLs are treated as images'),
    'export-row.entries': unbuilt('entries'),
    'export-row.projects': unbuilt('projects'),
    'export-row.kennitala-payday': unbuilt('kennitala_payday'),
  }),
  ...rows('state', 'spec/1 §4 export button', {
    'export.state.idle': unbuilt('Idle'),
    'export.state.running': unbuilt('Running (progress bar)'),
    'export.state.done': unbuilt('Done (check icon at 100%)'),
    'export.progress-resets': unbuilt('Progress resets when export options change'),
  }),
  ...rows('rule', 'spec/1 §7', {
    'export.image-query': unbuilt(
      'Images for export come from an image-resizing host with the query fm=jpg&q=60',
    ),
  }),
  ...rows('constant', 'spec/1 §9 excel export', {
    'export.image-width': unbuilt('Images are 100 px wide'),
    'export.image-quality': unbuilt('Images are JPEG quality 60'),
  }),
  ...rows('rule', 'spec/1 §9 excel export', {
    'export.total-hours': unbuilt('A total row holds a SUM formula for hours'),
    'export.total-regular-time': unbuilt('A total row holds a SUM formula for regular time'),
    'export.total-overtime': unbuilt('A total row holds a SUM formula for overtime'),
    'export.total-lunch': unbuilt('A total row holds a SUM formula for lunch'),
  }),
  ...rows('column', 'spec/1 §9 excel export', {
    'export.layout-per-entry': unbuilt('A column layout for per-entry reports'),
    'export.layout-per-project': unbuilt('A column layout for per-project reports'),
    'export.layout-per-employee': unbuilt('A column layout for per-employee reports'),
    'export.layout-daily': unbuilt('A column layout for daily reports'),
  }),
  ...rows('format', 'spec/1 §9 excel export', {
    'export.range-text-shared-year': unbuilt('Date range text is compact when the year is shared'),
    'export.range-text-shared-month': unbuilt('Date range text is compact when the month is shared'),
  }),
  ...rows('rule', 'spec/3 calls implied', {
    'exports.built-by-queue-workers': unbuilt(
      "Spreadsheet and payroll workers build exports (the brief's queue workers win over the client-side build)",
    ),
  }),
  ...rows('constant', 'spec/3 calls implied', {
    'exports.kept-seven-days': unbuilt('Exports are kept 7 days'),
  }),
];
