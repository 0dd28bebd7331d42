// Where a log-in leads: to the page that was asked for before it, so that a mail's link leads there, else home.

import type { Session } from '#shared/model/company/company.ts';
import { wantedName } from '#web/api/wanted-place.ts';
import { homeOf, href, screens } from '#web/screens.ts';
import { inTab } from '#web/ui/page/storage.ts';

const keptMilliseconds = 3_600_000;
const logIns: readonly string[] = [screens.login.path, screens.loginEmployee.path];
/** The pages with parts in their addresses. */
const places: readonly string[] = [href('desk'), href('report')];

/** Only at a log-in page: who tries the product, or comes by a link, is led home. */
export function placeAfterLogIn(session: Session): string {
  const home = homeOf(session);
  if (session.role !== 'COMPANY' || !logIns.includes(location.pathname)) return home;
  const wanted = wantedPlace();
  // The office's address without a page is not a wanted page: a new company would miss its set-up.
  return wanted === undefined || wanted === href('desk') ? home : wanted;
}

/** A page of ours, whatever the tab holds; undefined an hour after it was asked for. */
function wantedPlace(): string | undefined {
  const [at, address = ''] = inTab.get(wantedName)?.split(' ') ?? [];
  const age = Date.now() - Number(at);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOurs = url?.origin === location.origin && places.includes(url.pathname);
  return url && isOurs && age >= 0 && age < keptMilliseconds
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}
