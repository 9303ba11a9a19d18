import { type RawBuilder, sql } from 'kysely'
import type { Scopes } from '#server/db/tenancy.ts'
import type { Subject } from '../harness.ts'

/** Messages of parents consist mostly of these words; a rare one stands in one message of a thousand. */
const phrases = [
  'Pick-up is at five on Friday, please bring the winter coat.',
  'The dentist moved the appointment to Tuesday morning.',
  'She practised for weeks and the recital went well.',
  'La niñera puede llevar las maletas el jueves por la tarde.',
  'Can you send the receipt of the summer camp deposit?',
  'I will be ten minutes late, there is a lot of traffic.',
  'Nos vemos en la escuela a las tres, gracias por avisar.',
  'He has a fever since lunch and sleeps now.',
]

/** Names the message of a number in a family, as a UUID of version 8: addresses take no other. */
const idOf = (familyId: string, number: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${familyId} || ${number}) placing '8' from 13) placing '8' from 17)::uuid`

type Of = Pick<Subject, 'familyId' | 'a' | 'b'>

/**
 * Writes messages of two parents into one family, each answering in threads of ten but for one thread of 300. `old`
 * stands in all but the latest tenth, which is the hardest case of a search that begins with the latest. They have
 * no history, so they serve only to measure reading.
 */
export const fillMessages = (
  { asSystem }: Pick<Scopes, 'asSystem'>,
  { familyId, a, b }: Of,
  count: number,
  now: string,
): Promise<{ readonly thread: string }> =>
  asSystem(familyId, async (tx) => {
    const [first, second] = [a.personId, b.personId]
    await sql`
      insert into message (family_id, id, thread_id, author_id, recipient_ids, subject, body, sent_at, reach, audience)
      select ${familyId}::uuid, ${idOf(familyId, sql`n`)}, ${idOf(familyId, sql`chain`)}, author, array[recipient],
        'About ' || (${phrases}::text[])[1 + chain % ${phrases.length}],
        (select string_agg((${phrases}::text[])[1 + (n * 7 + k * k) % ${phrases.length}], ' ') from generate_series(1, 3) k)
          || case when n % 1000 = 0 then ' pomegranate' else '' end
          || case when n > ${count}::int / 10 then ' formerly' else ' lately' end || ' number' || n,
        ${now}::timestamptz - n * interval '7 minutes', 'named', array[author, recipient]
      from (select n, case when n <= 300 then 1 else greatest(301, n / 10 * 10) end as chain,
        case when n % 2 = 0 then ${first}::uuid else ${second}::uuid end as author,
        case when n % 2 = 0 then ${second}::uuid else ${first}::uuid end as recipient
        from generate_series(1, ${count}::int) n) made`.execute(tx)
    await sql`
      insert into delivery (family_id, id, message_id, person_id, author_id, status, version, viewed_at, reach, audience,
        changed_at)
      select family_id, gen_random_uuid(), id, recipient_ids[1], author_id, 'new', 1, null, reach, audience, sent_at
      from message where family_id = ${familyId}::uuid`.execute(tx)
    await sql`
      insert into mailbox (family_id, person_id, message_id, first, folder, sent_at, reach, audience)
      select family_id, person, id, folder, folder, sent_at, reach, audience from message,
        lateral (values (author_id, 'sent'), (recipient_ids[1], 'inbox')) as place (person, folder)
      where family_id = ${familyId}::uuid`.execute(tx)
    await sql`
      update delivery set status = 'viewed', version = 2, viewed_at = changed_at
      where family_id = ${familyId}::uuid and changed_at < ${now}::timestamptz - ${count}::int * interval '21 seconds'`.execute(
      tx,
    )
    const { rows } = await sql<{ thread: string }>`select ${idOf(familyId, sql`1`)} as thread`.execute(tx)
    return { thread: rows[0]?.thread ?? '' }
  })
