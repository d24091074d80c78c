import { expect, test } from 'vitest';
import { breadcrumb } from './breadcrumb.ts';

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
