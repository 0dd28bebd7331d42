// Replaces the SDK's search for credentials: on Lambda they are in the environment.

import { fromEnv } from '@aws-sdk/credential-provider-env';

export const defaultProvider = fromEnv;
