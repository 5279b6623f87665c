import type { Accounts } from '../accounts/accounts.ts';
import type { UploadSpace } from '../attachments/upload-space.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { LeadIntake } from '../leads/intake.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/database.ts';
import type { Kind } from '../store/outbox.ts';
import type { Site } from './site/site.ts';

/** The services that the routes of the API use. */
export interface Services {
  config: Config;
  company: Company;
  site: Site;
  store: Store;
  accounts: Accounts;
  limits: Limits;
  uploadSpace: UploadSpace;
  outbox: Outbox;
  intake: LeadIntake;
  /** The outbox entries for a genuine lead. */
  deliveries: readonly Kind[];
}
