// The report view, its tables, the report's shape, and the maths of overtime and lunch.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const report: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 report view', {
    'report.index': unbuilt('An index linking to /app#all-entries, then the sections'),
    'report.section-all-projects': unbuilt('Section: All projects'),
    'report.section-all-employees': unbuilt('Section: All employees'),
    'report.section-projects': unbuilt('Section: Projects (anchor project-{id})'),
    'report.section-employees': unbuilt('Section: Employees (anchor employee-{id})'),
    'report.section-all-entries': unbuilt('Section: All time entries'),
    'report.print-button': unbuilt('Each section has a print button'),
    'report.export-button': unbuilt('Each section has an export button'),
  }),
  ...rows('column', 'spec/2 §2 report view, project tables', {
    'report.project-column-date': unbuilt('date'),
    'report.project-column-entries': unbuilt('entries'),
    'report.project-column-employee': unbuilt('employee'),
    'report.project-column-hours': unbuilt('hours'),
    'report.project-column-normal': unbuilt('normal'),
    'report.project-column-overtime': unbuilt('overtime'),
    'report.project-column-lunch': unbuilt('An optional lunch column'),
    'report.project-column-comments': unbuilt('Optional comments/images'),
    'report.project-total-row': unbuilt('A total row'),
  }),
  ...rows('column', 'spec/2 §2 report view, employee tables', {
    'report.employee-groups-by-date': unbuilt('Employee tables group by date'),
    'report.employee-column-project': unbuilt('project'),
    'report.employee-column-hours': unbuilt('hours'),
    'report.employee-column-normal': unbuilt('normal'),
    'report.employee-column-overtime': unbuilt('overtime'),
  }),
  ...rows('rule', 'spec/2 §2 report view', {
    'report.all-entries-sort': unbuilt(
      'The all-entries table is sorted by employee, then by date descending',
    ),
    'report.daily-rule-note': unbuilt(
      'A note states that project overtime cannot be computed if overtime is paid after X hours a day',
    ),
  }),
  ...rows('field', 'spec/2 §3 work log in reports', {
    'report-row.date': proven(
      'date',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.start': proven(
      'start',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.end': proven(
      'end',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.employee': proven(
      'employee',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.project': proven(
      'project',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.regular-time': proven(
      'regular_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.over-time': proven(
      'over_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.total-time': proven(
      'total_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.lunch-deduction': proven(
      'lunch_deduction',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.comments': proven(
      'comments',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
    'report-row.comments-v2': proven(
      'comments_v2',
      'test/rules/fields.test.ts',
      'the wire carries > of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2',
    ),
  }),
  ...rows('field', 'spec/2 §3 report', {
    'report.projects-map': proven(
      'projects map keyed by name',
      'test/domain/report.test.ts',
      'a report > keeps overtime that work on another project made when only one project is asked for',
    ),
    'report.employees-map': proven(
      'employees map keyed by name',
      'test/domain/report.test.ts',
      'a report > is of the employees that are asked for, and of approved entries only while approval is on',
    ),
    'report.entry-id': proven(
      'each with id',
      'test/rules/fields.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.entry-regular-time': proven(
      'each with regular_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.entry-over-time': proven(
      'each with over_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.entry-logs': proven(
      'each with logs',
      'test/rules/fields.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.employees-date-map': proven(
      'employees also hold a date map',
      'test/rules/fields.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'report.data-list': proven(
      'The report response also has a data list',
      'test/rules/fields.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
  }),
  ...rows('rule', 'spec/1 §1', {
    'report.hours-per-employee': proven(
      'Owners and managers see hours per employee',
      'test/domain/report.test.ts',
      'a report > has the same hours however they are grouped, to the second',
    ),
    'report.hours-per-project': proven(
      'Owners and managers see hours per project',
      'test/domain/report.test.ts',
      'a report > has the same hours however they are grouped, to the second',
    ),
    'report.simple-overtime': proven(
      'Owners and managers run reports with simple overtime calculations',
      'test/domain/report.test.ts',
      'a report > counts a month with overtime, lunch, a night and a change of clocks as it is counted by hand',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'overtime.company-setting': proven(
      'Overtime is a company setting',
      'test/domain/report.test.ts',
      'a report > uses the rules of the question before the company’s, and says which',
    ),
    'lunch.company-setting': proven(
      'Lunch is a company setting',
      'test/domain/report.test.ts',
      'a report > uses the rules of the question before the company’s, and says which',
    ),
    'lunch.minutes-off-long-days': proven(
      'Lunch: N minutes off each day of M hours or more',
      'test/time/overtime.test.ts',
      'lunch > is taken off a day of six hours, and not off a second less',
    ),
    'lunch.employee-override': proven(
      'Lunch: per employee override',
      'test/time/overtime.test.ts',
      'lunch > of one employee may be another, or none',
    ),
    'lunch.from-regular-only': proven(
      'Lunch is taken from regular time only',
      'test/time/overtime.test.ts',
      'lunch > counts all hours of the day but is never more than its day work',
    ),
    'overtime.split-in-time-order': proven(
      "Under a daily rule, splitting the day's overtime over projects in time order is offered as an option",
      'test/domain/report.test.ts',
      'counts a month with overtime, lunch, a night and a change of clocks as it is counted by hand',
    ),
  }),
  ...rows('default', 'spec/3 meaning', {
    'overtime.off-until-chosen': proven(
      'Overtime is off until chosen',
      'test/rules/defaults.test.ts',
      'a new company > pays no overtime until it chooses a rule',
    ),
    'lunch.off-until-chosen': proven(
      'Lunch is off until chosen',
      'test/rules/defaults.test.ts',
      'a new company > takes no lunch off until it chooses one',
    ),
  }),
  ...rows('rule', 'spec/3 wire', {
    'report.adds-overtime-and-lunch': proven(
      'The report call adds the overtime and lunch settings to the filters, default those of the company',
      'test/domain/report.test.ts',
      'a report > uses the rules of the question before the company’s, and says which',
    ),
    'report.default-shape': proven(
      "Report reply: the specification's shape (projects, employees maps, data, over_time, comments_v2) by default",
      'test/domain/report.test.ts',
      'a report > counts a month with overtime, lunch, a night and a change of clocks as it is counted by hand',
    ),
    'report.columnar-on-accept': proven(
      'The columnar form only when Accept: application/vnd.report+json asks for it',
      'test/domain/report-forms.test.ts',
      'a report > answers in columns when they are asked for, and they hold the very same report',
    ),
    'report.too-large-422': proven(
      'A plain reply that would not fit is a 422 that says so',
      'test/domain/report-forms.test.ts',
      'a report > that does not fit in the plain form says so, and fits as columns',
    ),
  }),
];
