type Rows = Record<string, unknown>[]

export type Needs = {
  readonly db: (text: string, ...values: unknown[]) => Promise<Rows>
  readonly count: (table: string, id: string) => Promise<number>
  readonly expired: () => Promise<unknown>
  readonly person: () => string
}

/** Makes rows of signing in and of ways back into an account, which ended at an instant. */
export const signInRows = ({ db, count, expired, person }: Needs) => ({
  signIns: {
    make: (id: string, now: string) =>
      db(
        `insert into sign_in (id, token_hash, person_id, status, first_step, created_at, expires_at)
          values ($1::uuid, decode(md5($1::text), 'hex'), $2, 'secondStep', 'password', $3, $3)`,
        id,
        person(),
        now,
      ),
    count: (id: string) => count('sign_in', id),
    sweep: expired,
  },
  removals: {
    make: (id: string, now: string) =>
      db(
        `insert into second_step_removal (id, person_id, status, asked_at, due_at) values ($1, $2, 'stopped', $3, $3)`,
        id,
        person(),
        now,
      ),
    count: (id: string) => count('second_step_removal', id),
    sweep: expired,
  },
  challenges: {
    make: (id: string, now: string) =>
      db(
        `insert into passkey_challenge (challenge_hash, purpose, bound_hash, expires_at)
          values (convert_to($1, 'utf8'), 'signIn', '', $2)`,
        id,
        now,
      ),
    count: async (id: string) =>
      (await db("select from passkey_challenge where challenge_hash = convert_to($1, 'utf8')", id)).length,
    sweep: expired,
  },
  pastSignIns: {
    make: (id: string, now: string) =>
      db(
        "insert into past_sign_in (id, person_id, at, new_device, first_step) values ($1, $2, $3, false, 'password')",
        id,
        person(),
        now,
      ),
    count: (id: string) => count('past_sign_in', id),
    sweep: expired,
  },
  emailChanges: {
    make: (id: string, now: string) =>
      db(
        `insert into email_change (id, person_id, status, email, old_email, created_at, expires_at)
          values ($1, $2, 'expired', 'new@example.com', 'old@example.com', $3, $3)`,
        id,
        person(),
        now,
      ),
    count: (id: string) => count('email_change', id),
    sweep: expired,
  },
  contactDetails: {
    make: async (id: string, now: string) => {
      await db(
        `insert into person (id, username, first_name, last_name, locale, time_zone, user_type, is_attorney, created_at)
          values ($1::uuid, 'closed.' || $1::text, 'Kim', 'Lee', 'en-US', 'America/New_York', 'parent', false, $2)`,
        id,
        now,
      )
      await db("insert into contact_details (person_id, email) values ($1, 'kim@example.org')", id)
      await db("insert into account_closing (person_id, status, closed_at) values ($1, 'closed', $2)", id, now)
    },
    count: async (id: string) => (await db('select from contact_details where person_id = $1', id)).length,
    sweep: expired,
  },
  recoveries: {
    make: (id: string, now: string) =>
      db(
        `insert into recovery (id, kind, status, browser_hash, created_at, expires_at)
          values ($1, 'password', 'expired', '', $2, $2)`,
        id,
        now,
      ),
    count: (id: string) => count('recovery', id),
    sweep: expired,
  },
})
