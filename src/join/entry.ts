import type { JoinEntry, JoinQuestion } from '#machines/join/join.types.ts'
import type { JoinPage } from '#machines/session/pages.ts'
import { keepInvite } from './typed.ts'

/** Names the part that the address opens. `token` is that of a mailed link. */
export type Entry = { readonly entry: JoinEntry; readonly asked: JoinQuestion | null; readonly token: string }

export const addressOfQuestion: Readonly<Record<JoinQuestion, JoinPage>> = {
  start: '/app/join',
  parent: '/app/setup/parent',
  children: '/app/setup/children',
  security: '/app/setup/security',
  coparent: '/app/setup/coparent',
}

const questionAt = (pathname: string): JoinQuestion | null => {
  const [question] = Object.entries(addressOfQuestion).find(([, address]) => address === pathname) ?? []
  return isQuestion(question) ? question : null
}
const isQuestion = (name: string | undefined): name is JoinQuestion =>
  name !== undefined && Object.hasOwn(addressOfQuestion, name)

/** The state of an entry in the browser's history, where a token stays out of the address. */
type Noted = { readonly mailed?: Pick<Entry, 'entry' | 'token'>; readonly asked?: true }

const noted = (): Noted => (typeof history.state === 'object' && history.state !== null ? history.state : {})

/** Takes the token of a mailed link out of the address, so that no later page or person reads it there. */
function takeMailed(): Noted['mailed'] {
  const params = new URLSearchParams(location.search)
  const [invite, resume] = [params.get('invite'), params.get('resume')]
  if (invite === null && resume === null) return noted().mailed
  const mailed =
    invite === null
      ? ({ entry: 'resume', token: resume ?? '' } as const)
      : ({ entry: 'invitation', token: invite } as const)
  if (invite !== null) keepInvite(invite)
  history.replaceState({ mailed } satisfies Noted, '', location.pathname)
  return mailed
}

/** The first question has the address under which people come, so it is asked for only where a person went back to it. */
export function takeEntry(): Entry {
  const { pathname } = location
  if (pathname === '/app/join/duplicate') return { entry: 'duplicate', asked: null, token: '' }
  const mailed = pathname === addressOfQuestion.start ? takeMailed() : undefined
  if (mailed) return { ...mailed, asked: null }
  const question = questionAt(pathname)
  return { entry: 'questions', asked: question === 'start' && !noted().asked ? null : question, token: '' }
}

/** Gives a question its address: a new entry in the history for a step, the same one for a correction. */
export function showAddress(question: JoinQuestion, how: 'step' | 'correction'): void {
  const address = addressOfQuestion[question]
  if (location.pathname === address && noted().asked) return
  const state: Noted = { asked: true }
  if (how === 'step') history.pushState(state, '', address)
  else history.replaceState(state, '', address)
}

/** Calls back with the question to which the browser's buttons lead; null for anything else of this app. Returns the end. */
export function onBrowserButtons(go: (question: JoinQuestion | null) => void): () => void {
  const listen = () => go(noted().mailed ? null : questionAt(location.pathname))
  addEventListener('popstate', listen)
  return () => removeEventListener('popstate', listen)
}
