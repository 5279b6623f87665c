import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Store } from '../store/database.ts';
import { holdLeads, type Released, type Written } from '../store/held.ts';
import type { LeadRepository, NewLead, Stored } from '../store/leads.ts';
import type { Arrival, FloodWatch, Traits } from './flood.ts';

/** What became of a form or message that was sent; `unmasked` were delivered, and held when a flood had shown itself. */
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
  leads: LeadRepository;
  limits: Limits;
  flood: FloodWatch;
  /** Counts what became of leads; nothing where nothing is measured. */
  metrics: { lead: (outcome: LeadOutcome, count?: number) => void } | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** A lead as it comes in, before it is known whether it is one of many alike. */
export interface Incoming extends NewLead {
  /** What it is counted by, as `addressOf` has it. */
  address: string;
}

/**
 * The one way in for everything that reaches the company: forms, and what people write in their accounts. Judges each
 * by those that came with it, and has it stored. What a later one shows to be part of a flood is held after all; what
 * is held does not use up what the company expects.
 */
export function leadIntake({ store, leads, limits, flood, metrics, log }: Parts) {
  /** Holds what is stored; what is still being written is held by the caller who waits for that. */
  async function hold(arrivals: readonly Arrival[]): Promise<void> {
    const ids = arrivals.map(({ leadId }) => leadId).filter((id) => id !== undefined);
    metrics?.lead('unmasked', ids.length);
    try {
      await holdLeads(store, ids);
    } catch (error) {
      log.error({ err: error, leads: ids.length }, 'leads of a flood could not be held');
    }
  }

  const giveBack = (arrivals: readonly Arrival[]) =>
    limits.giveBackLeads(arrivals.map(({ countedUntil = 0 }) => countedUntil));

  async function judge(traits: Traits): Promise<Arrival> {
    const { isOver, endsAt } = await limits.takeLead();
    const { arrival, unmasked } = flood.judge(traits, isOver);
    arrival.countedUntil = endsAt;
    await giveBack(arrival.isHeld ? [...unmasked, arrival] : unmasked);
    if (unmasked.length > 0) {
      log.warn({ leads: unmasked.length }, 'a flood of leads: what is alike is held');
      await hold(unmasked);
    }
    return arrival;
  }

  return {
    /** Stores a lead that a form has sent, unless it is a repeat. Rejects when it cannot be stored. */
    form: async ({ address, ...lead }: Incoming): Promise<Stored> => {
      if (lead.heldFor !== null) {
        const { stored } = await leads.store(lead);
        metrics?.lead(stored === 'new' ? 'held' : 'repeat');
        return stored;
      }
      const { message, form } = lead;
      const arrival = await judge({ address, message, form });
      const wasHeld = arrival.isHeld;
      const { stored, id } = await leads.store({ ...lead, heldFor: wasHeld ? 'burst' : null });
      if (id !== undefined) arrival.leadId = id;
      if (stored === 'repeat') metrics?.lead('repeat');
      if (stored === 'new') metrics?.lead(wasHeld ? 'held' : 'delivered');
      if (arrival.isHeld && !wasHeld) await hold([arrival]);
      return stored;
    },

    /**
     * Stores what a customer writes in their account.
     * @param write stores it, and holds it when it is told that it looks like a flood, or for a reason of its own
     * @returns what `write` does
     */
    written: async <Result extends Written>(
      traits: Traits,
      write: (isFlood: boolean) => Promise<Result>,
    ): Promise<Result> => {
      const arrival = await judge(traits);
      const wasHeld = arrival.isHeld;
      const written = await write(wasHeld);
      const { leadId, isHeld } = written;
      metrics?.lead(leadId === undefined ? 'repeat' : isHeld ? 'held' : 'delivered');
      if (isHeld && !arrival.isHeld) {
        // It does not reach the company, and no later one can unmask it.
        arrival.isHeld = true;
        await giveBack([arrival]);
        return written;
      }
      if (leadId !== undefined) arrival.leadId = leadId;
      if (arrival.isHeld && !wasHeld) await hold([arrival]);
      return written;
    },

    /** Judges leads that have been released because of who wrote them, as if they had just come. Never rejects. */
    released: async (address: string, released: readonly Released[]): Promise<void> => {
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
