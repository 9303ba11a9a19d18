import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'
import type { SubjectsOf } from '../feature.ts'

/** What payments ask of an area whose rows they pay. */
export type PaidThing = {
  /** What the notices of payments are about, by the payment's id. */
  readonly subjects: SubjectsOf
}

/** Every area that is paid adds its part. */
export const paidThings: ExtensionPoint<PaidThing> = extensionPoint()

/** Each payment pays rows of one area, so that area alone answers for it. */
export const paymentSubjects: SubjectsOf = async (tx, personId, ids) => {
  const found = new Map<string, Awaited<ReturnType<SubjectsOf>> extends ReadonlyMap<string, infer S> ? S : never>()
  for (const { subjects } of paidThings.parts())
    for (const [id, subject] of await subjects(tx, personId, ids)) found.set(id, subject)
  return found
}
