/** The steps of signing in. */
export interface SignInStep {
  at: 'start' | 'code' | 'recovery';
  /** What the server wants back with the code. */
  challenge: string;
  /** Why it begins anew, if it took too long. */
  problem: string;
}

export type SignInMove =
  /** The password was right, and a code is asked for. */
  | { to: 'code'; challenge: string }
  /** Another kind of code is to be used for the same challenge. */
  | { to: 'other-code' }
  | { to: 'start'; problem?: string };

export const FIRST_STEP: SignInStep = { at: 'start', challenge: '', problem: '' };

/** From one step of signing in to the next. */
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
