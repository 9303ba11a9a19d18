import { createSmallApp } from '#src/app/small/create-small-app.ts'
import { takeEntry } from './entry.ts'
import type { JoinAnswers, JoinFlow } from './flow/create-flow.ts'
import { keptInvite, typed } from './typed.ts'
import type { JoinView } from './view.ts'

const empty: JoinView = {
  place: 'loading',
  pending: false,
  failure: null,
  item: null,
  invitation: null,
  welcomed: null,
  invited: null,
  questions: ['start', 'parent', 'children', 'security', 'coparent'],
  reachable: ['start'],
}

/**
 * Creates the app in which people join. The first question is there at once; the chart and the later questions load
 * while it is answered.
 */
export function createJoin(leave: (address: string) => void) {
  const app = createSmallApp(() => ({ registrationKey: keptInvite() }))
  const entry = takeEntry()
  const isFirst = entry.entry === 'questions' && (entry.asked ?? 'start') === 'start'
  const listeners = new Set<() => void>()
  let view: JoinView = { ...empty, place: isFirst ? 'start' : 'loading' }
  const show = (next: Partial<JoinView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  let loading: Promise<JoinFlow> | null = null
  const begin = async (): Promise<JoinFlow> => {
    const { createFlow } = await import('./flow/create-flow.ts')
    return createFlow({ call: app.call, entry, leave, show })
  }
  /** Tries again after a failure: the scripts may not have arrived. */
  const flow = (): Promise<JoinFlow> => {
    loading ??= begin().catch((failure: unknown) => {
      loading = null
      if (view.place === 'loading') show({ place: 'unreachable', failure })
      throw failure
    })
    return loading
  }
  const withFlow = async (act: (flow: JoinFlow) => void) => {
    try {
      act(await flow())
    } catch (failure) {
      show({ pending: false, failure })
    }
  }
  return {
    ...app,
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Loads what the first question does without. A failure is told when it is needed. */
    prepare: (): void => void flow().catch(() => undefined),
    answer: <Question extends keyof JoinAnswers>(question: Question, values: JoinAnswers[Question]): void => {
      show({ pending: true, failure: null })
      void withFlow((one) => one.answer(question, values))
    },
    act: (act: (flow: JoinFlow) => void): void => void withFlow(act),
    typed,
  }
}
export type Join = ReturnType<typeof createJoin>
