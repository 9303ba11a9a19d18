import type { BaseTranslation } from '../../i18n-types.ts'
import { machines } from './machines.ts'
import { sandbox } from './sandbox.ts'
import { ui } from './ui.ts'

const dev = {
  title: 'For developers',
  lead: 'What the server would have sent, and what it still has to do. These pages do not exist in production.',
  outbox: 'Outbox',
  outboxEmpty: 'No mail yet',
  outboxEmptyHint: 'Without a mail server, mails are kept here, the newest first.',
  to: 'To {address:string}',
  flags: {
    title: 'Feature flags',
    text: 'What the rules say of whoever is signed in, and switches of this session. None of it counts in production.',
    signIn: 'Sign in as somebody to see and set them.',
    failed: 'The switch was not set.',
    on: 'on',
    off: 'off',
    now: 'Now {state:string}; by the rule {rule:string}.',
    choice: { rule: 'By the rule', on: 'On', off: 'Off' },
  },
  jobs: 'Jobs',
  jobsEmpty: 'No jobs yet',
  queue: 'Queue',
  state: 'State',
  count: 'Count',
  reload: 'Reload',
  testUsers: 'Test users',
  testUsersLead: 'One press signs you in as this person. Not in production.',
  signInAs: 'Sign in as {name:string}',
  role: 'Role',
  family: 'Family',
  notHere: 'There are no test users here',
  notHereHint: 'This page exists outside production only.',
  toLogin: 'Go to sign-in',
  sandbox,
  machines,
  ui,
} satisfies BaseTranslation

export default dev
