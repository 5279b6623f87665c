import { z } from 'zod';
import * as account from '../account.ts';
import { type Endpoint, empty } from '../endpoint.ts';
import * as notifications from '../notifications.ts';
import type { CallName } from '../paths.ts';
import * as paymentDetails from '../payment-details.ts';
import { PICTURE_MAX, PICTURE_TYPE, PICTURE_TYPES } from '../picture-limits.ts';
import * as pictures from '../pictures.ts';

/** The account's picture, data, notifications and payment details. */
export const settingsEndpoints = {
  setPicture: {
    summary: 'Set the account’s picture; it is resized, and metadata is removed',
    access: 'customer',
    upload: { types: PICTURE_TYPES, max: PICTURE_MAX },
    status: 200,
    answer: pictures.pictureSet,
    errorStatuses: [507],
  },
  removePicture: {
    summary: 'Remove the account’s picture',
    access: 'customer',
    status: 200,
    answer: empty,
  },
  picture: {
    summary: 'A picture, for anyone who knows its address',
    access: 'anyone',
    params: pictures.pictureParams,
    status: 200,
    answer: z.string(),
    type: PICTURE_TYPE,
  },
  exportAccount: {
    summary: 'All data stored about the user',
    access: 'customer',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
    type: 'application/json; charset=utf-8',
  },
  deleteAccount: {
    summary:
      'Delete the account and all data stored about the user; the last administrator cannot be deleted',
    access: 'customer',
    body: account.deleteAccountBody,
    status: 200,
    answer: empty,
    errorStatuses: [409],
  },

  notifications: {
    summary: 'The optional mails that the account gets',
    access: 'customer',
    status: 200,
    answer: notifications.notifications,
  },
  setNotifications: {
    summary: 'Turn kinds of mail on and off independently',
    access: 'customer',
    body: notifications.notificationsBody,
    status: 200,
    answer: notifications.notifications,
    errorStatuses: [409],
  },
  unsubscribePage: {
    summary: 'A page with a button that stops the kind of mail that contained the link',
    access: 'anyone',
    query: notifications.unsubscribeQuery,
    status: 200,
    answer: z.string(),
    type: 'text/html; charset=utf-8',
    errorStatuses: [404],
  },
  unsubscribe: {
    summary:
      'Stop the kind of mail that contained the link, as mail programs do with one click (RFC 8058). A plain form is answered with a redirect',
    access: 'anyone',
    allowsCrossSite: true,
    query: notifications.unsubscribeQuery,
    status: 200,
    answer: empty,
    redirect: 'Stopped; redirects to the confirmation page',
    errorStatuses: [413, 415],
  },

  paymentDetails: {
    summary: 'The name and address on invoices',
    access: 'customer',
    status: 200,
    answer: paymentDetails.paymentDetails,
  },
  setPaymentDetails: {
    summary: 'Set the name and address on invoices',
    access: 'customer',
    body: paymentDetails.paymentDetailsBody,
    status: 200,
    answer: paymentDetails.paymentDetails,
  },
  removePaymentDetails: {
    summary: 'Remove the name and address on invoices',
    access: 'customer',
    status: 200,
    answer: empty,
  },
} as const satisfies Partial<Record<CallName, Endpoint>>;
