import type { TestApp } from '#tests/support/app.ts'

/** What people wrote to us and what became of it, the latest first. */
export const written = ({ deps }: Pick<TestApp, 'deps'>) =>
  deps.scopes.beforeSignIn((tx) => tx.selectFrom('contact_message').selectAll().orderBy('created_at', 'desc').execute())
