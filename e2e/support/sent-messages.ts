import { messageRoutes } from '#contract/messages/message-routes.ts'
import type { World } from './world.ts'

export const subject = 'Winter coat and boots'
export const words = 'Mia’s coat is too small. I can order one in 146.'

/** Sends a message from Sam to Dana without a browser. */
export const sent = async (world: World, about = subject, files: string[] = []) =>
  (await world.api('creator')).call(messageRoutes.send, {
    body: {
      to: [world.family.personOf('other').id],
      subject: about,
      body: words,
      files,
      answersId: null,
      draft: null,
    },
  })
/** Returns when each recipient first viewed a message, as its author is told. */
export const firstViews = async (world: World, id: string) =>
  (await (await world.api('creator')).call(messageRoutes.get, { params: { id } })).recipients.map(
    ({ viewedAt }) => viewedAt,
  )
