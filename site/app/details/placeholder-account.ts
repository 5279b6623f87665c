import type { Me } from '../../../contract/api/account.ts';
import { FIRST_LANG } from '../../../contract/lang.ts';

/** A placeholder for the account until it is loaded. */
export const PLACEHOLDER_ACCOUNT: Me = {
  id: 0,
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  role: 'customer',
  company: '',
  lang: FIRST_LANG,
  timeZone: '',
  image: null,
  emailVerified: true,
  secondFactor: false,
};
