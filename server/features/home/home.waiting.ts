import { type HomeDto, noneWaiting } from '#contract/home.ts'
import { addUp } from '#domain/money.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { HomePart, ServerFeature } from '../feature.ts'
import { accountChangesOf } from './home.account.ts'

const joined = (parts: readonly HomePart[]): HomeDto['you'] => {
  let lists: HomePart['lists'] = {}
  for (const part of parts) lists = { ...lists, ...part.lists }
  return { ...noneWaiting, ...lists, count: addUp(parts.map(({ count }) => count)) }
}

/** Lists what waits for the viewpoint and for others: the lines of every feature, in the order of the list. */
export const waitingFor = async (
  features: readonly ServerFeature[],
  tx: Tx,
  viewer: Viewer,
  now: string,
): Promise<HomeDto> => {
  const you: HomePart[] = []
  const others: HomePart[] = []
  let totals: HomeDto['totals'] = null
  const [parts, account] = await Promise.all([
    Promise.all(features.map(({ home }) => home?.(tx, viewer, now))),
    accountChangesOf(tx),
  ])
  for (const part of parts) {
    if (!part) continue
    you.push(part.you)
    others.push(part.others)
    totals = part.totals ?? totals
  }
  return { you: joined(you), others: joined(others), totals, account }
}
