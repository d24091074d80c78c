import { expect, test } from 'vitest';
import { industryRoutes, serviceRoutes } from '#content/routes.ts';
import { lastSegment } from './addresses.ts';
import { inquiryHref } from './inquiry-link.ts';
import { preselection } from '#inquiry/preselection.ts';

const searchOf = (href: string) => href.slice(href.indexOf('?'));

test.each(serviceRoutes)('the form opened from %s has the service chosen', (route) => {
  expect(preselection(searchOf(inquiryHref(route)))).toEqual({ service: lastSegment(route) });
});

test.each(industryRoutes)('the form opened from %s has the industry chosen', (route) => {
  expect(preselection(searchOf(inquiryHref(route)))).toEqual({ industry: lastSegment(route) });
});
