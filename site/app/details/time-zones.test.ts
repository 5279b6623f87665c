import { expect, test } from 'vitest';
import { zoneChoices } from './time-zones.ts';

const ZONES = [
  {
    label: 'Asia',
    zones: [
      ['Asia/Bangkok', 'Bangkok'],
      ['Asia/Newest', 'Newest'],
    ],
  },
  { label: 'Mars', zones: [['Mars/Olympus', 'Olympus']] },
] as const;

test('leaves out the zones that the browser does not know, and parts of the world with no other', () => {
  const { options, groups } = zoneChoices('en', ZONES, 'Asia/Bangkok');
  expect(groups).toEqual([
    { label: 'Asia', options: [{ value: 'Asia/Bangkok', label: 'Bangkok (GMT+7)' }] },
  ]);
  expect(options).toEqual([]);
});

test('keeps the zone that is stored, by its name or, where it is not listed, by its id', () => {
  expect(zoneChoices('en', ZONES, 'Mars/Olympus').groups[1]?.options).toEqual([
    { value: 'Mars/Olympus', label: 'Olympus' },
  ]);
  expect(zoneChoices('en', ZONES, 'Venus/Maat').options).toEqual([
    { value: 'Venus/Maat', label: 'Venus/Maat' },
  ]);
});
