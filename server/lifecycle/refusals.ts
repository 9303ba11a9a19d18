/** The reason why `advance` refused. The route adds the present item as the caller may see it. */
export type LifecycleRefusalCode = 'notFound' | 'notAllowedNow' | 'changedSinceSeen' | 'editNotInPlan'

export class LifecycleRefusal extends Error {
  override readonly name = 'LifecycleRefusal'
  readonly code: LifecycleRefusalCode

  constructor(code: LifecycleRefusalCode) {
    super(code)
    this.code = code
  }
}
