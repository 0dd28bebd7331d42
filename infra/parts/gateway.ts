// What a gateway is to the groups of the contract: somewhere that their routes lead to their functions.

import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';

export type Route = Pick<Endpoint, 'method' | 'path'>;
export type Gateway = {
  /** What the edge and the alarms know; an emulator's REST API has neither. */
  readonly api: HttpApi | undefined;
  readonly id: string;
  readonly stageName: string;
  /** Leads these routes to the function of the group. */
  readonly route: (group: string, leadsTo: IFunction, routes: readonly Route[]) => void;
};
