// The rules that every synthesis for a deployment is judged by; findings.ts holds what is accepted of their findings.

import type { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

export const checks = (app: App) => [new AwsSolutionsChecks(app), new ServerlessChecks(app)] as const;
