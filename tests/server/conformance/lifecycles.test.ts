import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chart, lifecycles } from '#machines/charts.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import type { Person } from './cast.ts'
import type { Shown, Subject } from './subject.ts'
import { subjects } from './subjects.ts'

const persons: readonly Person[] = ['dana', 'sam', 'professional', 'ofBoth', 'admin', 'child', 'neighbour']
const names = Object.keys(lifecycles) as (keyof typeof lifecycles)[]

const waysOfPlans = [
  'upcoming, confirmed',
  'active, disputed',
  'upcoming, by a professional',
  'upcoming, by a professional, and confirmed by one parent',
  'active, by a professional',
  'active, by a professional, and disputed by both parents',
]

/** Further ways to a leaf, where facts make a difference that the leaf does not show. */
const further: Readonly<Partial<Record<keyof typeof lifecycles, readonly string[]>>> = {
  expense: ['open, not viewed'],
  monthlyExpense: ['active, not due'],
  supportOrder: ['active, recorded by its payer'],
  changeRequest: ['open, of a time that was given away'],
  parentingSchedule: waysOfPlans,
  holiday: waysOfPlans,
  schoolBreak: ['listed, and begun'],
  invitation: ['sent, with another address'],
  linkedAccount: ['active, of age'],
  infoEntry: ['private, about the other parent', 'shared, about its author'],
}
const leafOfWay = (way: string) => way.split(',')[0] ?? ''

describe.each(names)('%s', (name) => {
  const chart: Chart = lifecycles[name]
  let subject: Subject
  beforeAll(async () => {
    subject = await subjects[name]()
  })
  afterAll(() => subject.end?.())

  /** Reads as each person's browser does, once per state of the row. */
  const browsersOf = (id: string): ((person: Person) => Promise<Shown | null>) => {
    const pages = new Map<Person, Promise<Shown | null>>()
    return (person) => {
      const page = pages.get(person) ?? subject.shownTo(person, id)
      pages.set(person, page)
      return page
    }
  }
  const commandsAt = async (id: string, person: Person) => (await subject.see(id)).commands(person)
  const leaves = leavesOf(chart.machine)

  describe.each([...leaves, ...(further[name] ?? [])])('%s', (way) => {
    const leaf = leafOfWay(way)
    test('the answer over HTTP is what the chart in each person’s browser says', async () => {
      let id = await subject.bring(way)
      let shownTo = browsersOf(id)
      const types = (await commandsAt(id, 'sam')).map(({ type }) => type)
      const disagreements: string[] = []
      for (const type of types)
        for (const person of persons) {
          const seen = await subject.see(id)
          const command = (await seen.commands(person)).find((one) => one.type === type)
          if (!command) throw new Error(`${type} is not among the commands of ${person}`)
          const shown = await shownTo(person)
          if (shown && (shown.status !== leaf || shown.version !== seen.version))
            disagreements.push(`${person} is shown ${shown.status}, version ${shown.version}`)
          const allowed = shown?.allows(command) ?? false
          const status = await subject.send(person, id, command)
          const after = await subject.see(id)
          const agrees = allowed
            ? status === 200 && after.version > seen.version
            : [404, 409].includes(status) && after.version === seen.version
          if (!agrees) disagreements.push(`${person} ${type}: chart ${allowed}, HTTP ${status}`)
          if (!allowed) continue
          id = await subject.bring(way)
          shownTo = browsersOf(id)
        }
      expect(disagreements).toEqual([])
    }, 60_000)

    test('the column gives back the state it was given', async () => {
      const { status, resolved } = await subject.see(await subject.bring(way))
      expect([status, resolved]).toEqual([leaf, leaf])
    })
  })

  test('what only the product or the bank says is refused over HTTP, whoever says it', async () => {
    const id = await subject.bring(leaves[0] ?? '')
    const commands = new Set((await commandsAt(id, 'sam')).map(({ type }) => type))
    const facts = new Set(chart.steps.map(({ event }) => event.type).filter((type) => !commands.has(type)))
    const before = await subject.see(id)
    for (const type of facts)
      for (const person of persons) {
        const body = { ...before, type, by: { actor: null, party: 'system', mode: 'self' } }
        expect([type, await subject.send(person, id, body)]).toEqual([type, 400])
      }
    expect((await subject.see(id)).version).toBe(before.version)
  })

  test('a sender cannot say who they are', async () => {
    const id = await subject.bring(leaves[0] ?? '')
    const before = await subject.see(id)
    for (const command of await before.commands('sam')) {
      const body = { ...command, by: { actor: null, party: 'other', mode: 'self' } }
      expect([command.type, await subject.send('sam', id, body)]).toEqual([command.type, 400])
    }
    expect((await subject.see(id)).version).toBe(before.version)
  })
})
