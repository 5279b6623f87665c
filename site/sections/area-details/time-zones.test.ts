import { expect, test } from 'vitest';
import { zoneChoices } from './time-zones.ts';

test('a zone that the browser does not know has no distance, and keeps no other from having one', () => {
  const zones = [
    {
      label: 'Asia',
      zones: [
        ['Asia/Bangkok', 'Bangkok'],
        ['Asia/Newest', 'Newest'],
      ],
    },
  ] as const;
  const { options, groups } = zoneChoices('en', zones, 'Mars/Olympus');
  expect(groups[0]?.options.map(({ label }) => label)).toEqual(['Bangkok (GMT+7)', 'Newest']);
  expect(options).toEqual([{ value: 'Mars/Olympus', label: 'Mars/Olympus' }]);
});
