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

test('leaves out zones unknown to the browser and regions without any zone', () => {
  const { options, groups } = zoneChoices('en', ZONES, 'Asia/Bangkok');
  expect(groups).toEqual([
    { label: 'Asia', options: [{ value: 'Asia/Bangkok', label: 'Bangkok (GMT+7)' }] },
  ]);
  expect(options).toEqual([]);
});

test('keeps the stored zone, by its name or by its id if it is not listed', () => {
  expect(zoneChoices('en', ZONES, 'Mars/Olympus').groups[1]?.options).toEqual([
    { value: 'Mars/Olympus', label: 'Olympus' },
  ]);
  expect(zoneChoices('en', ZONES, 'Venus/Maat').options).toEqual([
    { value: 'Venus/Maat', label: 'Venus/Maat' },
  ]);
});
