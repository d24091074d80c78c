import { describe, expect, test } from 'vitest';
import { construction } from '#content/industries/construction.ts';
import { events } from '#content/industries/events.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { healthcare } from '#content/industries/healthcare.ts';
import { retail } from '#content/industries/retail.ts';
import { network } from '#content/network.ts';
import { isService, routeLabels, routes, type Route } from '#content/routes.ts';
import { asRead, fileOf, readPage } from './dist.ts';

const pages = [gastronomy, retail, construction, healthcare, events];

const figureOn = (route: Route) => {
  const figure = readPage(fileOf(route)).root.querySelector(`figure[aria-label="${network.title}"]`);
  if (!figure) throw new Error(`${route} has no network`);
  return figure;
};

describe('the network of the services', () => {
  const figure = figureOn('/services');

  test('names and links every service and every industry once', () => {
    const links = figure.querySelectorAll('a').map((link) => [link.getAttribute('href'), asRead(link.text)]);
    const expected = routes
      .filter((route) => isService(route) || pages.some((page) => page.route === route))
      .map((route) => [route, routeLabels[route]]);
    expect(links.toSorted()).toEqual(expected.toSorted());
  });

  test.each(pages)('draws the line of $route through the services that matter most to it', (page) => {
    const line = figure.querySelector(`#linie-${page.route.slice(1)}`);
    const places = line?.getAttribute('data-stops')?.split(' ') ?? [];
    const stations = figure.querySelectorAll('ol > li');
    const stops = places.map((place) =>
      stations[Number(place) - 1]?.querySelector('a')?.getAttribute('href'),
    );
    expect(stops).toEqual(network.lines.find(({ route }) => route === page.route)?.stops);
    expect(line?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  });

  test.each(pages)('draws the line of $route as that page does', (page) => {
    const look = figure.querySelector(`#linie-${page.route.slice(1)}`)?.getAttribute('data-look');
    expect(look).toBeTruthy();
    expect(readPage(fileOf(page.route)).root.querySelector('main')?.getAttribute('data-look')).toBe(look);
  });

  test('tells its lines apart without colour as well', () => {
    const looks = figure.querySelectorAll('[data-look]').map((line) => line.getAttribute('data-look'));
    expect(looks).toHaveLength(pages.length);
    expect(looks).toEqual([...new Set(looks)]);
  });
});
