import { z } from 'zod';
import * as account from '../account.ts';
import { call, type Endpoint } from '../endpoint.ts';
import * as notifications from '../notifications.ts';
import type { CallName } from '../paths.ts';
import * as paymentDetails from '../payment-details.ts';
import { PICTURE_MAX, PICTURE_TYPE, PICTURE_TYPES } from '../picture-limits.ts';
import * as pictures from '../pictures.ts';

/** The account's picture, data, notifications and payment details. */
export const settingsEndpoints = {
  setPicture: call({
    summary: 'Set the account’s picture; it is resized, and metadata is removed',
    upload: { types: PICTURE_TYPES, max: PICTURE_MAX },
    answer: pictures.pictureSet,
    errorStatuses: [507],
  }),
  removePicture: call({ summary: 'Remove the account’s picture' }),
  picture: call({
    summary: 'A picture, for anyone who knows its address',
    access: 'anyone',
    params: pictures.pictureParams,
    answer: z.string(),
    type: PICTURE_TYPE,
  }),
  exportAccount: call({
    summary: 'All data stored about the user',
    answer: z.record(z.string(), z.unknown()),
    type: 'application/json; charset=utf-8',
  }),
  deleteAccount: call({
    summary:
      'Delete the account and all data stored about the user; the last administrator cannot be deleted',
    body: account.deleteAccountBody,
    errorStatuses: [409],
  }),

  notifications: call({
    summary: 'The optional mails that the account gets',
    answer: notifications.notifications,
  }),
  setNotifications: call({
    summary: 'Turn kinds of mail on and off independently',
    body: notifications.notificationsBody,
    answer: notifications.notifications,
    errorStatuses: [409],
  }),
  unsubscribePage: call({
    summary: 'A page with a button that stops the kind of mail that contained the link',
    access: 'anyone',
    query: notifications.unsubscribeQuery,
    answer: z.string(),
    type: 'text/html; charset=utf-8',
    errorStatuses: [404],
  }),
  unsubscribe: call({
    summary:
      'Stop the kind of mail that contained the link, as mail programs do with one click (RFC 8058). A plain form is answered with a redirect',
    access: 'anyone',
    allowsCrossSite: true,
    query: notifications.unsubscribeQuery,
    redirect: 'Stopped; redirects to the confirmation page',
    errorStatuses: [413, 415],
  }),

  paymentDetails: call({
    summary: 'The name and address on invoices',
    answer: paymentDetails.paymentDetails,
  }),
  setPaymentDetails: call({
    summary: 'Set the name and address on invoices',
    body: paymentDetails.paymentDetailsBody,
    answer: paymentDetails.paymentDetails,
  }),
  removePaymentDetails: call({ summary: 'Remove the name and address on invoices' }),
} satisfies Partial<Record<CallName, Endpoint>>;
