/**
 * The address that opens the map of one’s telephone, or Google’s, with a place to go to.
 * @param sample whether the place is made up: then there are no directions
 */
export const directionsTo = (address: string, sample: true | undefined): string | undefined =>
  sample
    ? undefined
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
