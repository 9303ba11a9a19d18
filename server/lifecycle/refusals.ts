/** Why the door stayed shut. The route adds the item as it is now, in the caller's eyes. */
export type LifecycleRefusalCode = 'notFound' | 'notAllowedNow' | 'changedSinceSeen'

export class LifecycleRefusal extends Error {
  override readonly name = 'LifecycleRefusal'
  readonly code: LifecycleRefusalCode

  constructor(code: LifecycleRefusalCode) {
    super(code)
    this.code = code
  }
}
