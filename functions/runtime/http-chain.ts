// The steps around every HTTP answer, as middy middlewares: they read the gateway event, write the log line, and turn errors into replies.

import type { MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import { WriteBusy } from '#functions/table/write.ts';
import { cookiesOfRefusal } from './cookies.ts';
import { Failure } from './fail.ts';
import { type GatewayEvent, gatewayReplyOf, httpEventOf } from './gateway/gateway-event.ts';
import { type LogFields, openLog } from './log.ts';
import { errorReply, type HttpEvent, type HttpReply } from './reply.ts';

export type Call = {
  readonly event: HttpEvent;
  readonly startedAt: number;
  /** What is known of the caller; all the request's log lines carry it. */
  readonly said: LogFields;
};
/** The first middleware adds the call to Lambda's context, and so the others and the handler have it. */
export type CallContext = Context & { call: Call };
type Around = MiddlewareObj<GatewayEvent, HttpReply, Error, CallContext>;
type Request = Parameters<NonNullable<Around['after']>>[0];

async function intoGatewayForm(request: Request): Promise<void> {
  if (request.response) request.response = await gatewayReplyOf(request.event, request.response);
}

/** Reads any gateway's event and replies in its form. */
export const anyGateway: Around = {
  before: async ({ event, context }) => {
    const read = await httpEventOf(event);
    const said = { requestId: read.requestContext.requestId, route: read.routeKey };
    context.call = { event: read, startedAt: performance.now(), said };
  },
  after: intoGatewayForm,
  onError: intoGatewayForm,
};

function logAnswer({ context: { call }, response }: Request): void {
  if (!response) return;
  const milliseconds = Math.round(performance.now() - call.startedAt);
  openLog(call.said).info('answered', { status: response.statusCode, milliseconds });
  response.headers = { ...response.headers, 'x-request-id': call.event.requestContext.requestId };
}

/** One line for each request; its id is in the reply too. */
export const requestLog: Around = { after: logAnswer, onError: logAnswer };

/** A refusal is answered by its code; any other error is logged and answered as unexpected. */
export const errorReplies: Around = {
  onError: (request) => {
    const { context, error } = request;
    const { event, said } = context.call;
    const { requestId } = event.requestContext;
    if (error instanceof Failure) {
      const cookies = cookiesOfRefusal(event, error.code);
      request.response = { ...errorReply(event, error, requestId), ...(cookies.length ? { cookies } : {}) };
    } else if (error instanceof WriteBusy) {
      request.response = errorReply(event, new Failure('busy'), requestId);
    } else {
      openLog(said).error('unexpected', error);
      request.response = errorReply(event, new Failure('unexpected'), requestId);
    }
  },
};
