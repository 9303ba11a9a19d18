import type { BaseTranslation } from '../../i18n-types.ts'

const account = {
  title: 'My Account',
  saved: 'Saved.',
  who: {
    title: 'Who you are',
    name: 'Name',
    username: 'Username',
    email: 'Email',
    role: 'You are',
    family: 'Family',
    fixed: 'To change your name, username or email, write to us.',
    lookingOn: 'You look on as {name:string}. This page is about your own account.',
  },
  roles: {
    parent: 'A parent',
    child: 'A child of the family',
    thirdParty: 'Somebody close to the family',
    professional: 'A professional who looks on',
    admin: 'An administrator',
  },
  settings: {
    title: 'Language and display',
    language: 'Language',
    timeZone: 'Your time zone',
    timeZoneHint:
      'For what concerns you alone, such as quiet hours. The record shows every time where the family lives, so that both parents read the same.',
    timeZoneEmpty: 'No such time zone',
    timeZoneCount: '{count:number} to choose from',
    scheme: 'Colors',
    schemes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    schemeHint: 'On this device only.',
  },
  password: {
    title: 'Password',
    changedAt: 'Last changed {at:string}',
    current: 'Present password',
    next: 'New password',
    hint: '12 to 25 characters, with a letter, a number and a symbol. Several words that only you would put together are easy to keep in mind.',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Change password',
    signsOut: 'Every other device is signed out.',
    failed: 'Your password was not changed',
    changed: 'Your password was changed',
    ended: '{count:number} other device{{s}} {{was|were}} signed out.',
  },
  sessions: {
    title: 'Signed in',
    here: 'This device',
    elsewhere: 'Another device',
    since: 'since {at:string}',
    noTrace: 'Which devices these are is not kept.',
    end: 'Sign out everywhere else',
    alone: 'You are signed in on this device only.',
    ask: 'Sign out everywhere else?',
    askText: 'Whoever uses those devices has to sign in again. What was typed there and not saved may be lost.',
    cancel: 'Cancel',
    ended: 'Every other device was signed out.',
  },
} satisfies BaseTranslation

export default account
