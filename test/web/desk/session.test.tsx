// Proves the page's session: being read, known, refused, or unreachable.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '#web/api/config.ts';
import { openQueries } from '#web/api/query.ts';
import { SessionProvider, useSession } from '#web/api/session.tsx';
import { manager } from './desk.ts';

function SessionState() {
  const { known } = useSession();
  return <p role="status">{known.state === 'in' ? `in: ${known.session.name}` : known.state}</p>;
}

let answer: (reply: Response | Error) => void = () => {};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (String(url).endsWith('/config.json')) {
      return Response.json({
        api: 'https://api.example.test',
        photos: 'https://p.example.test',
      });
    }
    const reply = await new Promise<Response | Error>((resolve) => {
      answer = resolve;
    });
    if (reply instanceof Error) throw reply;
    return reply;
  });
  await loadConfig();
  render(
    <QueryClientProvider client={openQueries()}>
      <SessionProvider>
        <SessionState />
      </SessionProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const replied = (reply: Response | Error) => act(async () => answer(reply));
const refusal = (status: number, code: string) => Response.json({ status, code, detail: code }, { status });

describe('who is logged in', () => {
  it('is not known while it is being fetched [session.fetching]', () => {
    expect(screen.getByRole('status')).toHaveTextContent('loading');
  });

  it('is known with its data once that was fetched [session.data session.fetched]', async () => {
    await replied(Response.json(manager()));
    expect(await screen.findByText('in: Múrverk ehf.')).toBeInTheDocument();
  });

  it('is empty when the server refuses', async () => {
    await replied(refusal(401, 'session_missing'));
    expect(await screen.findByText('out')).toBeInTheDocument();
  });

  it('is empty, and no error is shown, when asking fails [session.error]', async () => {
    await replied(refusal(500, 'unexpected'));
    expect(await screen.findByText('out')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
