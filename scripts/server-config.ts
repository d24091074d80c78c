/** Part of the build: writes the configurations for nginx and Caddy to deploy/generated/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverConfigs } from '../deploy/server-config.ts';
import { config } from '#config.ts';

const folder = 'deploy/generated';

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(serverConfigs('dist', config))) {
  writeFileSync(join(folder, name), content);
}
console.log(`Wrote the configurations for nginx and Caddy to ${folder}/.`);
