// Consent to monthly reports: an address is asked once, gets no report before it agrees, and a refusal is final.

import { describe, expect, it } from 'vitest';
import { sweepReports, unsubscribe } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { keys } from '#functions/table/keys.ts';
import { reportConsent } from '#shared/limits.ts';
import { at } from '#test/kit/world/context.ts';
import { aMailedReport, reportAddress } from '#test/kit/world/mailed-report.ts';
import { daySeconds, notNow, only, useQuestions } from './asked-addresses.ts';

const {
  world,
  crew,
  job,
  asOffice,
  mails,
  runs,
  saved,
  switchedOn,
  filesMade,
  stopTokenOf,
  stranger,
  ...here
} = await useQuestions();
const { questions, reports, standings, askAll, askAgain, answer, mailedTo } = here;

describe('a stranger’s address', () => {
  it('gets one mail that only asks, however often the setting is saved, and no report before it agrees', async () => {
    await saved(only(stranger()));
    expect(await standings()).toEqual({ [stranger()]: 'waiting' });
    await Promise.all([askAll(), askAll()]);
    await askAll();
    await saved({ ...only(stranger()), day: 5 });
    await askAll();
    await sweepReports(job());
    expect(mails().filter(({ to }) => to === stranger())).toMatchObject([
      { to: stranger(), template: 'report_consent', language: 'is' },
    ]);
    expect(await mailedTo()).toEqual([]);
    expect(await answer(true)).toEqual({ company: crew.company.name, address: stranger(), agreed: true });
    expect(await standings()).toEqual({ [stranger()]: 'confirmed' });
    expect(await mailedTo()).toEqual([stranger()]);
    expect(questions()).toHaveLength(1);
  });

  it('is asked by the schedule where the request was not sent', async () => {
    await saved(only(stranger()));
    await sweepReports(job());
    await sweepReports(job());
    expect(questions()).toHaveLength(1);
  });

  it('holds back the month’s report until the first address agrees, within that month', async () => {
    await saved(only(stranger()));
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    expect(await runs()).toEqual([]);
    await answer(true);
    await sweepReports(job());
    await filesMade();
    expect(reports()).toMatchObject([{ to: stranger(), month: '2026-03' }]);
  });

  it('that waits keeps no other from its report', async () => {
    await switchedOn(only('office@kilbride.example'));
    await saved(only('office@kilbride.example', stranger()));
    expect(await mailedTo()).toEqual(['office@kilbride.example']);
  });

  it('that declines gets nothing and is never asked by that company again, however it is written', async () => {
    await saved(only(stranger()));
    await askAll();
    expect(await answer(false)).toMatchObject({ agreed: false });
    expect(await standings()).toEqual({ [stranger()]: 'declined' });
    world.clock.now += 30 * daySeconds;
    const tagged = stranger().replace('@', '+hours@');
    await saved(only(stranger(), tagged));
    await askAll();
    await sweepReports(job());
    for (const address of [stranger(), tagged]) await expect(askAgain(address)).rejects.toMatchObject(notNow);
    expect(await standings()).toEqual({ [stranger()]: 'declined', [tagged]: 'declined' });
    expect(questions()).toHaveLength(1);
    expect(await mailedTo()).toEqual([]);
  });

  it('that has unsubscribed is not asked again', async () => {
    await saved(only(stranger()));
    await askAll();
    await answer(true);
    await mailedTo();
    await unsubscribe(await asOffice(), { body: { token: stopTokenOf(stranger()) } });
    expect(await standings()).toEqual({ [stranger()]: 'unsubscribed' });
    world.clock.now += 30 * daySeconds;
    await saved(only(stranger(), stranger().replace('@', '+x@')));
    await askAll();
    await expect(askAgain()).rejects.toMatchObject(notNow);
    expect(questions()).toHaveLength(1);
  });

  it('is asked again after a week, three times in all, and only while it is in the setting', async () => {
    await saved(only(stranger()));
    await askAll();
    await expect(askAgain()).rejects.toMatchObject(notNow);
    world.clock.now += reportConsent.againDays * daySeconds - 1;
    await expect(askAgain()).rejects.toMatchObject(notNow);
    world.clock.now += 1;
    await askAgain();
    expect(questions()).toHaveLength(2);
    world.clock.now += reportConsent.againDays * daySeconds;
    await askAgain();
    world.clock.now += reportConsent.againDays * daySeconds;
    await expect(askAgain()).rejects.toMatchObject(notNow);
    await expect(askAgain('nobody@else.example')).rejects.toMatchObject(notNow);
    expect(questions()).toHaveLength(reportConsent.timesMax);
  });
});

describe('the company’s own address', () => {
  it('needs no consent while it is proven', async () => {
    await saved(only(crew.company.email.toUpperCase()));
    await askAll();
    expect(Object.values(await standings())).toEqual(['own']);
    expect(questions()).toEqual([]);
    expect(await mailedTo()).toHaveLength(1);
  });

  it('is treated as a stranger’s once it is not proven, and is not asked then', async () => {
    await saved(only(crew.company.email));
    await world.table.write({ update: keys.company(crew.company.id), remove: ['ev'] });
    expect(Object.values(await standings())).toEqual(['waiting']);
    await sweepReports(job());
    await expect(askAll()).rejects.toMatchObject({ code: 'email_unverified' });
    expect(questions()).toEqual([]);
  });
});

describe('an address of before there was a question', () => {
  it('has agreed when a report was mailed to it, and is asked once otherwise', async () => {
    await aMailedReport(world, crew.company.id, world.clock.now);
    await saved(only(reportAddress, stranger()));
    expect(await standings()).toEqual({ [reportAddress]: 'confirmed', [stranger()]: 'waiting' });
    await sweepReports(job());
    expect(questions().map(({ to }) => to)).toEqual([stranger()]);
    // Its letters leave the record one day; its consent does not.
    await world.table.write({ delete: keys.reportRun(crew.company.id, '2026-10') });
    expect(await standings()).toMatchObject({ [reportAddress]: 'confirmed' });
  });
});
