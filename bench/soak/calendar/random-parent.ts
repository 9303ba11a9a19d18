import * as z from 'zod/mini'
import {
  type ChangeRequestDto,
  changeRequestDto,
  changeRequestRoutes,
  type ExchangedTime,
  type NewChangeRequest,
} from '#contract/calendar/change-requests.ts'
import { addMs } from '#domain/time.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Random } from '#server/seed/random.ts'
import { changeRequestChart } from '#src/features/calendar/request.chart.ts'
import type { Answer } from '../attempts.ts'
import type { Client } from '../client.ts'
import type { CalendarLedger } from './ledger.ts'

const hour = 3_600_000
const path = changeRequestRoutes.list.path
const listDto = changeRequestRoutes.list.output

type Family = { readonly parents: readonly string[]; readonly childIds: readonly string[] }
type Parent = {
  readonly person: Client
  readonly family: Family
  readonly random: Random
  readonly ledger: CalendarLedger
  readonly now: () => string
}

/** A request that is refused honestly: too late, overlapping, or answered by somebody else before. */
const isHonest = ({ status }: Answer): boolean => status === 400 || status === 409

export const requestsOf = async (person: Client): Promise<readonly ChangeRequestDto[]> =>
  z.parse(listDto, (await person.send({ method: 'GET', path })).body).items

/** Asks for times with other parents and answers what they ask, as somebody with too much time. */
export const randomParentFor = ({ person, family, random, ledger, now }: Parent) => {
  const other = family.parents.find((id) => id !== person.id) ?? ''
  /**
   * Whole hours, three to 180 days ahead. A fifth of them come within ten days, so that many overlap; more would leave no room,
   * and nearly every request would be refused.
   */
  const time = (parentId: string): ExchangedTime => {
    const begin = Math.floor(Date.parse(now()) / hour) * hour
    const ahead = random.between(50, random.chance(0.2) ? 240 : 4320)
    const from = new Date(begin + ahead * hour).toISOString()
    return { parentId, from, until: addMs(from, random.between(2, 20) * hour) }
  }
  const proposal = (): NewChangeRequest => {
    const first = random.chance(0.5) ? person.id : other
    const times = random.chance(0.4) ? [time(first), time(first === other ? person.id : other)] : [time(first)]
    const childIds = random.chance(0.6) ? [...family.childIds] : family.childIds.slice(0, 1)
    const kind = first === person.id ? 'request' : 'offer'
    return {
      kind,
      childIds,
      times,
      reason: 'Something came up',
      expiresAt: addMs(now(), random.between(24, 60) * hour),
    }
  }
  const ask = async (): Promise<void> => {
    const answer = await person.send({ method: 'POST', path, body: proposal() })
    if (answer.status === 201) ledger.ask(z.parse(changeRequestDto, answer.body))
    else if (isHonest(answer)) ledger.refuse()
    else throw new Error(`asking was answered ${answer.status}`)
  }
  const command = (request: ChangeRequestDto): object | null => {
    const { can } = changeRequestChart(request)
    const { version } = request
    const wished = [
      { type: 'changeRequest.approve', version },
      { type: 'changeRequest.decline', version, reason: 'Not then' },
      { type: 'changeRequest.counter', version, proposal: proposal() },
      { type: 'changeRequest.withdraw', version },
    ] as const
    const allowed = wished.filter(({ type }) => can({ type }))
    return random.pick(allowed) ?? null
  }
  const answerOne = async (): Promise<void> => {
    const open = (await requestsOf(person)).filter(
      (request) => !isFinalLeaf(changeRequestMachine, request.status) && command(request) !== null,
    )
    const request = random.pick(open)
    const body = request && command(request)
    if (!request || !body) return ask()
    const answer = await person.send({ method: 'POST', path: `${path}/${request.id}/events`, body })
    if (answer.status === 200) {
      ledger.end(z.parse(changeRequestDto, answer.body))
      return
    }
    if (!isHonest(answer)) throw new Error(`answering was answered ${answer.status}`)
    ledger.refuse()
  }
  return { act: () => (random.chance(0.55) ? ask() : answerOne()) }
}
