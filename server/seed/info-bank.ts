import type { NewInfoEntry } from '#contract/info-bank/info-entries.ts'
import type { Viewer } from '../db/tenancy.ts'
import { addInfoEntry } from '../features/info-bank/info-bank.begin.ts'
import { infoEntryLifecycle } from '../features/info-bank/info-bank.lifecycle.ts'
import { lockInfo } from '../features/info-bank/info-bank.store.ts'
import { advance } from '../lifecycle/advance.ts'
import type { DemoFamily } from './accounts.ts'
import type { Story } from './story.ts'

type Parents = Readonly<Record<'A' | 'B', Viewer>>

type Known = Pick<NewInfoEntry, 'title' | 'sections' | 'fields'> & {
  readonly by: 'A' | 'B'
  /** Names children; without them, it is about its author. */
  readonly about?: readonly string[]
  readonly notes?: string
  readonly emergency?: true
  readonly private?: true
  /** The fields as the other parent brought them up to date. */
  readonly later?: NewInfoEntry['fields']
}

const both = ['Mia', 'Leo'] as const

const known: readonly Known[] = [
  {
    by: 'A',
    title: 'Allergies',
    sections: ['health'],
    about: ['Mia'],
    emergency: true,
    fields: { allergyTo: 'Peanuts (severe)', reaction: 'Swelling, short of breath' },
    notes: 'Carries an EpiPen in the school bag.',
    later: { allergyTo: 'Peanuts (severe), penicillin', reaction: 'Swelling, short of breath' },
  },
  {
    by: 'A',
    title: 'Pediatrician',
    sections: ['doctors'],
    about: both,
    emergency: true,
    fields: {
      contactName: 'Dr. Ruth Alvarez',
      phone: '(212) 555-0142',
      address: '25 E 40th St, New York',
      hours: 'Weekdays 8 to 5, Saturdays 9 to noon',
    },
  },
  {
    by: 'B',
    title: 'Health insurance',
    sections: ['insurance'],
    about: both,
    emergency: true,
    fields: { insurer: 'Aetna', policyNumber: '881 204 556', groupNumber: '4471', policyHolder: 'Sam Keller' },
  },
  {
    by: 'B',
    title: 'Flu shot',
    sections: ['immunizations', 'health'],
    about: both,
    fields: { vaccine: 'Influenza', givenOn: '2026-10-14', dueOn: '2027-10-01' },
    notes: 'Everything else is up to date.',
  },
  {
    by: 'A',
    title: 'PS 118, grade 6',
    sections: ['school'],
    about: ['Mia'],
    fields: {
      school: 'PS 118',
      grade: '6',
      room: '214',
      teacher: 'Ms. Okafor',
      phone: '(718) 555-0177',
      hours: 'School out 2:40 PM',
    },
  },
  {
    by: 'B',
    title: 'PS 118, grade 3',
    sections: ['school'],
    about: ['Leo'],
    fields: { school: 'PS 118', grade: '3', room: '108', teacher: 'Mr. Byrne', phone: '(718) 555-0177' },
  },
  {
    by: 'A',
    title: 'Clothes and shoes',
    sections: ['sizes'],
    about: ['Mia'],
    fields: { coat: '146', shoes: '35', measuredOn: '2026-09-01' },
    later: { coat: '146', shoes: '36', measuredOn: '2026-11-01' },
  },
  {
    by: 'B',
    title: 'Clothes and shoes',
    sections: ['sizes'],
    about: ['Leo'],
    fields: { clothes: '128', shoes: '32', measuredOn: '2026-10-10' },
  },
  {
    by: 'A',
    title: 'Piano lessons',
    sections: ['activities', 'contacts'],
    about: ['Mia'],
    fields: { contactName: 'Ana Petrova', relation: 'Teacher', phone: '(917) 555-0163', hours: 'Every second week' },
  },
  {
    by: 'B',
    title: 'Babysitter',
    sections: ['childCare'],
    about: both,
    fields: { contactName: 'Jess Park', phone: '(347) 555-0119', hours: 'After 4 PM' },
  },
  {
    by: 'A',
    title: 'Reach Dana',
    sections: ['contacts', 'emergency'],
    emergency: true,
    fields: { phone: '(917) 555-0110', instructions: 'Call first; a text may be missed.' },
  },
  {
    by: 'B',
    title: 'Reach Sam',
    sections: ['contacts', 'emergency'],
    emergency: true,
    fields: { phone: '(646) 555-0128', otherPhone: '(212) 555-0190' },
  },
  {
    by: 'A',
    title: 'Savings account',
    sections: ['financial'],
    about: both,
    private: true,
    fields: { institution: 'Hudson Savings', accountEnding: '4471' },
  },
  {
    by: 'A',
    title: 'Birthday ideas',
    sections: ['activities'],
    about: ['Leo'],
    private: true,
    fields: { contactName: 'Climbing gym', phone: '(718) 555-0150' },
  },
]

/** A record's time never goes back, and the rest of the family's past ends today. */
const added = '0 23:59'

/** Fills the Info Bank of the first family by the regular commands; one entry in three was brought up to date since. */
export const seedInfoBank = async (story: Story, { country }: DemoFamily, parents: Parents): Promise<void> => {
  if (country !== 'US') return
  for (const { by, about = [], later, private: kept = false, notes = null, emergency = false, ...rest } of known) {
    const author = parents[by]
    const other = parents[by === 'A' ? 'B' : 'A']
    const content = await story.runs(author, added, async ({ tx }) => {
      const children = await tx.selectFrom('child').select(['id', 'first_name']).orderBy('first_name').execute()
      const childIds = children.filter(({ first_name }) => about.includes(first_name)).map(({ id }) => id)
      return { ...rest, childIds, parentId: about.length > 0 ? null : author.personId, emergency, notes, files: [] }
    })
    const id = await story.runs(author, added, (change) => addInfoEntry(change, author, { ...content, shared: !kept }))
    if (!later) continue
    await story.runs(other, added, async (change) => {
      const row = await lockInfo(change.tx, id, 'toRead')
      const command = { type: 'infoEntry.edit' as const, version: row?.version ?? 0, ...content, fields: later }
      await advance(change, infoEntryLifecycle, id, command, other)
    })
  }
}
