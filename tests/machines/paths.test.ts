import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { and, not, or } from 'xstate'
import { charts, lifecycles } from '#machines/charts.ts'
import { joinMachine } from '#machines/join/join.machine.ts'
import { joinQuestions } from '#machines/join/join.types.ts'
import { signUpFlowMachine } from '#machines/payment-accounts/sign-up-flow.machine.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { edgesOf, guardText, shortName } from '#machines/walk/edges.ts'
import { expenseStory } from '#machines/walk/expense-story.ts'
import { peoplesPaths } from '#machines/walk/formats.ts'
import { joinPaths } from '#machines/walk/join-story.ts'
import { asJson } from '#machines/walk/json.ts'
import { asMermaid } from '#machines/walk/mermaid.ts'
import { asPlaywright } from '#machines/walk/playwright.ts'
import { signUpPaths } from '#machines/walk/sign-up-story.ts'
import { pathsOver } from '#machines/walk/walk.ts'

const recoveryGestures = readFileSync(join(import.meta.dirname, '../../e2e/pages/recovery.gestures.ts'), 'utf8')

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../scripts/paths.ts'), ...args])

const usage = `Usage: npm run paths -- ${Object.keys(charts).join('|')} --format json|mermaid|playwright`

describe('npm run paths', () => {
  test('prints the paths of a chart as JSON', async () => {
    const { stdout } = await run('payment')
    expect(stdout).toBe(asJson('payment', pathsOf(lifecycles.payment)))
    const output: { paths: { name: string; steps: unknown[] }[] } = JSON.parse(stdout)
    expect(output.paths.find(({ name }) => name.startsWith('unconfirmed, confirm'))).toEqual({
      name: 'unconfirmed, confirm by receiver: confirmed, void by receiver: void',
      input: { method: 'check', amount: 50_00, later: false, payable: 50_00 },
      leaf: 'unconfirmed',
      steps: [
        { event: { type: 'payment.confirm', who: 'receiver' }, leaf: 'confirmed' },
        { event: { type: 'payment.void', who: 'receiver' }, leaf: 'void' },
      ],
    })
  }, 30_000)

  test('writes a spec to a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paths-'))
    const file = join(folder, 'expense.paths.spec.ts')
    const { stdout } = await run('expense', '--format', 'playwright', '--out', file)
    expect([stdout, await readFile(file, 'utf8')]).toEqual(['', asPlaywright('expense', pathsOver(expenseStory))])
    await rm(folder, { recursive: true })
  }, 30_000)

  test.each([
    [['nothing'], 'There is no chart called "nothing".'],
    [['expense', '--format', 'svg'], 'There is no format called "svg".'],
    [['expense', '--colour'], "Unknown option '--colour'"],
  ])(
    '%j says what it can do instead',
    async (args, message) => {
      const failure: { code: number; stderr: string } = await run(...args).then(
        () => ({ code: 0, stderr: '' }),
        (error) => error,
      )
      expect([failure.code, failure.stderr.startsWith(message)]).toEqual([1, true])
      expect(failure.stderr).toContain(usage)
    },
    30_000,
  )
})

