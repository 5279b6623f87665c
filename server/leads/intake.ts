import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Store } from '../store/database.ts';
import { holdLeads, type ReleasedLead, type WrittenMessage } from '../store/held.ts';
import { type NewLead, type StoreOutcome, storeLead } from '../store/leads.ts';
import type { Kind } from '../store/outbox.ts';
import type { Arrival, FloodWatch, Traits } from './flood.ts';

/** The outcomes of a submitted form or message; `unmasked` leads were delivered, and held later because of a flood. */
export const LEAD_OUTCOMES = [
  'delivered',
  'held',
  'unmasked',
  'repeat',
  'refused',
  'limited',
  'failed',
] as const;

export type LeadOutcome = (typeof LEAD_OUTCOMES)[number];

interface Parts {
  store: Store;
  /** The outbox entries for a genuine lead. */
  deliveries: readonly Kind[];
  limits: Limits;
  flood: FloodWatch;
  /** Counts the outcomes of leads; undefined if nothing is measured. */
  metrics: { lead: (outcome: LeadOutcome, count?: number) => void } | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** A lead as it arrives, before it has been compared with others. */
export interface IncomingLead extends NewLead {
  /** The sender's address, from `addressOf`. */
  address: string;
}

/**
 * The only entry point for everything that reaches the company: forms, and messages from accounts. It judges each lead
 * by those that arrived with it, and stores it. A lead is held afterwards if a later one reveals it as part of a flood;
 * held leads don't count towards the number that the company expects.
 */
export function leadIntake({ store, deliveries, limits, flood, metrics, log }: Parts) {
  /** Holds leads that are stored; leads that are still being stored are held by the caller that waits for them. */
  async function hold(arrivals: readonly Arrival[]): Promise<void> {
    const ids = arrivals.map(({ leadId }) => leadId).filter((id) => id !== undefined);
    metrics?.lead('unmasked', ids.length);
    try {
      await holdLeads(store, ids);
    } catch (error) {
      log.error({ err: error, leads: ids.length }, 'leads of a flood could not be held');
    }
  }

  const refund = (arrivals: readonly Arrival[]) =>
    limits.refundLeads(arrivals.map(({ countedUntil = 0 }) => countedUntil));

  async function judge(traits: Traits): Promise<Arrival> {
    const { isOver, endsAt } = await limits.countLead();
    const { arrival, unmasked } = flood.judge(traits, isOver);
    arrival.countedUntil = endsAt;
    await refund(arrival.isHeld ? [...unmasked, arrival] : unmasked);
    if (unmasked.length > 0) {
      log.warn({ leads: unmasked.length }, 'a flood of leads: similar leads are held');
      await hold(unmasked);
    }
    return arrival;
  }

  return {
    /** Stores a lead from a form, unless it is a repeat. Rejects when it cannot be stored. */
    form: async ({ address, ...lead }: IncomingLead): Promise<StoreOutcome> => {
      if (lead.heldFor !== null) {
        const { stored } = await storeLead(store, lead, deliveries);
        metrics?.lead(stored === 'new' ? 'held' : 'repeat');
        return stored;
      }
      const { message, form } = lead;
      const arrival = await judge({ address, message, form });
      const wasHeld = arrival.isHeld;
      const judged = { ...lead, heldFor: wasHeld ? ('burst' as const) : null };
      const { stored, id } = await storeLead(store, judged, deliveries);
      if (id !== undefined) arrival.leadId = id;
      if (stored === 'repeat') metrics?.lead('repeat');
      if (stored === 'new') metrics?.lead(wasHeld ? 'held' : 'delivered');
      if (arrival.isHeld && !wasHeld) await hold([arrival]);
      return stored;
    },

    /**
     * Stores a message that a customer writes in their account.
     * @param write stores it, and holds it if told that it looks like a flood, or for its own reasons
     * @returns the result of `write`
     */
    message: async <Result extends WrittenMessage>(
      traits: Traits,
      write: (isFlood: boolean) => Promise<Result>,
    ): Promise<Result> => {
      const arrival = await judge(traits);
      const wasHeld = arrival.isHeld;
      const written = await write(wasHeld);
      const { leadId, isHeld } = written;
      metrics?.lead(leadId === undefined ? 'repeat' : isHeld ? 'held' : 'delivered');
      if (isHeld && !arrival.isHeld) {
        // It does not reach the company, and no later lead can unmask it.
        arrival.isHeld = true;
        await refund([arrival]);
        return written;
      }
      if (leadId !== undefined) arrival.leadId = leadId;
      if (arrival.isHeld && !wasHeld) await hold([arrival]);
      return written;
    },

    /** Judges leads that were released because of their sender, as if they had just arrived. Never rejects. */
    released: async (address: string, released: readonly ReleasedLead[]): Promise<void> => {
      try {
        for (const { id, message, form } of released) {
          const arrival = await judge({ address, message, form });
          arrival.leadId = id;
          if (arrival.isHeld) await hold([arrival]);
        }
      } catch (error) {
        log.error({ err: error }, 'released leads could not be judged');
      }
    },
  };
}

export type LeadIntake = ReturnType<typeof leadIntake>;
