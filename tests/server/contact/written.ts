import type { TestApp } from '#tests/support/app.ts'

/** Returns the messages people sent us and their status, the latest first. */
export const written = ({ deps }: Pick<TestApp, 'deps'>) =>
  deps.scopes.beforeSignIn((tx) => tx.selectFrom('contact_message').selectAll().orderBy('created_at', 'desc').execute())
