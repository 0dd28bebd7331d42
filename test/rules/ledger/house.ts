// The brief: named packages, top level of the repository, the cloud's shape, its workers and its users.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const house: readonly Row[] = [
  ...rows('package', 'spec/0 packages the user named', {
    'packages.aws-cdk-lib': unbuilt('aws-cdk-lib'),
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
    'packages.aws-sdk-client-s3': unbuilt('@aws-sdk/client-s3'),
    'packages.aws-sdk-client-sns': unbuilt('@aws-sdk/client-sns'),
    'packages.aws-sdk-client-sqs': unbuilt('@aws-sdk/client-sqs'),
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
    'packages.exceljs': unbuilt('exceljs'),
    'packages.sharp': unbuilt('sharp'),
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
    'packages.react-router-dom': unbuilt('react-router-dom'),
    'packages.tanstack-react-query': unbuilt('@tanstack/react-query'),
    'packages.i18next': unbuilt('i18next'),
    'packages.fuse-js': unbuilt('fuse.js'),
    'packages.maplibre-gl': unbuilt('maplibre-gl'),
    'packages.vitest': proven(
      'vitest',
      'test/rules/packages.test.ts',
      'the packages the user named > vitest is declared and imported',
    ),
    'packages.aws-sdk-client-mock': unbuilt('aws-sdk-client-mock'),
    'packages.localstack': unbuilt('localstack: the LocalStack emulator and its CDK wrapper aws-cdk-local'),
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
    'house.react-front-end': unbuilt('React for the front end'),
    'house.serverless': unbuilt('A serverless, cloud-native system'),
    'house.top-level': unbuilt(
      'Top level: package.json, tsconfig.json, cdk.json, infra, functions, web, shared, events, test, README.md; only the files that tools and the ecosystem expect may stand beside them',
    ),
    'house.cdk-stacks': proven(
      'CDK stacks define the cloud',
      'test/infra/stacks.test.ts',
      'the stage prod > is six stacks',
    ),
    'house.api-gateway-routes': unbuilt('API Gateway routes'),
    'house.one-lambda-per-group': unbuilt('backed by one Lambda per endpoint group'),
    'house.single-table': proven(
      'DynamoDB single-table storage',
      'test/infra/data.test.ts',
      'the data of prod > is one table, asked by its keys alone',
    ),
    'house.s3-photos': unbuilt('S3 for photos'),
    'house.sns-login-sms': unbuilt('SNS for login SMS'),
    'house.spa-from-cloudfront': unbuilt('The React SPA is served from CloudFront'),
  }),
  ...rows('worker', 'spec/0 shape', {
    'workers.image-resize': unbuilt('An image-resize Lambda for photos'),
    'workers.export': unbuilt('An SQS-driven export worker'),
    'workers.payroll': unbuilt('An SQS-driven payroll worker'),
    'workers.trial-expiry': unbuilt('A scheduled job for trial expiry'),
    'workers.social-statistics': unbuilt('A scheduled job for social statistics'),
  }),
  ...rows('role', 'spec/0 used by', {
    'used-by.browser-users': unbuilt('Browser users'),
    'used-by.phone-apps': unbuilt('Phone apps against API Gateway'),
    'used-by.scheduled-billing-checks': unbuilt('Scheduled billing checks'),
    'used-by.admin-scripts-via-lambda': unbuilt('Admins who invoke scripts via Lambda'),
    'used-by.local-testing-on-localstack': unbuilt('Local testing on LocalStack'),
  }),
];
