import { Refusal } from '../http/errors/refusal.ts'
import { LifecycleRefusal } from './refusals.ts'

/** Runs a command. When it is refused, the answer is a 409 with the present item, or a 404. */
export const withItem = async <T>(run: () => Promise<T>, itemNow: () => Promise<unknown>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof LifecycleRefusal)) throw error
    if (error.code === 'notFound') throw new Refusal('notFound')
    throw new Refusal(error.code, { item: await itemNow() })
  }
}

/** Runs a command and answers with the item as it is afterwards, also when the command is refused. */
export const thenItem = async <Dto>(run: () => Promise<void>, itemNow: () => Promise<Dto>): Promise<Dto> => {
  await withItem(run, itemNow)
  return itemNow()
}
