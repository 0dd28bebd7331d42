// The report view, its tables, the report's shape, and the maths of overtime and lunch.
import { proven, type Row, rows } from './row.ts';

export const report: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 report view', {
    'report.index': proven(
      'An index linking to /app#all-entries, then the sections',
      'test/web/desk/report.test.ts',
      'the report > has an index that links to all entries of the desk, then to every section',
    ),
    'report.section-all-projects': proven(
      'Section: All projects',
      'test/web/desk/report.test.ts',
      'the report > has its sections in order: All projects, All employees, each project, each employee, All time entries',
    ),
    'report.section-all-employees': proven(
      'Section: All employees',
      'test/web/desk/report.test.ts',
      'the report > has its sections in order: All projects, All employees, each project, each employee, All time entries',
    ),
    'report.section-projects': proven(
      'Section: Projects (anchor project-{id})',
      'test/web/desk/report.test.ts',
      'the report > has its sections in order: All projects, All employees, each project, each employee, All time entries',
    ),
    'report.section-employees': proven(
      'Section: Employees (anchor employee-{id})',
      'test/web/desk/report.test.ts',
      'the report > has its sections in order: All projects, All employees, each project, each employee, All time entries',
    ),
    'report.section-all-entries': proven(
      'Section: All time entries',
      'test/web/desk/report.test.ts',
      'the report > has its sections in order: All projects, All employees, each project, each employee, All time entries',
    ),
    'report.print-button': proven(
      'Each section has a print button',
      'test/web/desk/report.test.ts',
      'the report > prints and exports each section',
    ),
    'report.export-button': proven(
      'Each section has an export button',
      'test/web/desk/report.test.ts',
      'the report > prints and exports each section',
    ),
  }),
  ...rows('column', 'spec/2 §2 report view, project tables', {
    'report.project-column-date': proven(
      'date',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
    'report.project-column-entries': proven(
      'entries',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
    'report.project-column-employee': proven(
      'employee',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
    'report.project-column-hours': proven(
      'hours',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
    'report.project-column-normal': proven(
      'normal',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
    'report.project-column-overtime': proven(
      'overtime',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
    'report.project-column-lunch': proven(
      'An optional lunch column',
      'test/web/desk/report.test.ts',
      'the report > shows lunch only when it is deducted',
    ),
    'report.project-column-comments': proven(
      'Optional comments/images',
      'test/web/desk/report.test.ts',
      'the report > shows comments when asked',
    ),
    'report.project-total-row': proven(
      'A total row',
      'test/web/desk/report.test.ts',
      'the report > shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row',
    ),
  }),
  ...rows('column', 'spec/2 §2 report view, employee tables', {
    'report.employee-groups-by-date': proven(
      'Employee tables group by date',
      'test/web/desk/report.test.ts',
      'the report > shows in an employee, by date: project, hours, normal, overtime',
    ),
    'report.employee-column-project': proven(
      'project',
      'test/web/desk/report.test.ts',
      'the report > shows in an employee, by date: project, hours, normal, overtime',
    ),
    'report.employee-column-hours': proven(
      'hours',
      'test/web/desk/report.test.ts',
      'the report > shows in an employee, by date: project, hours, normal, overtime',
    ),
    'report.employee-column-normal': proven(
      'normal',
      'test/web/desk/report.test.ts',
      'the report > shows in an employee, by date: project, hours, normal, overtime',
    ),
    'report.employee-column-overtime': proven(
      'overtime',
      'test/web/desk/report.test.ts',
      'the report > shows in an employee, by date: project, hours, normal, overtime',
    ),
  }),
  ...rows('rule', 'spec/2 §2 report view', {
    'report.all-entries-sort': proven(
      'The all-entries table is sorted by employee, then by date descending',
      'test/web/desk/report.test.ts',
      'the report > stands in All time entries by employee, then by date, newest first',
    ),
    'report.daily-rule-note': proven(
      'A note states that project overtime cannot be computed if overtime is paid after X hours a day',
      'test/web/desk/report.test.ts',
      'the report > notes under a daily rule that project overtime can not be computed, and not under another',
    ),
  }),
  ...rows('field', 'spec/2 §3 work log in reports', {
    'report-row.date': proven(
      'date',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.start': proven(
      'start',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.end': proven(
      'end',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.employee': proven(
      'employee',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.project': proven(
      'project',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.regular-time': proven(
      'regular_time',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.over-time': proven(
      'over_time',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.total-time': proven(
      'total_time',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.lunch-deduction': proven(
      'lunch_deduction',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.comments': proven(
      'comments',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.comments-v2': proven(
      'comments_v2',
      'test/api/wire.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
  }),
  ...rows('field', 'spec/2 §3 report', {
    'report.projects-map': proven(
      'projects map keyed by name',
      'test/domain/report/report.test.ts',
      'a report > keeps overtime that work on another project made when only one project is asked for',
    ),
    'report.employees-map': proven(
      'employees map keyed by name',
      'test/domain/report/report.test.ts',
      'a report > is of the employees that are asked for, and of approved entries only while approval is on',
    ),
    'report.entry-id': proven(
      'each with id',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.entry-regular-time': proven(
      'each with regular_time',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.entry-over-time': proven(
      'each with over_time',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.entry-logs': proven(
      'each with logs',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.employees-date-map': proven(
      'employees also hold a date map',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.data-list': proven(
      'The report response also has a data list',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
  }),
  ...rows('rule', 'spec/1 §1', {
    'report.hours-per-employee': proven(
      'Owners and managers see hours per employee',
      'test/domain/report/report.test.ts',
      'a report > has the same hours however they are grouped, to the second',
    ),
    'report.hours-per-project': proven(
      'Owners and managers see hours per project',
      'test/domain/report/report.test.ts',
      'a report > has the same hours however they are grouped, to the second',
    ),
    'report.simple-overtime': proven(
      'Owners and managers run reports with simple overtime calculations',
      'test/domain/report/report.test.ts',
      'a report > counts a month with overtime, lunch, a night and a change of clocks as it is counted by hand',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'overtime.company-setting': proven(
      'Overtime is a company setting',
      'test/domain/report/report.test.ts',
      'a report > uses the rules of the question before the company’s, and says which',
    ),
    'lunch.company-setting': proven(
      'Lunch is a company setting',
      'test/domain/report/report.test.ts',
      'a report > uses the rules of the question before the company’s, and says which',
    ),
    'lunch.minutes-off-long-days': proven(
      'Lunch: N minutes off each day of M hours or more',
      'test/time/overtime.test.ts',
      'lunch > is taken off a day of six hours, and not off a second less',
    ),
    'lunch.employee-override': proven(
      'Lunch: per employee override',
      'test/domain/report/report-lunch.test.ts',
      'the lunch of a single employee > goes before the company’s, and before none',
    ),
    'lunch.from-regular-only': proven(
      'Lunch is taken from regular time only',
      'test/time/overtime.test.ts',
      'lunch > counts all hours of the day but is never more than its day work',
    ),
    'overtime.split-in-time-order': proven(
      "Under a daily rule, splitting the day's overtime over projects in time order is offered as an option",
      'test/web/desk/report.test.ts',
      'the report > leaves project overtime open under a daily rule until the day is split in time order',
    ),
  }),
  ...rows('default', 'spec/3 meaning', {
    'overtime.off-until-chosen': proven(
      'Overtime is off until chosen',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
    'lunch.off-until-chosen': proven(
      'Lunch is off until chosen',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
  }),
  ...rows('rule', 'spec/3 wire', {
    'report.adds-overtime-and-lunch': proven(
      'The report call adds the overtime and lunch settings to the filters, default those of the company',
      'test/domain/report/report.test.ts',
      'a report > uses the rules of the question before the company’s, and says which',
    ),
    'report.default-shape': proven(
      "Report reply: the specification's shape (projects, employees maps, data, over_time, comments_v2) by default",
      'test/domain/report/report.test.ts',
      'a report > counts a month with overtime, lunch, a night and a change of clocks as it is counted by hand',
    ),
    'report.columnar-on-accept': proven(
      'The columnar form only when Accept: application/vnd.report+json asks for it',
      'test/domain/report/report-forms.test.ts',
      'a report > answers in columns when they are asked for, and they hold the very same report',
    ),
    'report.too-large-422': proven(
      'A plain reply that would not fit is a 422 that says so',
      'test/domain/report/report-size.test.ts',
      'a report of 100,000 entries > that does not fit in the plain form says so before it is built',
    ),
  }),
];
