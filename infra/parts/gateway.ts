// A gateway as the groups of the contract see it: routes lead to functions.

import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';

export type Route = Pick<Endpoint, 'method' | 'path'>;
export type Gateway = {
  /** For the edge and the alarms; an emulator's REST API has neither. */
  readonly api: HttpApi | undefined;
  readonly id: string;
  readonly stageName: string;
  /** Connects these routes to the group's function. */
  readonly route: (group: string, leadsTo: IFunction, routes: readonly Route[]) => void;
};
