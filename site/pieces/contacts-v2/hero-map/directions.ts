/**
 * Returns the address that opens a place in the phone's map app, or in Google Maps.
 * @param sample whether the place is invented, in which case there are no directions
 */
export const directionsTo = (address: string, sample: true | undefined): string | undefined =>
  sample
    ? undefined
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
