/** How things move in the film: shares of a way, eased, and what lies between two values. */

export type Rgb = readonly [red: number, green: number, blue: number];

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How far a time is on its way from one moment to another, 0 to 1. */
export const ramp = (from: number, to: number, at: number): number =>
  clamp((at - from) / (to - from));

/** Starts and ends gently. */
export const ease = (share: number): number =>
  share * share * share * (share * (share * 6 - 15) + 10);

/** Starts at once and ends gently. */
export const settle = (share: number): number => 1 - (1 - share) ** 3;

/** A string that was let go: swings about its place and comes to rest. */
export const pluck = (seconds: number): number =>
  seconds <= 0 ? 0 : Math.exp(-5 * seconds) * Math.sin(22 * seconds);

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const mixColour = (from: Rgb, to: Rgb, share: number): Rgb => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgb(${red.toFixed(0)} ${green.toFixed(0)} ${blue.toFixed(0)} / ${alpha.toFixed(3)})`;
