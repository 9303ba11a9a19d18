import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { createLogin } from '#src/login/create-login.ts'
import { LoginRoot } from '#src/login/login-root.tsx'

export const refusal = (exception: string, status: number, extra: object = {}, headers = {}) =>
  Response.json(
    { exception, status, statusCode: status, userMessage: '', validationErrors: [], ...extra },
    { status, headers },
  )
export const done = () => new Response(null, { status: 204 })
export const token = 'a'.repeat(43)

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>
const nothingTyped = () => Response.json({ recoverUsername: null, recoverEmail: null })

/** Opens a page of the login app. The server gives these answers, and each body that it got is in `sent`. */
export async function open(address: string, answers: Answers = {}) {
  history.replaceState(null, '', address)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const name = `${request.method} ${pathname}`
    if (request.method === 'POST') sent.push(await request.json())
    const answer = answers[name] ?? (name === 'GET /pub/v1/recovery' ? nothingTyped : undefined)
    if (!answer) throw new Error(`nobody expects ${name}`)
    return answer()
  })
  const left: string[] = []
  const login = createLogin((to) => void left.push(to))
  await login.dictionaries.need('errors', 'login', 'accountRecovery')
  render(<LoginRoot login={login} />)
  await screen.findByRole('heading', { level: 1 })
  return { sent, left, person: userEvent.setup() }
}
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export const known = () => Response.json({ username: 'dana.reyes' })
export const half = () => refusal('secondStepNeeded', 401)
