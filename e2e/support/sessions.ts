import type { Server } from './server.ts'

/** What time, or an administrator, does to somebody's sessions. */
export const sessionsOf = ({ deps }: Server) => ({
  /** Every short token is used up; the sessions behind them live on. */
  outliveTokens: (personId: string): Promise<void> =>
    deps.scopes.beforeSignIn(async (tx) => {
      const own = tx.selectFrom('session').select('id').where('person_id', '=', personId)
      await tx.deleteFrom('bearer').where('session_id', 'in', own).execute()
    }),
  /** The sessions are gone, and nobody told the browsers. */
  end: (personId: string): Promise<void> =>
    deps.scopes.beforeSignIn(async (tx) => {
      await tx.deleteFrom('session').where('person_id', '=', personId).execute()
    }),
})
