import { errorText } from './error-facts.ts'
import { within } from './within.ts'

/** Thrown into a start that is still under way when the shutdown begins. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** Stops the started parts in reverse order and only once, however often it is called. */
export class Unwinding {
  readonly #steps: (() => Promise<unknown>)[] = []
  #running: Promise<void> | undefined
  readonly #patienceMs: number

  /** @param patienceMs limits each step, and a start that is still under way */
  constructor(patienceMs = 10_000) {
    this.#patienceMs = patienceMs
  }

  get begun() {
    return this.#running !== undefined
  }

  /** @throws {Interrupted} when the shutdown has begun, so that a start goes no further */
  check() {
    if (this.begun) throw new Interrupted()
  }

  /**
   * A step that is added after the shutdown began is run as part of it.
   * @throws {Interrupted}
   */
  add(step: () => Promise<unknown>) {
    this.#steps.push(step)
    this.check()
  }

  /** @param starting the start that added these steps; its current step may finish, so that it can be undone */
  run(starting: Promise<unknown>): Promise<void> {
    this.#running ??= this.#unwind(starting)
    return this.#running
  }

  async #unwind(starting: Promise<unknown>) {
    await within(
      this.#patienceMs,
      starting.catch(() => undefined),
    )
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      await within(this.#patienceMs, step()).catch((error: unknown) => console.error(errorText(error)))
  }
}
