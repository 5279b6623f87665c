/** The address that opens the map of one’s telephone, or Google’s, with a place to go to. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
