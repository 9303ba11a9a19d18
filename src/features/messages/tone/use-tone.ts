import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toneRoutes } from '#contract/tone/tone.ts'
import { newKey } from '#src/api/idempotency-key.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Compose } from '../compose/use-compose.ts'

/**
 * Checks what is written, by a press of its writer. A draft counts by its name, so it is saved first; one that cannot be
 * saved goes by a name of its own. The answer is kept on this screen alone.
 */
export function useTone({ body, draft }: Pick<Compose, 'body' | 'draft'>) {
  const { client, dictionaries } = useApp()
  const [ownName] = useState(newKey)
  const nameOf = async (): Promise<string> => {
    await draft.save().catch(() => undefined)
    return (await draft.idOf()) ?? ownName
  }
  const check = useMutation({
    gcTime: 0,
    mutationFn: async (text: string) => {
      await dictionaries.need('tone')
      const { findings, use } = await client.call(toneRoutes.check, { body: { draftId: await nameOf(), text } })
      return { text, findings, use }
    },
  })
  return { check: () => check.mutate(body), clear: check.reset, ...check, changed: check.data?.text !== body }
}
export type Tone = ReturnType<typeof useTone>
