import type { NewCalendarEvent } from '#contract/calendar-events/calendar-events.ts'
import type { Viewer } from '../db/tenancy.ts'
import { recordCalendarEvent } from '../features/calendar-events/events.begin.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { DemoFamily } from './accounts.ts'
import type { Act } from './agenda.ts'
import type { Story } from './story.ts'

type Parents = Readonly<Record<'A' | 'B', Viewer>>
type Name = 'practice' | 'lesson' | 'dentist' | 'play' | 'camping' | 'present'
type Named = { readonly title: string; readonly place: string | null }

const names: Readonly<Record<DemoFamily['country'], Readonly<Record<Name, Named>>>> = {
  US: {
    practice: { title: 'Soccer practice', place: 'Riverside field' },
    lesson: { title: 'Piano lesson', place: null },
    dentist: { title: 'Dentist', place: 'Dr. Lee, 14 Main Street' },
    play: { title: 'School play', place: 'Lincoln Elementary' },
    camping: { title: 'Camping', place: 'Cedar Lake' },
    present: { title: 'Buy the birthday present', place: null },
  },
  GB: {
    practice: { title: 'Swimming', place: 'Leisure centre' },
    lesson: { title: 'Piano lesson', place: null },
    dentist: { title: 'Dentist', place: 'Mill Lane surgery' },
    play: { title: 'School play', place: 'St Mary’s Primary' },
    camping: { title: 'Camping', place: 'Peak District' },
    present: { title: 'Buy the birthday present', place: null },
  },
  MX: {
    practice: { title: 'Entrenamiento de futbol', place: 'Parque México' },
    lesson: { title: 'Clase de piano', place: null },
    dentist: { title: 'Dentista', place: 'Consultorio de la Dra. Ríos' },
    play: { title: 'Festival escolar', place: 'Primaria Benito Juárez' },
    camping: { title: 'Campamento', place: 'Valle de Bravo' },
    present: { title: 'Comprar el regalo de cumpleaños', place: null },
  },
}

const once = { frequency: 'once', end: null } as const
const said = {
  notes: null,
  pickUpId: null,
  dropOffId: null,
  reminder: null,
  hidesPlace: false,
  private: false,
} as const
const between = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })

type Planned = {
  readonly by: 'A' | 'B'
  readonly name: Name
  /** Days from today on which it is recorded, and on which it begins and ends. */
  readonly recorded: number
  readonly first: number
  readonly last?: number
  readonly rest: Partial<NewCalendarEvent>
}

/** Its notices are older than a week, so they count as seen. */
const recently = -8

/** Lists what happens once in each half of a year that has passed. */
const eachHalf = (first: number): Planned[] => [
  {
    by: 'A',
    name: 'dentist',
    recorded: first + 10,
    first: first + 24,
    rest: { ...between('15:30', '16:15'), colour: 'teal' },
  },
  {
    by: 'B',
    name: 'play',
    recorded: first + 60,
    first: first + 90,
    rest: { ...between('18:00', '19:30'), colour: 'orange' },
  },
]

const pastOf = (daysBack: number): Planned[] => [
  {
    by: 'B',
    name: 'practice',
    recorded: Math.min(-daysBack, recently),
    first: -daysBack + 3,
    rest: { ...between('16:30', '18:00'), colour: 'green', frequency: 'weekly' },
  },
  {
    by: 'A',
    name: 'lesson',
    recorded: Math.min(-daysBack, recently),
    first: -daysBack + 5,
    rest: { ...between('17:00', '17:45'), colour: 'purple', frequency: 'weekly', interval: 2 },
  },
  ...Array.from({ length: Math.floor(daysBack / 182) }, (_, half) => eachHalf(-daysBack + half * 182)).flat(),
]

const ahead: readonly Planned[] = [
  {
    by: 'A',
    name: 'dentist',
    recorded: recently,
    first: 6,
    rest: { ...between('15:30', '16:15'), colour: 'teal', reminder: 1440 },
  },
  { by: 'B', name: 'play', recorded: recently, first: 12, rest: { ...between('18:00', '19:30'), colour: 'orange' } },
  { by: 'A', name: 'camping', recorded: recently, first: 19, last: 20, rest: { colour: 'blue', hidesPlace: true } },
  {
    by: 'A',
    name: 'present',
    recorded: -2,
    first: 4,
    rest: { ...between('12:00', '13:00'), colour: 'pink', private: true },
  },
]

const actOf = (story: Story, { country }: DemoFamily, parents: Parents, planned: Planned): Act => {
  const { by, name, recorded, first, last = first, rest } = planned
  const owner = parents[by]
  const when = `${recorded} 09:00`
  const record = async (change: UnitOfWork): Promise<void> => {
    const children = change.tx.selectFrom('child').select('id').where('removed_at', 'is', null).orderBy('id')
    await recordCalendarEvent(change, owner, {
      ...once,
      ...said,
      ...names[country][name],
      parentId: owner.personId,
      childIds: (await children.execute()).map(({ id }) => id),
      colour: 'blue',
      startsOn: story.day(first),
      startsAt: null,
      endsOn: story.day(last),
      endsAt: null,
      ...rest,
    })
  }
  return { when, run: () => story.runs(owner, when, record) }
}

/**
 * Records events by the regular commands: series for as long as the family has been there, and what is ahead. `own` ones
 * are private.
 */
export const eventActs = (story: Story, family: DemoFamily, parents: Parents, daysBack: number) => {
  const all = [...pastOf(daysBack), ...ahead]
  const actsOf = (isPrivate: boolean): readonly Act[] =>
    all.filter(({ rest }) => (rest.private ?? false) === isPrivate).map((one) => actOf(story, family, parents, one))
  return { shared: actsOf(false), own: actsOf(true) }
}
