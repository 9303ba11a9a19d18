import { expect } from 'vitest'
import * as z from 'zod/mini'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, messageDto, type NewMessage } from '#contract/messages/messages.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { type MyFileDto, myFileDto } from '#contract/my-files/my-files.ts'
import type { TestClient } from '../client.ts'
import { pdf } from '../files/pictures.ts'
import { upload } from '../files/upload.ts'
import { messagesOn } from '../messages/messages.ts'
import type { SentCommand } from '../my-files/my-files.ts'
import type { Stage } from '../stage.ts'

const known = z.object({ id: z.string() })

/** Confides over HTTP in one professional. */
export const confidedIn = (on: Stage, professionalId: string) => {
  /** Writes to the professional, unless somebody else is named. */
  const write = async (by: TestClient, change: Partial<NewMessage>): Promise<MessageDto> => {
    const body = messagesOn(on).typed({ to: [professionalId], ...change })
    const answer = await by.call(messageRoutes.send, { body })
    expect(answer.status, answer.text).toBe(201)
    return z.parse(messageDto, answer.body)
  }
  const fileOf = async (by: TestClient, use: 'attachment' | 'myFile', bytes = pdf()): Promise<string> =>
    z.parse(known, (await upload(by, bytes, 'order.pdf', use)).body).id
  const command = async (by: TestClient, { id, version }: MyFileDto, sent: SentCommand): Promise<MyFileDto> => {
    const { status, body } = await by.call(myFileRoutes.events, {
      params: { id },
      body: { ...sent, version } as never,
    })
    expect(status).toBe(200)
    return z.parse(myFileDto, body)
  }
  /** Keeps a file that only its owner and the professional may read. */
  const privileged = async (by: TestClient): Promise<MyFileDto> => {
    const { body } = await by.call(myFileRoutes.add, {
      body: { fileId: await fileOf(by, 'myFile'), folderId: null },
    })
    return command(by, z.parse(myFileDto, body), { type: 'myFile.privilege', readers: [professionalId] })
  }
  return { write, fileOf, command, privileged }
}
