/** Leaves one check out: `without` takes the place of `check` in a file, where `check` stands once. */
export type Mutation = {
  readonly name: string
  readonly file: string
  readonly check: string
  readonly without: string
}

const half = 'server/features/second-step/half-sign-in.ts'
const store = 'server/features/second-step/second-step.store.ts'
const totp = 'server/features/second-step/totp.ts'
const proof = 'server/features/session/second-step-check.ts'
const passkeys = 'server/features/passkeys/passkey-sign-in.routes.ts'
const ceremonies = 'server/features/passkeys/ceremonies.ts'
const reset = 'server/features/recovery/reset-proofs.ts'

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
    name: 'a passkey as the second step is of the same person',
    file: passkeys,
    check: 'if ((await verifyUsed(tx, party, response, challenge, now)) !== personId) throw new PasskeyRefusal()',
    without: 'await verifyUsed(tx, party, response, challenge, now)',
  },
  {
    name: 'a passkey as the second step completes the half-done sign-in',
    file: passkeys,
    check: 'const first = await completeHalf(tx, half, now)',
    without: "const first = 'password' as const",
  },
  {
    name: 'a challenge that is not there any more refuses the passkey',
    file: ceremonies,
    check:
      'if (!(await scopes.beforeSignIn((tx) => useChallenge(tx, challenge, bound, now)))) throw new PasskeyRefusal()',
    without: 'await scopes.beforeSignIn((tx) => useChallenge(tx, challenge, bound, now))',
  },
  {
    name: 'a challenge counts for what it was made for',
    file: 'server/features/passkeys/challenges.ts',
    check: ".where('bound_hash', '=', hashOf(boundTo))",
    without: '',
  },
  {
    name: 'a challenge counts for ten minutes',
    file: 'server/features/passkeys/challenges.ts',
    check: 'return used !== undefined && used.expires_at > now',
    without: 'return used !== undefined',
  },
  {
    name: 'a passkey asks who uses it',
    file: ceremonies,
    check: 'requireUserVerification: true',
    without: 'requireUserVerification: false',
  },
  {
    name: 'a passkey that names another person is refused',
    file: ceremonies,
    check:
      'if (userHandle !== undefined && userHandle !== handleOf(row.person_id)) throw new PasskeyRefusal(row.person_id)',
    without: '',
  },
  {
    name: 'the signature of a passkey is verified',
    file: ceremonies,
    check: 'if (!verified) throw new PasskeyRefusal(row.person_id)',
    without: '',
  },
  {
    name: 'the counter of a passkey is kept',
    file: ceremonies,
    check: 'await noteUse(tx, row.id, authenticationInfo.newCounter, now)',
    without: '',
  },
  {
    name: 'a lost second step is removed after 72 hours, and not before',
    file: 'server/features/second-step/removal.store.ts',
    check: 'decide(removalMachine, status, { due: due_at <= now }, event)',
    without: 'decide(removalMachine, status, { due: true }, event)',
  },
  {
    name: 'a reset by a mailed link asks for the second step',
    file: reset,
    check: "if (code === undefined) throw new Refusal('secondStepNeeded')",
    without: 'if (code === undefined) return scopes.beforeSignIn(work)',
  },
  {
    name: 'a reset by a mailed link checks the code',
    file: reset,
    check: 'return secondStep.prove({ personId, code, now: clock.now() }, work)',
    without: 'return scopes.beforeSignIn(work)',
  },
  {
    name: 'a reset by a mailed link checks the passkey',
    file: reset,
    check: 'if ((await verifyUsed(tx, party, response, challenge, now)) !== personId) throw new PasskeyRefusal()',
    without: '',
  },
  {
    name: 'a passkey for a reset is of the same person',
    file: reset,
    check: 'if ((await verifyUsed(tx, party, response, challenge, now)) !== personId) throw new PasskeyRefusal()',
    without: 'await verifyUsed(tx, party, response, challenge, now)',
  },
]

/** The tests of which one has to fail. */
export const testsOf = [
  'tests/server/second-step',
  'tests/server/second-step-removal',
  'tests/server/passkeys',
  'tests/server/recovery',
]
