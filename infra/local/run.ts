// `npm start`: reads the options, starts the system, prints where everything is, and ends it cleanly.

import { join } from 'node:path';
import { jsonLine, loginLines, type Places } from './addresses.ts';
import type { DemoLogin } from './data-folder.ts';
import { help, type Options, optionsOf } from './options.ts';
import { originOf, type Ports } from './ports.ts';
import { exitWith, reasonOf } from './refusal.ts';
import { type Parts, startSystem } from './system.ts';
import { logFile, logTo, outliveTerminal, progressPrinter } from './terminal.ts';

const placesOf = ({ web, api, outbox, aws }: Ports): Places => ({
  web: originOf(web),
  api: originOf(api),
  outbox: originOf(outbox),
  aws: originOf(aws),
});

function overview(options: Options, ports: Ports, logins: readonly DemoLogin[]): string {
  const lines = [
    ...(options.isWithoutWeb ? [] : [`  web      ${originOf(ports.web)}`]),
    `  API      ${originOf(ports.api)}/docs`,
    `  outbox   ${originOf(ports.outbox)}   mails, SMS, clock, queues`,
    `  AWS      ${originOf(ports.aws)}   for the AWS SDK and CLI`,
    `  data     ${options.dataFolder}`,
    `  log      ${join(options.dataFolder, logFile)}`,
    '',
    ...loginLines(originOf(ports.web), logins),
    ...(logins.length ? [''] : ['  No logins yet: start a trial on the web.', '']),
    'Stop with Ctrl-C; the data stays.',
  ];
  return `\n${lines.join('\n')}\n`;
}

async function run(options: Options): Promise<void> {
  const tell = progressPrinter(0);
  outliveTerminal();
  // New files are readable only by the person who started it: they hold passwords and mailed links.
  process.umask(0o077);
  // One process holds everything, so an uncaught error is logged and does not end the cloud.
  process.on('uncaughtException', (error) => console.error('uncaught error:', error));
  process.on('unhandledRejection', (error) => console.error('unhandled rejection:', error));
  const [{ serveBuiltWeb }, { builtWeb }] = await Promise.all([
    import('#infra/local/site/web-front.ts'),
    import('#infra/local/site/web-build.ts'),
  ]);
  // Only a new folder is filled, so later starts load neither the demo nor the drawing of its photos.
  const fill: Parts['fill'] = async (cloud, say) => {
    const { fillDemo, demoTargetOf } = await import('#infra/local/demo/demo.ts');
    return fillDemo(demoTargetOf(cloud), say);
  };
  const parts = { fill, buildWeb: builtWeb, serveWeb: serveBuiltWeb, log: logTo };
  // Started by another process with a channel, it ends with that process.
  const ends = ['SIGINT', 'SIGTERM', 'disconnect'] as const;
  const giveUp = (): void => process.exit(1);
  for (const end of ends) process.on(end, giveUp);
  if ('connected' in process && !process.connected) giveUp();
  const system = await startSystem(options, parts, tell);
  const stop = (): void => {
    system.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping went wrong: ${reasonOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  const { ports, logins } = system;
  // In this order: without any listener a signal between the two is lost.
  for (const end of ends) process.on(end, stop).off(end, giveUp);
  tell('Ready');
  if (options.isJson) process.stdout.write(`${jsonLine(placesOf(ports), logins)}\n`);
  else process.stdout.write(overview(options, ports, logins));
}

try {
  const options = optionsOf(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (options === 'help') process.stdout.write(help);
  else if (options.isDev) await (await import('./dev.ts')).runDev(options);
  else await run(options);
} catch (error) {
  exitWith(error);
}
