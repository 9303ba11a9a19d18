import pg from 'pg'
import * as z from 'zod/mini'
import { accountClosingStatuses } from '#contract/account-closing/account-closing.ts'
import { feeWaiverStatuses } from '#contract/fee-waivers/fee-waivers.ts'
import { invitationStatuses } from '#contract/invitations/invitations.ts'
import { linkedAccountStatuses } from '#contract/linked-accounts/linked-accounts.ts'
import { subscriptionStatuses } from '#contract/subscriptions/subscriptions.ts'
import { openCluster } from '#server/db/embedded/cluster.ts'
import { databaseName } from '#server/db/embedded/ensure-database.ts'

const time = z.nullable(z.date())

const personRow = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  has_credential: z.boolean(),
  has_second_step: z.boolean(),
})
const memberRow = z.object({
  family_id: z.string(),
  person_id: z.string(),
  /** The account that acts as the member; the member's own where it is nobody else's. */
  account_id: z.string(),
  role: z.string(),
  joined: z.boolean(),
  closed: z.boolean(),
})
const invitationRow = z.object({ family_id: z.string(), status: z.enum(invitationStatuses), email: z.string() })
const linkedRow = z.object({ family_id: z.string(), person_id: z.string(), status: z.enum(linkedAccountStatuses) })
const subscriptionRow = z.object({
  id: z.string(),
  username: z.string(),
  status: z.enum(subscriptionStatuses),
  renews: z.boolean(),
  ends_at: time,
})
const chargeRow = z.object({
  id: z.string(),
  subscription_id: z.string(),
  purpose: z.string(),
  term: z.string(),
  state: z.string(),
  amount: z.coerce.number(),
  period_from: time,
  period_to: time,
  created_at: z.date(),
})
/** `documents` and `years` are how many of each the applicant has. */
const waiverRow = z.object({
  username: z.string(),
  status: z.enum(feeWaiverStatuses),
  ended_at: time,
  documents: z.coerce.number(),
  years: z.coerce.number(),
})
const closingRow = z.object({ username: z.string(), status: z.enum(accountClosingStatuses) })
const countRow = z.object({ status: z.string(), count: z.coerce.number() })
const eventRow = z.object({ outcome: z.nullable(z.string()), count: z.coerce.number() })

const queries = {
  people: [
    `select p.id, p.username, d.email, c.person_id is not null as has_credential,
        exists (select from second_step s where s.person_id = p.id and s.confirmed_at is not null) as has_second_step
      from person p left join credential c on c.person_id = p.id left join contact_details d on d.person_id = p.id`,
    personRow,
  ],
  members: [
    `select m.family_id, m.person_id, coalesce(a.account_id, m.person_id) as account_id, m.role,
        m.joined_at is not null as joined, m.closed_at is not null as closed
      from membership m left join member_account a on a.person_id = m.person_id`,
    memberRow,
  ],
  invitations: [`select family_id, status, email from invitation`, invitationRow],
  linked: [`select family_id, person_id, status from linked_account`, linkedRow],
  subscriptions: [
    `select s.id, p.username, s.status, s.renews, s.ends_at from subscription s join person p on p.id = s.owner_id
      where s.kind = 'own'`,
    subscriptionRow,
  ],
  charges: [
    `select id, subscription_id, purpose, term, state, amount, period_from, period_to, created_at
      from subscription_charge order by created_at`,
    chargeRow,
  ],
  waivers: [
    `select p.username, w.status, w.ended_at,
        (select count(*) from fee_waiver_document d where d.fee_waiver_id = w.id) as documents,
        (select count(*) from subscription s where s.person_id = w.owner_id and s.kind = 'waiver') as years
      from fee_waiver w join person p on p.id = w.owner_id`,
    waiverRow,
  ],
  closings: [`select p.username, c.status from account_closing c join person p on p.id = c.person_id`, closingRow],
  waiting: [
    `select status, count(*) from email_change group by status
      union all select status, count(*) from second_step_removal group by status`,
    countRow,
  ],
  registrations: [`select status, count(*) from registration group by status`, countRow],
  recoveries: [`select status, count(*) from recovery group by status`, countRow],
  webhooks: [`select outcome, count(*) from bank_event where provider = 'practice' group by outcome`, eventRow],
} as const

export type StoredPerson = z.infer<typeof personRow>
export type StoredMember = z.infer<typeof memberRow>
export type StoredSubscription = z.infer<typeof subscriptionRow>
export type StoredWaiver = z.infer<typeof waiverRow>
export type StoredCharge = z.infer<typeof chargeRow>

/** The tables hold this of everybody, demo people included. */
export type StoredPeople = {
  readonly people: readonly StoredPerson[]
  readonly members: readonly StoredMember[]
  readonly invitations: readonly z.infer<typeof invitationRow>[]
  readonly linked: readonly z.infer<typeof linkedRow>[]
  readonly subscriptions: readonly StoredSubscription[]
  readonly charges: readonly StoredCharge[]
  readonly waivers: readonly StoredWaiver[]
  readonly closings: readonly z.infer<typeof closingRow>[]
  /** Changes of an address and removals of a second step. */
  readonly waiting: readonly z.infer<typeof countRow>[]
  readonly registrations: readonly z.infer<typeof countRow>[]
  readonly recoveries: readonly z.infer<typeof countRow>[]
  readonly webhooks: readonly z.infer<typeof eventRow>[]
}

/** Reads the tables of a stopped server past every policy, because what nobody may see is looked for too. */
export const readPeople = async (dataDir: string): Promise<StoredPeople> => {
  const cluster = await openCluster({ dataDir, print: () => undefined })
  const client = new pg.Client({ ...cluster.superuser, database: databaseName })
  await client.connect()
  const rows = async <T>([text, schema]: readonly [string, z.ZodMiniType<T>]): Promise<T[]> =>
    z.parse(z.array(schema), (await client.query(text)).rows)
  try {
    return {
      people: await rows(queries.people),
      members: await rows(queries.members),
      invitations: await rows(queries.invitations),
      linked: await rows(queries.linked),
      subscriptions: await rows(queries.subscriptions),
      charges: await rows(queries.charges),
      waivers: await rows(queries.waivers),
      closings: await rows(queries.closings),
      waiting: await rows(queries.waiting),
      registrations: await rows(queries.registrations),
      recoveries: await rows(queries.recoveries),
      webhooks: await rows(queries.webhooks),
    }
  } finally {
    await client.end()
    await cluster.stop()
  }
}
