import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import { kitGroupsOf } from './languages-of.ts';
import { placesOfPage } from './texts-of-page.ts';

test('lists the texts that a page needs: its own, those of its entries, and those around every page', () => {
  const places = placesOfPage('/pages/pricing');
  expect(places).toEqual(
    expect.arrayContaining([
      'content/pages/pages/pricing.yaml',
      'content/plans/team/entry.yaml#name',
      'content/kit.yaml#priceTool',
      'content/menu.yaml',
      'content/account-area/saved-items.yaml#control',
    ]),
  );
  expect(places).not.toContain('content/kit.yaml#ruleBuilder');
  expect(places.filter((place) => /^content\/(?:people|posts)/.test(place))).toEqual([]);
  expect(placesOfPage('content/pages/pages/pricing.yaml')).toEqual(places);
});

test('lists the texts of entries within entries at their own places', () => {
  const places = placesOfPage('/blog/grid');
  const inPosts = places.filter((place) => place.startsWith('content/posts/'));
  expect(inPosts.filter((place) => /#(?:author|topics)/.test(place))).toEqual([]);
  expect(places).toContainEqual(
    expect.stringMatching(/^content\/people\/[\w-]+\/entry.yaml#name$/),
  );
  expect(places).toContain('content/topics.yaml#law.name');
});

test('refuses a page that does not exist and suggests the nearest one', () => {
  expect(() => placesOfPage('/pages/pricng')).toThrow(
    '/pages/pricng is no page of content/pages: did you mean `/pages/pricing`?',
  );
});

test('leaves out only those words of controls that a section of one page shows', () => {
  const shared: string[] = kitGroupsOf([]);
  const own = Object.keys(content.kit).filter((name) => !shared.includes(name));
  expect(own.length).toBeGreaterThan(10);
  const files = globSync('site/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.test\.ts$|^site\/(?:words\/(?:kit|piece)-words|pieces\/index)\.ts$/.test(file),
  );
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  for (const name of own) {
    const folder = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
    const users = sources.filter(([, source]) => new RegExp(`\\b${name}\\b`).test(source));
    expect(users.length, name).toBeGreaterThan(0);
    expect(
      users.map(([file]) => file).filter((file) => !file.includes(folder)),
      name,
    ).toEqual([]);
  }
});
