import type { BaseTranslation } from '../../i18n-types.ts'

/** Read on locked screens and over shoulders: no names of others, no amounts, nothing of what it is about. */
const mail = {
  hello: 'Hello {name:string},',
  subject: 'Something is waiting for you in {product:string}',
  waiting: 'Something is waiting for you in {product:string}. Sign in to see what it is:',
  reason: 'You are receiving this because you have an account with {product:string}.',
  /** Once a month, with a file. */
  record: {
    subject: 'The monthly proof of your record in {product:string}',
    keep: 'Attached is the signed state of your record in {product:string}. Keep this email: if anything recorded until now is ever changed, the file will show it.',
    check: 'To check it, choose the file on this page together with a later export or proof: {url:string}',
    key: 'It was signed with the key {key:string}. The page names the key it uses: it should be the same one.',
    nothing: 'The file contains no entries, names or amounts. Above is the checkpoint of the service’s log.',
    off: 'You can turn this email off under “Emails and quiet hours”.',
  },
  /** Tells when something happened to the account. No address and no device is named; `at` is in the reader's zone. */
  /** A change of the address, which both addresses confirm. `until` is when it is decided without the old one. */
  emailChange: {
    subject: 'Confirm the new email address of your {product:string} account',
    toNew:
      'Someone who is signed in to a {product:string} account wants its emails sent to this address. If it was you, confirm it by {until:string}:',
    toOld:
      'Someone who is signed in to your {product:string} account wants your emails sent to {email:string} from now on. Confirm it here, or stop it. If the new address confirms and you do not respond by {until:string}, it replaces this one:',
    notYou: 'If it wasn’t you, there is nothing you need to do. Nothing is sent to this address unless you confirm it.',
    oldLost: 'If it wasn’t you, stop it on that page and change your password. Do not pass this email on to anyone.',
    over: {
      changed: {
        subject: 'The email address of your {product:string} account was changed',
        text: 'The emails of your {product:string} account go to the new address from now on. Both addresses get this email.',
      },
      stopped: {
        subject: 'The email address of your {product:string} account stays as it is',
        text: 'The change of the email address of your {product:string} account was stopped, or was not confirmed in time. Both addresses get this email.',
      },
    },
    contact: 'If this is not what you wanted, change your password and contact us right away.',
  },
  security: {
    takenOut: {
      subject: 'Your data was downloaded from {product:string}',
      happened:
        'On {at:string}, someone who was signed in to your {product:string} account and entered your password downloaded everything we keep about you.',
      advice:
        'If it was you, keep the file where nobody else can read it. If not, change your password right away, which signs out every other device:',
    },
    closingAsked: {
      subject: 'Your {product:string} account closes in 14 days',
      happened:
        'On {at:string}, someone who was signed in to your {product:string} account and entered your password asked for it to be closed in 14 days. Until then everything works as usual.',
      advice: 'If it was not you, or you change your mind, keep the account here, and change your password:',
    },
    closingStopped: {
      subject: 'Your {product:string} account stays open',
      happened: 'On {at:string}, someone who was signed in to your {product:string} account decided to keep it.',
      advice: 'If it was you, there is nothing you need to do. Otherwise you can look at it here:',
    },
    accountClosed: {
      subject: 'Your {product:string} account was closed',
      happened:
        'Your {product:string} account was closed on {at:string}, as requested 14 days earlier. It can no longer be used to sign in. The record stays with the family.',
      advice: 'This is the last email to this address, which we delete tomorrow. If you have a question, write to us:',
    },
    usernameChanged: {
      subject: 'Your {product:string} username was changed',
      happened: 'The username of your {product:string} account was changed on {at:string}. Sign in with the new one.',
      advice:
        'If it was you, there is nothing you need to do. If not, contact us right away. Here you can see where you are signed in:',
    },
    locked: {
      subject: 'Someone entered wrong passwords for your {product:string} account',
      happened:
        'Someone tried several times to sign in to your {product:string} account with a wrong password, most recently on {at:string}. Sign-in from where they tried is now locked for a while.',
      advice:
        'Devices where you have signed in before are not affected, so you can sign in there as usual. If it was you, wait and try again. If not, your password kept them out, and there is nothing you need to do. You get this email at most once a day. Here you can see where you are signed in and change your password:',
    },
    newDevice: {
      subject: 'New sign-in to your {product:string} account',
      happened: 'Someone signed in to your {product:string} account on {at:string}, on a device we don’t recognize.',
      advice:
        'If it was you, there is nothing you need to do. If not, sign that device out and change your password here:',
    },
    passwordChanged: {
      subject: 'Your {product:string} password was changed',
      happened:
        'The password for your {product:string} account was changed on {at:string}. Every other device was signed out.',
      advice:
        'If it was you, there is nothing you need to do. If not, contact us right away. Here you can see where you are signed in:',
    },
    secondStepOn: {
      subject: 'Two-step verification is on for your {product:string} account',
      happened:
        'On {at:string} two-step verification was turned on. Signing in to your {product:string} account now takes a code or a passkey too.',
      advice:
        'If it was you, keep the recovery codes in a safe place. If not, contact us right away. Here you can see where you are signed in:',
    },
    secondStepOff: {
      subject: 'Two-step verification is off for your {product:string} account',
      happened:
        'On {at:string} two-step verification was turned off. Signing in to your {product:string} account now takes only your password.',
      advice:
        'If it was you, there is nothing you need to do. If not, change your password, turn two-step verification on again and contact us. You can do that here:',
    },
    secondStepKept: {
      subject: 'The second step of your {product:string} account stays',
      happened:
        'On {at:string} the removal of your second step was stopped. Signing in still takes a code or a passkey too.',
      advice:
        'If you did not ask for the removal, change your password. If you asked for it and did not stop it, contact us. Here you can see where you are signed in:',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your {product:string} account',
      happened:
        'On {at:string} a passkey was added. Whoever has the device with it can sign in to your {product:string} account.',
      advice:
        'If it was you, there is nothing you need to do. If not, remove the passkey, change your password and contact us. You can do that here:',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your {product:string} account',
      happened:
        'On {at:string} a passkey was removed. It can no longer be used to sign in to your {product:string} account.',
      advice:
        'If it was you, there is nothing you need to do. If not, change your password and contact us. You can do that here:',
    },
    passwordReset: {
      subject: 'Your {product:string} password was reset',
      happened:
        'A new password for your {product:string} account was chosen on {at:string}, with a link sent to this address. Every device was signed out.',
      advice:
        'If it was you, sign in with the new password. If not, someone may be reading your email: change its password, then contact us right away. Here you can see where you are signed in:',
    },
  },
  /** To the address of an account whose second step somebody wants removed; the link stops it. */
  removal: {
    subject: 'The second step of your {product:string} account is about to be removed',
    happened:
      'On {at:string} someone who knows the password of your {product:string} account, or reads your email, asked to remove its second step. It will be removed on {due:string}.',
    you: 'If it was you, there is nothing you need to do. Until then you can sign in with a code or a passkey, which stops the removal.',
    notYou:
      'If it was not you, stop it here and then change your password. You can also stop it on any device where you are signed in:',
  },
  /** Ways back into an account, which somebody asked for without being signed in. */
  recovery: {
    password: {
      subject: 'Choose a new {product:string} password',
      happened: 'On {at:string} someone asked for a new password for your {product:string} account. Choose one here:',
    },
    signIn: {
      subject: 'Your link to sign in to {product:string}',
      happened: 'On {at:string} someone asked for a link to sign in to your {product:string} account. Sign in here:',
    },
    username: {
      subject: 'Your {product:string} username',
      happened: 'Someone asked for the username of the {product:string} account with this email address. It is:',
      signIn: 'You can sign in here:',
    },
    once: 'The link works once, within an hour of when you asked for it. A newer one replaces it.',
    notYou: 'If it wasn’t you, there is nothing you need to do. Do not pass this email on to anyone.',
  },
  /** Mails to people who join. Nobody has confirmed the address yet, so they name nobody but the inviter. */
  join: {
    hello: 'Hello,',
    notYou: 'If it wasn’t you, there is nothing you need to do.',
    begun: {
      subject: 'Continue joining {product:string}',
      text: 'Someone started to join {product:string} with this address. If it was you, you can continue on any device until {until:string}:',
    },
    duplicate: {
      subject: 'You already have an account with {product:string}',
      text: 'Someone started to join {product:string} with this address, which already has an account. If it was you, sign in with that account:',
    },
    code: {
      subject: 'Your code for {product:string}',
      text: 'This code lets you continue where you left off. It works for {minutes:number} minutes:',
    },
    invite: {
      subject: '{inviter:string} invites you to {product:string}',
      text: '{inviter:string} invites you to {product:string}, where parents who live apart share expenses and keep one record of them. The link is meant for you alone:',
      until: 'The invitation ends on {until:string}.',
      other: 'Did someone else join as you? You can say so here, without an account:',
      stop: 'If you don’t know this person, or don’t want invitations, you can say so on that page.',
    },
    confirmed: {
      subject: 'You can finish joining {product:string}',
      text: 'The other parent confirmed this address. Open this link to finish joining; it is meant for you alone:',
    },
    ask: {
      subject: 'A question about your invitation to {product:string}',
      text: 'Someone used your invitation to {name:string}, but with another email address. {name:string} joins {product:string} only once you confirm that the address is theirs:',
    },
    joined: {
      subject: 'Your invitation to {product:string} was accepted',
      text: '{name:string} accepted your invitation and has joined {product:string}. If you think someone else joined in their name, contact us right away. Here is your account:',
    },
  },
  /** To whoever pays for a plan. Names of others and details of the card are not in it. */
  subscription: {
    renewal: {
      subject: 'Your {product:string} plan renews soon',
      text: 'Your plan renews on {at:string}, and {amount:string} will be charged to your card.',
      newPrice: 'This is a new price. The last one was {before:string}.',
      stop: 'If you don’t want that, you can turn off automatic renewal here:',
    },
    receipt: {
      subject: 'Your receipt from {product:string}',
      text: 'Your payment went through. You’ll find the receipt here:',
    },
    grace: {
      subject: 'Your {product:string} payment did not go through',
      text: 'We could not renew your plan. Everything keeps working until {until:string}. Check your card here:',
    },
    lapsed: {
      subject: 'Your {product:string} plan has ended',
      text: 'Your plan has ended.',
      kept: 'You can still sign in, read, answer and export everything in your record. You can choose a plan here:',
    },
    authentication: {
      subject: 'Your bank asks you to confirm a payment to {product:string}',
      text: 'Your bank wants to make sure it’s you. Confirm the payment here:',
    },
  },
  /** Says that an event begins at a time, never what it is. */
  eventBegins: {
    subject: 'A reminder from {product:string}',
    text: 'Something in your {product:string} calendar begins: {at:string}. Sign in to see what it is:',
  },
  /** Says neither what was asked for nor what the answer is, because mailboxes are shared and read over shoulders. */
  feeWaiver: {
    link: {
      subject: 'Your link to {product:string}',
      text: 'Someone asked for a link to a page about your {product:string} plan. Open it here:',
    },
    decided: {
      subject: 'There is an answer for you in {product:string}',
      text: 'There is an answer to something you asked us about your {product:string} plan. Read it here:',
    },
    until: 'The link works for 24 hours. After that, sign in and open your plan in My Account.',
    notYou: 'If it wasn’t you, there is nothing you need to do. Do not pass this email on to anyone.',
  },
  /** To us, from somebody who filled in the form. */
  toUs: {
    subject: '{product:string}: {reason:string}',
    from: 'From',
    stranger: 'someone who was not signed in',
    answerTo: 'Reply to',
    at: 'Sent (UTC)',
  },
} satisfies BaseTranslation

export default mail
