import type { FastifyBaseLogger } from 'fastify';
import type { Arrival, FloodWatch } from './flood.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Store } from './store/database.ts';
import { holdBack } from './store/held.ts';
import type { LeadRepository, NewLead, Stored } from './store/leads.ts';

interface Parts {
  store: Store;
  leads: LeadRepository;
  limits: Limits;
  flood: FloodWatch;
  metrics: Pick<Metrics, 'lead'> | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** A lead as it comes in, before it is known whether it is one of many alike. */
export interface Incoming extends NewLead {
  /** What it is counted by, as `addressOf` has it. */
  address: string;
}

/**
 * Takes leads in: judges each by those that came with it, and stores it. What a later one shows to be part of a
 * flood is held after all; what is held does not use up what the company expects.
 */
export function leadIntake({ store, leads, limits, flood, metrics, log }: Parts) {
  /** Holds what is stored; what is still being written is held by whoever waits for that. */
  async function hold(arrivals: readonly Arrival[]): Promise<void> {
    const ids = arrivals.map(({ leadId }) => leadId).filter((id) => id !== undefined);
    metrics?.lead('unmasked', ids.length);
    try {
      await holdBack(store, ids);
    } catch (error) {
      log.error({ err: error, leads: ids.length }, 'leads of a flood could not be held');
    }
  }

  async function judge(lead: NewLead, address: string): Promise<Arrival> {
    const isOver = await limits.takeLead();
    const { message, form } = lead;
    const { arrival, unmasked } = flood.judge({ address, message, form }, isOver);
    const refunded = unmasked.length + Number(arrival.isHeld);
    if (refunded > 0) await limits.giveBackLeads(refunded);
    if (unmasked.length > 0) {
      log.warn({ leads: unmasked.length }, 'a flood of leads: what is alike is held');
      await hold(unmasked);
    }
    return arrival;
  }

  /** Stores a lead, unless it is a repeat. Rejects when it cannot be stored. */
  return async ({ address, ...lead }: Incoming): Promise<Stored> => {
    if (lead.heldFor !== null) {
      const { stored } = await leads.store(lead);
      metrics?.lead(stored === 'new' ? 'held' : 'repeat');
      return stored;
    }
    const arrival = await judge(lead, address);
    const wasHeld = arrival.isHeld;
    const { stored, id } = await leads.store({ ...lead, heldFor: wasHeld ? 'burst' : null });
    if (id !== undefined) arrival.leadId = id;
    if (stored === 'repeat') metrics?.lead('repeat');
    if (stored === 'new') metrics?.lead(wasHeld ? 'held' : 'delivered');
    if (arrival.isHeld && !wasHeld) await hold([arrival]);
    return stored;
  };
}

export type LeadIntake = ReturnType<typeof leadIntake>;
