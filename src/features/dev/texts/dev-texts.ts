import { machines } from './machines.ts'
import { sandbox } from './sandbox.ts'
import { ui } from './ui.ts'

/** The texts of the pages for developers, which are in English only. */
export const devTexts = {
  title: () => 'For developers',
  lead: () => 'What the server would have sent, and what it still has to do. These pages do not exist in production.',
  outbox: () => 'Outbox',
  outboxEmpty: () => 'No mail yet',
  outboxEmptyHint: () => 'Without a mail server, mails are kept here, the newest first.',
  to: ({ address }: { address: string }) => `To ${address}`,
  flags: {
    title: () => 'Feature flags',
    text: () =>
      'What the rules say of whoever is signed in, and switches of this session. None of it counts in production.',
    signIn: () => 'Sign in as somebody to see and set them.',
    failed: () => 'The switch was not set.',
    on: () => 'on',
    off: () => 'off',
    now: ({ state, rule }: { state: string; rule: string }) => `Now ${state}; by the rule ${rule}.`,
    choice: { rule: () => 'By the rule', on: () => 'On', off: () => 'Off' },
  },
  jobs: () => 'Jobs',
  jobsEmpty: () => 'No jobs yet',
  queue: () => 'Queue',
  state: () => 'State',
  count: () => 'Count',
  reload: () => 'Reload',
  testUsers: () => 'Test users',
  testUsersLead: () => 'One press signs you in as this person. Not in production.',
  signInAs: ({ name }: { name: string }) => `Sign in as ${name}`,
  role: () => 'Role',
  family: () => 'Family',
  notHere: () => 'There are no test users here',
  notHereHint: () => 'This page exists outside production only.',
  toLogin: () => 'Go to sign-in',
  sandbox,
  machines,
  ui,
}
