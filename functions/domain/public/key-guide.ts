// How a company's own program calls the API: keys, scopes, and requests that run as they stand.

import { apiKeysMax, apiKeyPrefix, apiScopes } from '#shared/limits.ts';

/** Shell commands; `test/api/programs` runs them. `KEY` is the key, `API` this host. */
export const keyExamples = {
  projects: 'curl -sS "$API/api/projects" -H "Authorization: Bearer $KEY"',
  entries:
    'curl -sS "$API/api/worklogs?from=2026-11-01&to=2026-11-30&limit=100" -H "Authorization: Bearer $KEY"',
} as const;

/** Markdown for the API's description. */
export const keyGuide = (apiOrigin: string): string => `## API keys

A company makes keys in Settings, API: at most ${apiKeysMax}, each with a name and scopes (${apiScopes.map((scope) => `\`${scope}\``).join(', ')}). A key begins with \`${apiKeyPrefix}\`, is shown once, and works until it is revoked; then every call answers 401 \`api_key_revoked\`. Send it from servers only:

    export API=${apiOrigin} KEY=${apiKeyPrefix}…
    ${keyExamples.projects}
    ${keyExamples.entries}

Each call names the scope that opens it to keys; all others answer 403 \`forbidden\`. Keys see no employee's password, phone number or kennitala. What a key changes stands in the history as \`API: \` and the key's name. Send an \`Idempotency-Key\` with every call that takes one, and repeat it after no reply, 429 or 5xx.`;
