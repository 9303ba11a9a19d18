import type { Mutation } from './mutation.ts'
import { passkeyMutations } from './passkeys.ts'

const half = 'server/features/second-step/half-sign-in.ts'
const store = 'server/features/second-step/second-step.store.ts'
const totp = 'server/features/second-step/totp.ts'
const proof = 'server/features/session/second-step-check.ts'
const removals = 'server/features/second-step/removal.store.ts'
const switching = 'server/features/security/security.routes.ts'

/** Lists every check of the second step of a sign-in. `npm run mutate` leaves each out, and a test has to fail. */
export const mutations: readonly Mutation[] = [
  {
    name: 'the second step is asked for at all',
    file: 'server/features/session/first-step.ts',
    check: 'if (isDone) return',
    without: 'if (isDone || half !== status) return',
  },
  {
    name: 'a half-done sign-in counts for ten minutes',
    file: half,
    check: 'const facts = { secondStep: true, inTime: row.expires_at > now }',
    without: 'const facts = { secondStep: true, inTime: true }',
  },
  {
    name: 'a half-done sign-in that waited is completed in its ten minutes',
    file: half,
    check: 'const facts = { secondStep: true, inTime: row !== undefined && row.expires_at > now }',
    without: 'const facts = { secondStep: true, inTime: row !== undefined }',
  },
  {
    name: 'a half-done sign-in is completed once',
    file: half,
    check: ".set({ status: answer.status }).where('id', '=', row.id)",
    without: ".set({ status: row.status }).where('id', '=', row.id)",
  },
  {
    name: 'the chart lets nobody complete a sign-in that took too long',
    file: 'machines/sign-in/sign-in.machine.ts',
    check: "guard: and([person, 'inTime']), target: 'done'",
    without: "guard: person, target: 'done'",
  },
  {
    name: 'whoever gave the second step has not lost it',
    file: half,
    check: 'await supersedeRemoval(tx, row.person_id, now)',
    without: '',
  },
  {
    name: 'the route looks for the half-done sign-in',
    file: 'server/features/session/session.routes.ts',
    check: 'const steps = { first: await completeHalf(tx, half, now), second: kindOfCode(body.code) }',
    without: "const steps = { first: 'password' as const, second: kindOfCode(body.code) }",
  },
  {
    name: 'a wrong code of the app is refused',
    file: store,
    check: 'if (step === null || (row.last_step !== null && step <= Number(row.last_step))) return false',
    without: 'if (row.last_step !== null && Number(step ?? Infinity) <= Number(row.last_step)) return false',
  },
  {
    name: 'a code of the app is not used twice',
    file: store,
    check: 'if (step === null || (row.last_step !== null && step <= Number(row.last_step))) return false',
    without: 'if (step === null) return false',
  },
  {
    name: 'a code of the app is of the person',
    file: store,
    check: ".select(['secret', 'last_step'])\n    .where('person_id', '=', personId)",
    without: ".select(['secret', 'last_step'])",
  },
  {
    name: 'the step of a used code is kept',
    file: store,
    check: '.set({ last_step: step })',
    without: '.set({ last_step: row.last_step })',
  },
  {
    name: 'a secret that was never confirmed does not count',
    file: store,
    check: ".where('confirmed_at', counts ? 'is not' : 'is', null)",
    without: '',
  },
  {
    name: 'a second step that counts is replaced by nobody',
    file: store,
    check: ".where('second_step.confirmed_at', 'is', null)",
    without: '',
  },
  {
    name: 'a secret counts only after a code of its app',
    file: store,
    check: "|| !(await spendAppCode(tx, seal, personId, code.replace(/\\s/, ''), now, false))",
    without: '',
  },
  {
    name: 'passkeys are a second step only where there are some',
    file: switching,
    check: '(await passkeysOf(tx, personId)).length > 0 &&',
    without: '',
  },
  {
    name: 'every change of the second step asks for the password again',
    file: switching,
    check: 'confirmedCaller(scopes, caller, now)',
    without: "({ personId: caller?.personId ?? '' })",
  },
  {
    name: 'recovery codes are given where there is a second step',
    file: switching,
    check: "if (since === null) throw new Refusal('secondStepChanged')",
    without: '',
  },
  {
    name: 'an administrator decides nothing without a second step',
    file: store,
    check: "throw new Refusal('secondStepRequired')",
    without: 'return',
  },
  {
    name: 'a recovery code is not used twice',
    file: store,
    check: ".where('code_hash', '=', hashOfCode(code))\n    .where('used_at', 'is', null)",
    without: ".where('code_hash', '=', hashOfCode(code))",
  },
  {
    name: 'a recovery code is of the person',
    file: store,
    check: ".set({ used_at: now })\n    .where('person_id', '=', personId)",
    without: '.set({ used_at: now })',
  },
  {
    name: 'a recovery code is one of those that were given',
    file: store,
    check: ".where('code_hash', '=', hashOfCode(code))\n",
    without: '\n',
  },
  {
    name: 'a code counts one step later, and no more',
    file: totp,
    check: 'const drift = 1',
    without: 'const drift = 2',
  },
  { name: 'a code counts one step later', file: totp, check: 'const drift = 1', without: 'const drift = 0' },
  {
    name: 'codes are tried five times, then the waits begin',
    file: proof,
    check: 'await countAttempt(db, [counter], now)',
    without: '',
  },
  {
    name: 'a right code ends the count',
    file: proof,
    check: 'await tried.succeeded()',
    without: '',
  },
  {
    name: 'a refused code begins nothing',
    file: proof,
    check: '(await spendCode(tx, seal, personId, code, now)) ?',
    without: '(await spendCode(tx, seal, personId, code, now)) || true ?',
  },
  {
    name: 'a lost second step is removed after 72 hours, and not before',
    file: removals,
    check: 'decide(removalMachine, status, { due: due_at <= now }, event)',
    without: 'decide(removalMachine, status, { due: true }, event)',
  },
  {
    name: 'only a half-done sign-in asks for the removal of a second step',
    file: 'server/features/second-step-removal/removal.routes.ts',
    check: "await personOfHalf(tx, request.cookies[halfCookieName] ?? '', now)",
    without: "(await tx.selectFrom('person').select('id').executeTakeFirst())?.id ?? null",
  },
  {
    name: 'a removal is asked for a few times',
    file: removals,
    check: "if (asked.length >= most) throw new Refusal('removalLimit')",
    without: '',
  },
  {
    name: 'a removal is stopped by its own link',
    file: removals,
    check: ".where('token_hash', '=', hashOf(token))",
    without: '',
  },
  ...passkeyMutations,
]

/** The tests of which one has to fail. */
export const testsOf = [
  'tests/server/second-step',
  'tests/server/second-step-removal',
  'tests/server/passkeys',
  'tests/server/recovery',
  'tests/server/fee-waivers/administrators',
]
