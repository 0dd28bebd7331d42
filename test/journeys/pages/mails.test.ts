// Every mail in every language, as a mail program shows it: narrow and wide, in light and in dark.

import { describe, expect, it } from 'vitest';
import { mailRequested } from '#events/notices.ts';
import { mailContentOf } from '#functions/domain/notices/mail-content.ts';
import { languages } from '#shared/limits.ts';
import { messageExamples } from '#test/kit/message-examples.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { cutOff } from '#test/kit/browser/cut-off.ts';
import { useBrowser } from '#test/kit/system/use-system.ts';

const order = mailRequested.body.parse(messageExamples['mail.requested']);
const templates = mailRequested.body.shape.template.options;
const looks = [320, 600].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

const here = useBrowser();

describe('every mail', () => {
  it.each(looks)('is whole and readable at $width px in $scheme', async ({ width, scheme }) => {
    const page = await here.browser.newPage({ viewport: { width, height: 700 }, colorScheme: scheme });
    for (const template of templates)
      for (const language of languages) {
        const { html } = await mailContentOf({
          ...order,
          template,
          language,
          companyName: 'Byggingafélagið Hamravellir og synir ehf.',
          day: '2026-12-02',
          month: '2026-11',
          seconds: 123_456,
          stopLink: `${order.link}-stop`,
        });
        await page.setContent(html);
        const found = [...(await cutOff(page)), ...(await axeFindings(page))];
        // A mail is no page of landmarks.
        const wrong = found.filter((one) => !/^(?:region|landmark-one-main) /.test(one));
        expect([template, language, wrong]).toEqual([template, language, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
    await page.close();
  });
});
