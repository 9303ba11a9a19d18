import type { Mutation } from './mutation.ts'

const passkeys = 'server/features/passkeys/passkey-sign-in.routes.ts'
const ceremonies = 'server/features/passkeys/ceremonies.ts'
const challenges = 'server/features/passkeys/challenges.ts'
const reset = 'server/features/recovery/reset-proofs.ts'

/** Lists the checks of passkeys, and of a new password by a mailed link. */
export const passkeyMutations: readonly Mutation[] = [
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
    name: 'a challenge counts where it was made for',
    file: challenges,
    check: ".where('bound_hash', '=', hashOf(boundTo))",
    without: '',
  },
  {
    name: 'a challenge counts for what it was made for',
    file: challenges,
    check: ".where('purpose', '=', purpose)",
    without: '',
  },
  {
    name: 'a challenge counts for ten minutes',
    file: challenges,
    check: 'return used !== undefined && used.expires_at > now',
    without: 'return used !== undefined',
  },
  {
    name: 'a passkey that was used at another origin is refused',
    file: ceremonies,
    check: 'expectedOrigin: origin',
    without: "expectedOrigin: [origin, 'https://elsewhere.example']",
  },
  {
    name: 'a passkey that was made for another name is refused',
    file: ceremonies,
    check: 'expectedRPID: id',
    without: "expectedRPID: [id, 'elsewhere.example']",
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
