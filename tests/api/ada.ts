import { beforeEach } from 'vitest';
import type { CallName } from '../../contract/api/paths.ts';
import { appWithStore } from '../server/fixture.ts';
import { call, signUp } from './accounts.ts';

/** The server of the current test, new for each, and the token with which Ada is signed in there. */
export let app: Awaited<ReturnType<typeof appWithStore>>;
export let token: string;

/** Gives each test of a file a server on which Ada is signed in. */
export function signInAda(): void {
  beforeEach(async () => {
    app = await appWithStore();
    token = await signUp(app.server);
  });
}

/** Makes a call in Ada’s session, or with another token. */
export const asAda = <Name extends CallName>(name: Name, sent: Parameters<typeof call>[2] = {}) =>
  call(app.server, name, { token, ...sent });
