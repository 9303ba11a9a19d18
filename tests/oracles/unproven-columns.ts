/** Lists tables that state no money, dates, people, files or views of a family's record, and why. */
export const unprovenTables: ReadonlyMap<string, string> = new Map([
  ['session', 'It says who is signed in now, and ends with the session.'],
  ['record_mail', 'It says which checkpoint a parent was mailed; the mail itself stands in their mailbox.'],
  ['notice', 'A notice repeats an entry for one person; whether they saw it is nobody else’s affair.'],
  ['upload', 'An upload is no file yet.'],
  ['bank_resource', 'It leads the reports of a bank to our rows; what a report changes is recorded.'],
  ['baseline_due', 'It lists families for one moment of an upgrade.'],
  ['log_contradiction', 'It says what verify finds itself.'],
  ['log_stream', 'It is part of the service log, whose own tests change each of its columns.'],
  ['calendar_feed_token', 'It leads from an address to a feed; that the feed was made and revoked is recorded.'],
  ['connected_source', 'It holds a secret address and what others wrote there; both go with the calendar.'],
  ['linked_code', 'It leads from a code to an account; that it was given and used is recorded.'],
  ['invitation_link', 'It leads from a mailed token to an invitation; accepting and declining are recorded.'],
  ['event_reminder', 'It says of which time people were reminded; the event itself says when it is.'],
  ['my_folder', 'In which folder somebody keeps a file is nobody else’s affair.'],
  ['draft', 'What somebody has not sent is no part of the record.'],
  ['words', 'It holds the words of texts that stand elsewhere, so that they are found.'],
  ['mailbox', 'Where a person put a message is nobody else’s affair.'],
  ['mailbox_total', 'It counts what lies in folders, which is shown to their owner alone.'],
  ['message_folder', 'So are the names of their folders.'],
  ['child_detail', 'The record never says a child’s last name or date of birth, because it cannot be withdrawn.'],
])

const identity = 'The record says that a question of the bank was answered, never the answer.'
const noAddress = 'No entry says where somebody can be reached; each correction and answer is recorded without it.'
const isNoContent = 'It counts changes, so that two people do not overwrite each other.'
const ofPerson = 'It belongs to an account of the product, not to a family.'

/** Columns of the other tables that verify does not prove, and why. */
export const unproven: ReadonlyMap<string, string> = new Map([
  ['bank_account.name', 'Only its owner knows what they call it.'],
  ['bank_account.version', isNoContent],
  ['category.title_key', 'It is the name in lower case, and finds duplicates only.'],
  ['category_use.since', 'It says since when a category cannot be changed, which its entries say too.'],
  ['child.version', isNoContent],
  ['file.counts', 'It says what takes room of a plan, not what the file is or who sees it.'],
  ['my_file.folder_id', 'In which folder somebody keeps a file is nobody else’s affair.'],
  ['message.draft_id', 'It keeps a draft from being sent twice; drafts are no part of the record.'],
  ['child_use.since', 'It says since when a child cannot be removed, which its entries say too.'],
  ...['email', 'other_email'].map((name) => [`invitation.${name}`, noAddress] as const),
  ['payment.change_order', 'The order among payments of one expense is proven, not the number.'],
  ...[
    'city',
    'date_of_birth',
    'email',
    'first_name',
    'last_name',
    'line1',
    'line2',
    'postal_code',
    'state',
    'country_code',
    'phone',
    'phone_country_code',
  ].map((name) => [`payment_account.${name}`, identity] as const),
  ['payment_account.created_at', identity],
  ['payment_account.customer_ref', 'The bank refuses a customer who is not the owner of an account.'],
  ['payment_account.provider', 'The bank refuses a customer whom it does not know.'],
  ['payment_account.terms_at', 'The bank has the consent itself.'],
  ...['avatar_color', 'calendar_view', 'created_at', 'locale', 'time_zone', 'username', 'week_start'].map(
    (name) => [`person.${name}`, ofPerson] as const,
  ),
  ['support_due.made_at', 'It says when the clock ran; the day of a due follows from its order.'],
  ['transfer.due_at', 'It says when the bank is asked again, which moves no money.'],
])
