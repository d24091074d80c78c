import { expect, test } from 'vitest';
import { industryRoutes, serviceRoutes } from '#content/routes.ts';
import { breadcrumb, inquiryHref, lastSegment } from './addresses.ts';
import { preselection } from '#inquiry/brought.ts';

const searchOf = (href: string) => href.slice(href.indexOf('?'));

test.each(serviceRoutes)('the form opened from %s has the service chosen', (route) => {
  expect(preselection(searchOf(inquiryHref(route)))).toEqual({ service: lastSegment(route) });
});

test.each(industryRoutes)('the form opened from %s has the industry chosen', (route) => {
  expect(preselection(searchOf(inquiryHref(route)))).toEqual({ industry: lastSegment(route) });
});

test('a service lies below the services overview', () => {
  expect(breadcrumb('/services/logistik-transport').map((crumb) => crumb.route)).toEqual([
    '/',
    '/services',
    '/services/logistik-transport',
  ]);
});

test('an industry lies directly below home', () => {
  expect(breadcrumb('/retail').map((crumb) => crumb.label)).toEqual(['Home', 'Einzel- und Grosshandel']);
});

test('home has a path of one', () => {
  expect(breadcrumb('/')).toHaveLength(1);
});
