import type { Server } from './server.ts'

/** Simulates what time or an administrator does to a person's sessions. */
export const sessionsOf = ({ deps }: Server) => ({
  /** Removes every access token; the sessions stay valid. */
  outliveTokens: (personId: string): Promise<void> =>
    deps.scopes.beforeSignIn(async (tx) => {
      const own = tx.selectFrom('session').select('id').where('person_id', '=', personId)
      await tx.deleteFrom('bearer').where('session_id', 'in', own).execute()
    }),
  /** Deletes the sessions without notifying the browsers. */
  end: (personId: string): Promise<void> =>
    deps.scopes.beforeSignIn(async (tx) => {
      await tx.deleteFrom('session').where('person_id', '=', personId).execute()
    }),
})
