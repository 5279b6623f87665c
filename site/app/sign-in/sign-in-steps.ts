/** The state of signing in. */
export interface SignInStep {
  at: 'start' | 'code' | 'recovery';
  /** The challenge that the server expects together with the code. */
  challenge: string;
  /** The reason for starting over, after a timeout. */
  problem: string;
}

export type SignInMove =
  /** The password was correct, and a code is required. */
  | { to: 'code'; challenge: string }
  /** Another kind of code is used for the same challenge. */
  | { to: 'other-code' }
  | { to: 'start'; problem?: string };

export const FIRST_STEP: SignInStep = { at: 'start', challenge: '', problem: '' };

/** Returns the next step of signing in. */
export function signInStep(step: SignInStep, move: SignInMove): SignInStep {
  switch (move.to) {
    case 'code':
      return { at: 'code', challenge: move.challenge, problem: '' };
    case 'other-code':
      return { ...step, at: step.at === 'code' ? 'recovery' : 'code' };
    case 'start':
      return { ...FIRST_STEP, problem: move.problem ?? '' };
  }
}
