import { expect, test } from 'vitest';
import { serviceMenu } from '#content/navigation.ts';
import { industryRoutes, type ServiceRoute } from '#content/routes.ts';
import { lastSegment } from './addresses.ts';
import { inquiryHref } from './inquiry-link.ts';
import { preselection } from '#inquiry/preselection.ts';

const searchOf = (href: string) => href.slice(href.indexOf('?'));

test.each(serviceMenu.entries)('the form opened from $route has the service chosen', ({ route }) => {
  const href = inquiryHref(route as ServiceRoute);
  expect(preselection(searchOf(href))).toEqual({ service: lastSegment(route) });
});

test.each(industryRoutes)('the form opened from %s has the industry chosen', (route) => {
  expect(preselection(searchOf(inquiryHref(route)))).toEqual({ industry: lastSegment(route) });
});
