import { Dialogs } from './samples/dialogs.tsx'
import { Messages } from './samples/messages.tsx'
import { Places } from './samples/places.tsx'
import { Waiting } from './samples/waiting.tsx'

/** This chunk contains the blocks for status and navigation. */
export const statusSamples = {
  messages: Messages,
  waiting: Waiting,
  dialogs: Dialogs,
  places: Places,
}
