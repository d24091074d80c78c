/**
 * The configurations for servers of one's own, from the built site. They name each page's policy, so they belong
 * to the build they were written with.
 */
import type { SiteConfig } from '#config.ts';
import { caddyfile } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { readPages } from './site.ts';

/** Contents by file name. */
export function serverConfigs(directory: string, config: SiteConfig): Record<string, string> {
  const pages = readPages(directory, config);
  const { host } = new URL(config.siteUrl);
  const common = {
    host,
    otherHosts: otherHosts(host),
    root: `/var/www/${host}`,
    isPreview: config.isPreview,
  };
  const certificates = `/etc/letsencrypt/live/${host}`;
  return {
    'nginx.conf': nginxConfig(pages, {
      ...common,
      certificate: { chain: `${certificates}/fullchain.pem`, key: `${certificates}/privkey.pem` },
      listen: { http: ['80', '[::]:80'], https: ['443', '[::]:443'] },
    }),
    Caddyfile: caddyfile(pages, common),
  };
}

/** `www.example.ch` and `example.ch` lead to each other; a subdomain such as `neu.example.ch` has no other name. */
function otherHosts(host: string): string[] {
  if (host.startsWith('www.')) return [host.slice('www.'.length)];
  return host.split('.').length === 2 ? [`www.${host}`] : [];
}
