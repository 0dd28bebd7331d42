// Billing: dialogs, plans and prices, the bank and card flows, cancelling a subscription.
import { proven, type Row, rows } from './row.ts';

export const billing: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 billing dialogs', {
    'billing.dialog': proven(
      'Billing/subscription dialog',
      'test/web/settings/billing.test.ts',
      'the end of a trial > opens the billing dialog when the server says so; put off, it stays away for the session',
    ),
    'billing.complete-dialog': proven(
      'Billing-complete dialog: Welcome header, close button',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > waits after it is sent, then welcomes; closing hides it',
    ),
    'billing.waiting-dialog': proven(
      'Waiting-for-verification dialog',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > waits after it is sent, then welcomes; closing hides it',
    ),
    'billing.unable-dialog': proven(
      'Unable-to-verify dialog',
      'test/web/settings/billing-card.test.ts',
      'the confirmation of a card > that does not come in ten reads shows as unable to verify; failed reads count and are not shown',
    ),
    'billing.card-confirmation': proven(
      'Pay-by-card confirmation modal for Icelandic customers',
      'test/web/settings/billing-card.test.ts',
      'paying by card > asks Icelandic customers first whether euros are all right; who goes back finds what they chose',
    ),
    'billing.plan-tiles-in-dialog': proven(
      'The plan tiles appear again in the billing dialog (spec/3 public site)',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > opens the subscription early, with four equal tiles of which the fitting one is marked',
    ),
    'billing.pricing': proven(
      'Pricing section with four plan tiles',
      'test/web/front/landing.test.ts',
      'the pricing section > shows four plans in the currency of the region is, without VAT',
    ),
  }),
  ...rows('message', 'spec/2 §2 billing dialogs', {
    'billing.message.trial-period-over': proven(
      "'Trial period over'",
      'test/web/settings/billing.test.ts',
      'the end of a trial > opens the billing dialog when the server says so; put off, it stays away for the session',
    ),
    'billing.message.subscription': proven(
      "'Subscription' when the company is older than 90 days or billing was opened early",
      'test/web/settings/billing.test.ts',
      'the end of a trial > is called Subscription when the company is older than 90 days',
    ),
    'billing.message.confirm-later': proven(
      "'Confirm subscription later'",
      'test/web/settings/billing.test.ts',
      'the settings’ billing > opens the subscription early, with four equal tiles of which the fitting one is marked',
    ),
    'billing.message.unable-to-verify': proven(
      'The unable-to-verify dialog says the subscription might have gone through but could not be verified; the user can keep using the product and will be contacted if needed',
      'test/web/settings/billing-card.test.ts',
      'the confirmation of a card > that does not come in ten reads shows as unable to verify; failed reads count and are not shown',
    ),
  }),
  ...rows('rule', 'spec/2 §2 billing dialogs; spec/3 public site', {
    'billing.later-hides-early-window': proven(
      "'Confirm subscription later' hides the early billing window",
      'test/web/settings/billing.test.ts',
      'the settings’ billing > opens the subscription early, with four equal tiles of which the fitting one is marked',
    ),
    'billing.over-closed-once-per-session': proven(
      "'Trial period over' can be closed once per session",
      'test/web/settings/billing.test.ts',
      'the end of a trial > opens the billing dialog when the server says so; put off, it stays away for the session',
    ),
  }),
  ...rows('field', 'spec/2 §3 billing submission', {
    'billing.ssn': proven(
      'ssn (company id number)',
      'test/domain/billing/billing.test.ts',
      'the company’s kennitala and e-mail > %j is 10 digits without its spaces',
    ),
    'billing.email-billing': proven(
      'email_billing',
      'test/domain/billing/billing.test.ts',
      'the company’s kennitala and e-mail > %j is no e-mail',
    ),
    'billing.subscription-plan': proven(
      'subscription_plan (1-4)',
      'test/domain/billing/billing.test.ts',
      'the company’s kennitala and e-mail > %j is no plan',
    ),
  }),
  ...rows('state', 'spec/2 §4 subscription', {
    'subscription.trial': proven(
      'Subscription: trial',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > says how many days of the trial remain, less than 1 day at the end, and that it is over',
    ),
    'subscription.paying': proven(
      'Subscription: then paying',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > says of a customer that the subscription is active, with the plan that is paid for',
    ),
    'subscription.days-remaining': proven(
      'During the trial the account shows the days remaining',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > says how many days of the trial remain, less than 1 day at the end, and that it is over',
    ),
    'subscription.trial-ended': proven(
      'or a trial-ended message',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > says how many days of the trial remain, less than 1 day at the end, and that it is over',
    ),
    'subscription.paying-can-cancel': proven(
      'Paying accounts can cancel',
      'test/web/settings/billing.test.ts',
      'cancelling the subscription > asks first, then why, then sends and closes',
    ),
  }),
  ...rows('message', 'spec/2 §4 subscription', {
    'subscription.message.less-than-a-day': proven(
      "'less than 1 day remaining' when at most 1 day is left",
      'test/web/settings/billing.test.ts',
      'the settings’ billing > says how many days of the trial remain, less than 1 day at the end, and that it is over',
    ),
  }),
  ...rows('state', 'spec/2 §4 billing flow', {
    'billing.status-opens-dialog': proven(
      "After the trial the server's billing status check (should_become_customer) opens the billing dialog",
      'test/web/settings/billing.test.ts',
      'the end of a trial > opens the billing dialog when the server says so; put off, it stays away for the session',
    ),
    'billing.bank-success-pays': proven(
      'paying_customer becomes true after the bank-debit billing creation succeeds',
      'test/domain/billing/billing.test.ts',
      'a bank claim > makes a company a customer once it is ordered, by the plan it chose, and is due on the 1st',
    ),
    'billing.card-success-pays': proven(
      'paying_customer becomes true after a card verification succeeds',
      'test/domain/billing/billing-card.test.ts',
      'paying by card > is begun on the server and starts once the reseller’s webhook event is applied, not before',
    ),
    'billing.cancelling-stops-paying': proven(
      'Cancelling billing sets paying_customer false',
      'test/domain/billing/billing.test.ts',
      'cancelling > ends paying at once, keeps the reason, and the end of the trial counts again',
    ),
    'billing.waiting-after-submit': proven(
      'After submitting billing the dialog shows a waiting state',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > waits after it is sent, then welcomes; closing hides it',
    ),
    'billing.card-recheck': proven(
      'In the card flow the product re-checks login state, then shows the unable-to-verify dialog',
      'test/web/settings/billing-card.test.ts',
      'the confirmation of a card > that does not come in ten reads shows as unable to verify; failed reads count and are not shown',
    ),
    'billing.bank-rejection-returns': proven(
      'In the bank flow a rejection returns to the form',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > that is refused returns to the form as it was filled in, and says why',
    ),
    'billing.completion-close-hides': proven(
      'On the completion dialog, Close hides it',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > waits after it is sent, then welcomes; closing hides it',
    ),
  }),
  ...rows('constant', 'spec/2 §4, §9', {
    'billing.poll-seconds': proven(
      'Card verification polling: every 5 seconds',
      'test/web/settings/billing-card.test.ts',
      'the confirmation of a card > is looked for every five seconds and welcomed when it is there',
    ),
    'billing.poll-tries': proven(
      'Card verification polling: at most 10 attempts',
      'test/web/settings/billing-card.test.ts',
      'the confirmation of a card > that does not come in ten reads shows as unable to verify; failed reads count and are not shown',
    ),
  }),
  ...rows('rule', 'spec/2 §5 billing', {
    'billing.ssn-strips-spaces': proven(
      'The company id number (ssn): spaces are stripped',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > strips spaces from the kennitala, ignores an eleventh sign, and asks for digits only',
    ),
    'billing.ssn-digits-warning': proven(
      'Non-numeric input shorter than 11 characters shows the warning',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > strips spaces from the kennitala, ignores an eleventh sign, and asks for digits only',
    ),
    'billing.ssn-longer-ignored': proven(
      'Input longer than 10 characters is ignored',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > strips spaces from the kennitala, ignores an eleventh sign, and asks for digits only',
    ),
    'billing.ssn-exactly-ten': proven(
      'Submit is disabled unless exactly 10 characters',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > can be sent only with exactly 10 digits and an e-mail address',
    ),
    'billing.email-pattern': proven(
      'The billing email must match a standard email pattern, otherwise submit is disabled',
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > can be sent only with exactly 10 digits and an e-mail address',
    ),
  }),
  ...rows('message', 'spec/2 §5, §8', {
    'billing.message.only-digits': proven(
      "'Please use only digits'",
      'test/web/settings/billing.test.ts',
      'a bank claim in the billing dialog > strips spaces from the kennitala, ignores an eleventh sign, and asks for digits only',
    ),
    'billing.message.card-failed': proven(
      "'Unable to validate subscription'",
      'test/web/settings/billing-card.test.ts',
      'paying by card > that the overlay or the server refuses says ‘Unable to validate subscription’ in the form',
    ),
  }),
  ...rows('rule', 'spec/2 §7, §8', {
    'billing.card-overlay': proven(
      "Card flow: a card payment reseller's script and overlay checkout are loaded, passing the company id",
      'test/journeys/billing.test.ts',
      'a company after its trial > pays by card: agrees to euros, is declined, pays, waits for the reseller’s confirmation, and is welcomed',
    ),
    'billing.unhandled-plan-logged': proven(
      'Unhandled billing plans are logged only',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > says of a legacy plan how many employees it holds, and only logs one it does not know',
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.cancel-subscription': proven(
      'Cancel subscription, in two steps',
      'test/web/settings/billing.test.ts',
      'cancelling the subscription > asks first, then why, then sends and closes',
    ),
  }),
  ...rows('field', 'spec/1 §3 cancel subscription', {
    'cancel-subscription.reason': proven(
      'reason string (optional)',
      'test/web/settings/billing.test.ts',
      'cancelling the subscription > needs no reason, and is left by keeping it',
    ),
  }),
  ...rows('state', 'spec/1 §4 cancel subscription modal', {
    'cancel-subscription.confirmation-step': proven(
      'Confirmation step',
      'test/web/settings/billing.test.ts',
      'cancelling the subscription > asks first, then why, then sends and closes',
    ),
    'cancel-subscription.reason-step': proven(
      'then reason step',
      'test/web/settings/billing.test.ts',
      'cancelling the subscription > asks first, then why, then sends and closes',
    ),
    'cancel-subscription.submit-and-close': proven(
      'then submit and close',
      'test/web/settings/billing.test.ts',
      'cancelling the subscription > asks first, then why, then sends and closes',
    ),
  }),
  ...rows('rule', 'spec/2 §1', {
    'billing.plan-by-employee-count': proven(
      'A free trial, then a plan chosen by employee count',
      'test/domain/billing/plans.test.ts',
      'plans > are chosen by the count of active employees; beyond 200 there is none',
    ),
    'billing.by-bank-debit': proven(
      'Payment by bank-debit request with invoice (Icelandic variant)',
      'test/domain/billing/billing.test.ts',
      'a bank claim > makes a company a customer once it is ordered, by the plan it chose, and is due on the 1st',
    ),
    'billing.by-card': proven(
      'Payment by card through a card payment reseller overlay',
      'test/api/billing.test.ts',
      'a company in Iceland > subscribes by card: let in by signed webhooks only, delivered twice and the newest first, and ended at both',
    ),
  }),
];
