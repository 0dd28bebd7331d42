// The brief: named packages, top level of the repository, the cloud's shape, its workers and its users.
import { proven, type Row, rows } from './row.ts';

export const house: readonly Row[] = [
  ...rows('package', 'spec/0 packages the user named', {
    'packages.aws-cdk-lib': proven(
      'aws-cdk-lib',
      'test/rules/packages.test.ts',
      'the packages the user named > aws-cdk-lib is declared and imported',
    ),
    'packages.aws-sdk-client-dynamodb': proven(
      '@aws-sdk/client-dynamodb',
      'test/rules/packages.test.ts',
      'the packages the user named > @aws-sdk/client-dynamodb is declared and imported',
    ),
    'packages.aws-sdk-lib-dynamodb': proven(
      '@aws-sdk/lib-dynamodb',
      'test/rules/packages.test.ts',
      'the packages the user named > @aws-sdk/lib-dynamodb is declared and imported',
    ),
    'packages.aws-sdk-client-s3': proven(
      '@aws-sdk/client-s3',
      'test/rules/packages.test.ts',
      'the packages the user named > @aws-sdk/client-s3 is declared and imported',
    ),
    'packages.aws-sdk-client-sns': proven(
      '@aws-sdk/client-sns',
      'test/rules/packages.test.ts',
      'the packages the user named > @aws-sdk/client-sns is declared and imported',
    ),
    'packages.aws-sdk-client-sqs': proven(
      '@aws-sdk/client-sqs',
      'test/rules/packages.test.ts',
      'the packages the user named > @aws-sdk/client-sqs is declared and imported',
    ),
    'packages.middy': proven(
      'middy',
      'test/rules/packages.test.ts',
      'the packages the user named > middy is declared and imported, as its package @middy/core',
    ),
    'packages.zod': proven(
      'zod',
      'test/rules/packages.test.ts',
      'the packages the user named > zod is declared and imported',
    ),
    'packages.exceljs': proven(
      'exceljs',
      'test/rules/packages.test.ts',
      'the packages the user named > exceljs is declared and imported',
    ),
    'packages.sharp': proven(
      'sharp',
      'test/rules/packages.test.ts',
      'the packages the user named > sharp is declared and imported',
    ),
    'packages.react': proven(
      'react',
      'test/rules/packages.test.ts',
      'the packages the user named > react is declared and imported',
    ),
    'packages.react-dom': proven(
      'react-dom',
      'test/rules/packages.test.ts',
      'the packages the user named > react-dom is declared and imported',
    ),
    'packages.react-router-dom': proven(
      'react-router-dom',
      'test/rules/packages.test.ts',
      'the packages the user named > react-router-dom is declared and imported',
    ),
    'packages.tanstack-react-query': proven(
      '@tanstack/react-query',
      'test/rules/packages.test.ts',
      'the packages the user named > @tanstack/react-query is declared and imported',
    ),
    'packages.i18next': proven(
      'i18next',
      'test/rules/packages.test.ts',
      'the packages the user named > i18next is declared and imported',
    ),
    'packages.fuse-js': proven(
      'fuse.js',
      'test/rules/packages.test.ts',
      'the packages the user named > fuse.js is declared and imported',
    ),
    'packages.maplibre-gl': proven(
      'maplibre-gl',
      'test/rules/packages.test.ts',
      'the packages the user named > maplibre-gl is declared and imported',
    ),
    'packages.vitest': proven(
      'vitest',
      'test/rules/packages.test.ts',
      'the packages the user named > vitest is declared and imported',
    ),
    'packages.aws-sdk-client-mock': proven(
      'aws-sdk-client-mock',
      'test/rules/packages.test.ts',
      'the packages the user named > aws-sdk-client-mock is declared and imported',
    ),
    'packages.localstack': proven(
      'localstack: the LocalStack emulator and its CDK wrapper aws-cdk-local',
      'test/infra/emulator-deploy.test.ts',
      'npm run localstack:deploy > bootstraps by cdklocal what answers at AWS_ENDPOINT_URL, never with the keys of an account',
    ),
    'packages.no-npm-localstack': proven(
      'The npm package called localstack is never installed',
      'test/rules/packages.test.ts',
      'the unrelated npm package localstack is never installed; its CDK wrapper is declared',
    ),
  }),
  ...rows('rule', 'spec/0', {
    'house.typescript': proven(
      'TypeScript',
      'test/rules/packages.test.ts',
      'TypeScript: no file of the rooms is written in JavaScript, save what a tool or a browser loads as it is',
    ),
    'house.react-front-end': proven(
      'React for the front end',
      'test/rules/packages.test.ts',
      'the packages the user named > react-dom is declared and imported',
    ),
    'house.serverless': proven(
      'A serverless, cloud-native system',
      'test/infra/functions.test.ts',
      'the functions of prod > are one for each group, one for each queue, and one for the scripts of operators',
    ),
    'house.top-level': proven(
      'Top level: package.json, tsconfig.json, cdk.json, infra, functions, web, shared, events, test, README.md; only the files that tools and the ecosystem expect may stand beside them',
      'test/rules/names.test.ts',
      'the top level > is exactly what the brief allows',
    ),
    'house.cdk-stacks': proven(
      'CDK stacks define the cloud',
      'test/infra/stacks.test.ts',
      'the stage prod > is six stacks',
    ),
    'house.api-gateway-routes': proven(
      'API Gateway routes',
      'test/infra/routes.test.ts',
      'routes > of session lead to its function',
    ),
    'house.one-lambda-per-group': proven(
      'backed by one Lambda per endpoint group',
      'test/infra/functions.test.ts',
      'the functions of prod > are one for each group, one for each queue, and one for the scripts of operators',
    ),
    'house.single-table': proven(
      'DynamoDB single-table storage',
      'test/infra/data.test.ts',
      'the data of prod > is one table, asked by its keys alone',
    ),
    'house.s3-photos': proven(
      'S3 for photos',
      'test/infra/permissions.test.ts',
      'permissions in prod > keep photos apart: uploads into the quarantine, reading from the finished ones',
    ),
    'house.sns-login-sms': proven(
      'SNS for login SMS',
      'test/infra/permissions.test.ts',
      'permissions in prod > let only the notices worker send mail and SMS, and no topic',
    ),
    'house.spa-from-cloudfront': proven(
      'The React SPA is served from CloudFront',
      'test/infra/edge.test.ts',
      'the edge of prod > answers every screen’s address with the one page, and files with themselves',
    ),
  }),
  ...rows('worker', 'spec/0 shape', {
    'workers.image-resize': proven(
      'An image-resize Lambda for photos',
      'test/domain/photos/photos.test.ts',
      'a photo > attached before it is made ready is shown under a signed address',
    ),
    'workers.export': proven(
      'An SQS-driven export worker',
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > waits in the queue until a worker has made its file',
    ),
    'workers.payroll': proven(
      'An SQS-driven payroll worker',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'workers.trial-expiry': proven(
      'A scheduled job for trial expiry',
      'test/domain/platform/chores.test.ts',
      'the trial sweep > mails in the company’s language three days and one day before the trial ends and when it is over, each once, however often it runs',
    ),
    'workers.social-statistics': proven(
      'A scheduled job for social statistics',
      'test/domain/platform/platform.test.ts',
      'the social statistic > is projects’ totals and running entries of all companies, carried on at a second a second each',
    ),
  }),
  ...rows('role', 'spec/0 used by', {
    'used-by.browser-users': proven(
      'Browser users',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'used-by.phone-apps': proven(
      'Phone apps against API Gateway',
      'test/api/people.test.ts',
      'an employee over HTTP > is created once, is refused by field, and logs in by the SMS',
    ),
    'used-by.scheduled-billing-checks': proven(
      'Scheduled billing checks',
      'test/domain/platform/chores.test.ts',
      'the trial sweep > mails no company that pays',
    ),
    'used-by.admin-scripts-via-lambda': proven(
      'Admins who invoke scripts via Lambda',
      'test/domain/platform/scripts.test.ts',
      'a script that is run by hand > is named by the event, dry unless that says otherwise, and the audit has the id of its invocation',
    ),
    'used-by.local-testing-on-localstack': proven(
      'Local testing on LocalStack',
      'test/infra/emulator-deploy.test.ts',
      'npm run localstack:test > runs the suites of the API and the workers and a journey, save what the list names',
    ),
  }),
];