describe('the diagram', () => {
  test.each(Object.entries(charts))(
    'of %s shows each state once, and each event with who and what',
    (_, { machine }) => {
      const diagram = asMermaid(machine)
      const declared = diagram.match(/(?<=state ".*" as )\w+/g) ?? []
      expect(new Set(declared).size).toBe(declared.length)
      for (const { event, guard, actions } of edgesOf(machine)) {
        const label = [shortName(event), guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`]
        expect(diagram).toContain(label.filter(Boolean).join(' '))
      }
    },
  )

  test('says whose turn it is, and stays within its borders', () => {
    expect(asMermaid(charts.expense?.machine ?? lifecycles.expense.machine).split('\n')).toEqual(
      expect.arrayContaining([
        'stateDiagram-v2',
        '  state "open (otherParent)" as open',
        '    state approved_deriving <<choice>>',
        '    state "paymentInProcess (bank, payer while payableLeft)" as approved_paymentInProcess',
        '    approved_deriving --> approved_partlyPaid : [partSettled]',
        '  approved --> settled : [allSettled]',
        '  settled --> approved : paymentsChanged [by system]',
        '  open --> open : edit [by creator] / applyEdit<br>addReceipt [by creator] / attachReceipts',
      ]),
    )
  })
})

describe('a guard made of guards', () => {
  const renamed = <Guard extends object>(guard: Guard): Guard => Object.defineProperty(guard, 'name', { value: 't' })

  test.each([
    [and([{ type: 'by', params: 'payer' }, 'stillPayable']), 'by payer and stillPayable'],
    [or(['isCheck', 'isLater']), 'isCheck or isLater'],
    [not('isLater'), 'not isLater'],
  ])('reads the same in a built page, where functions have other names', (guard, text) => {
    expect(guardText(renamed(guard))).toBe(text)
  })
})

describe('the spec of signing up', () => {
  const paths = signUpPaths()

  test('drives every transition of the chart, and in each question nothing arrives once', () => {
    const driven = new Set(paths.flatMap(({ covers }) => [...covers]))
    expect(edgesOf(signUpFlowMachine).filter(({ id }) => !driven.has(id))).toEqual([])
    const seen = new Set(paths.flatMap(({ steps }) => steps.map(({ leaf }) => leaf)))
    const sent = ['name', 'birth', 'email', 'address', 'review', 'document', 'bankAccount']
    for (const place of sent) expect(seen).toContain(`${place}.failed`)
  })

  test('ends wherever the bank can lead, and loads the page again at every question', () => {
    const ends = paths.flatMap(({ steps }) => steps.map(({ leaf }) => leaf)).filter((leaf) => leaf.startsWith('done.'))
    const stands = ['deactivated', 'manualReview', 'refused', 'suspended', 'verified']
    expect([...new Set(ends)].sort()).toEqual(stands.map((stand) => `done.${stand}`))
    const places = new Set(paths.flatMap(({ leaf, steps }) => [leaf, ...steps.map((step) => step.leaf)]))
    const loaded = paths.flatMap(({ leaf, steps }) =>
      steps.flatMap(({ event }, index) => (event.type === 'reload' ? [steps[index - 1]?.leaf ?? leaf] : [])),
    )
    const questions = [...places].filter((place) => !/^done|failed$/.test(place))
    expect(questions.filter((place) => !loaded.includes(place))).toEqual([])
  })
})

describe('the spec of an expense', () => {
  const paths = pathsOver(expenseStory)
  const spec = asPlaywright('expense', paths)

  test('is played by two people: nothing in it is the bank’s or the clock’s', () => {
    const people = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.who)))
    expect([...people].sort()).toEqual(['creator', 'other'])
    expect(spec).not.toMatch(/paymentsChanged|facts/)
  })

  test('leads to every state that two people reach without a bank', () => {
    const seen = new Set(paths.flatMap(({ leaf, steps }) => [leaf, ...steps.map((step) => step.leaf)]))
    const banks = ['approved.paymentInProcess', 'approved.paymentScheduled']
    expect([...seen].sort()).toEqual(
      leavesOf(lifecycles.expense.machine)
        .filter((leaf) => !banks.includes(leaf))
        .sort(),
    )
  })

  test('drives every person’s transition of the chart, and each end of a check', () => {
    const driven = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)))
    const declared = edgesOf(lifecycles.expense.machine).filter(
      ({ event, guard }) => event && !guard.includes('system'),
    )
    for (const { event } of declared) expect(driven).toContain(event)
    for (const event of ['payment.confirm', 'payment.refuse', 'payment.void']) expect(driven).toContain(event)
  })

  test('has a title of its own for each path', () => {
    const titles = spec.match(/(?<=^test\(').*(?=',)/gm) ?? []
    expect(titles).toHaveLength(paths.length)
    expect(new Set(titles).size).toBe(paths.length)
  })

  test('reads like one that a person wrote', () => {
    expect(spec).toContain(`async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 14250 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 14250 })
  await see(world, 'settled')
})
`)
  })
})

describe('the spec of recovery', () => {
  const paths = peoplesPaths('recovery')
  const kinds = new Set(paths.map(({ input }) => ('kind' in input ? String(input.kind) : '')))
  const coveredBy = (kind: string) =>
    new Set(paths.flatMap(({ input, covers }) => ('kind' in input && input.kind === kind ? [...covers] : [])))

  test('drives every transition of the chart', () => {
    const driven = new Set(paths.flatMap(({ covers }) => [...covers]))
    expect(edgesOf(recoveryMachine).filter(({ id }) => !driven.has(id))).toEqual([])
  })

  test('is played for each kind, and those with a link are used, replaced and too late', () => {
    expect([...kinds].toSorted()).toEqual(['password', 'signIn', 'username'])
    const withLink = edgesOf(recoveryMachine).filter(({ event }) => event !== 'recovery.answer')
    for (const kind of ['password', 'signIn']) expect(withLink.filter(({ id }) => !coveredBy(kind).has(id))).toEqual([])
  })

  test('knows a gesture for each event', () => {
    const events = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)))
    for (const event of events) expect(recoveryGestures).toContain(`'${event}':`)
  })
})

describe('the spec of joining', () => {
  const paths = joinPaths()
  const leaves = new Set(paths.flatMap(({ leaf, steps }) => [leaf, ...steps.map((step) => step.leaf)]))

  test('drives every transition of the chart, and each request gets no answer once', () => {
    const driven = new Set(paths.flatMap(({ covers }) => [...covers]))
    expect(edgesOf(joinMachine).filter(({ id }) => !driven.has(id))).toEqual([])
    const sending = [...joinQuestions, 'waiting', 'invitation.shown', 'resume', 'resume.code']
    expect(sending.filter((place) => !leaves.has(`${place}.failed`))).toEqual([])
  })

  test('meets an ended registration at every question, and loads the page again at each', () => {
    const met = (type: string) =>
      new Set(
        paths.flatMap(({ leaf, steps }) =>
          steps.flatMap(({ event }, index) => (event.type === type ? [steps[index - 1]?.leaf ?? leaf] : [])),
        ),
      )
    const places = [...joinQuestions, 'waiting']
    expect(places.filter((place) => !met('expire').has(place))).toEqual([])
    expect(places.filter((place) => !met('reload').has(place))).toEqual([])
  })
})
