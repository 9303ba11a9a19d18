import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type JournalEntryDto, type NewJournalEntry, newJournalEntry } from '#contract/journal/journal-entries.ts'
import { type JournalKind, journalKinds } from '#contract/journal/journal-kinds.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { journalUse } from '#contract/journal/journal-use.ts'
import { limits } from '#contract/limits.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { type ContractProblems, contractProblems } from '#src/app/shared/forms/contract-problems.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { useKeptUploads } from '#src/app/shared/uploads/use-uploads.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { journalKey, readersQuery } from './journal.queries.ts'
import { precisions, usePlace, usePressTime } from './use-place.ts'

export const entryFields = ['place', 'on', 'body', 'files', 'readerIds'] as const
const { problemsIn, problemsOf } = contractProblems(entryFields)
type Problems = ContractProblems<(typeof entryFields)[number]>

const typedSchema = z.object({
  kind: z.enum(journalKinds),
  on: z.string(),
  body: z.string(),
  isShared: z.boolean(),
  to: z.array(z.string()),
  place: z.object({ precision: z.enum(precisions), name: z.string() }),
})

/** An edition has fewer files than an entry collects over time. */
const use = { ...journalUse, kept: { ...journalUse.kept, perItem: limits.journal.files } }

/** Holds an entry while it is written or changed. What was typed survives a reload and every refusal. */
export function useEntryForm(
  viewer: Viewer,
  edited: JournalEntryDto | null,
  onSaved: (entry: JournalEntryDto) => void,
) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [sendCommand] = useState(() => createCommandSender(client))
  const purpose = `journal ${edited?.id ?? `new ${viewer.family.id}`}`
  const [draft] = useState(() => draftOf(purpose, typedSchema))
  const [kept] = useState(() => draft.read())
  const [kind, setKind] = useState<JournalKind>(edited?.kind ?? kept?.kind ?? 'entry')
  const [on, setOn] = useState(kept?.on ?? edited?.on ?? viewer.today)
  const [body, setBody] = useState(kept?.body ?? edited?.body ?? '')
  const [isShared, setShared] = useState(kept?.isShared ?? false)
  const [named, setTo] = useState<readonly string[]>(kept?.to ?? [])
  const { data: offered } = useQuery({ ...readersQuery(client), enabled: isShared })
  const to = offered ? named.filter((id) => offered.items.some((one) => one.id === id)) : named
  const place = usePlace(kept?.place)
  const [problems, setProblems] = useState<Problems>({})
  const { uploads, forget } = useKeptUploads(use, purpose, edited?.files ?? [])
  const { precision, name } = place
  const initial = edited ? { on: edited.on, body: edited.body ?? '' } : { on: viewer.today, body: '' }
  const isTyped = on !== initial.on || body !== initial.body || isShared || name !== ''
  const typed = isTyped ? JSON.stringify({ kind, on, body, isShared, to, place: { precision, name } }) : null
  useEffect(() => {
    if (typed === null) draft.drop()
    else draft.keep(JSON.parse(typed))
  }, [draft, typed])

  const isCheckIn = kind === 'checkIn'
  const content = { on, body, files: [...uploads.ids] }
  const whole = {
    kind,
    ...content,
    place: edited ? edited.place : isCheckIn ? place.place : null,
    readerIds: isShared ? [...to] : null,
  }
  const pressTime = usePressTime()
  const saving = useMutation({
    mutationFn: (deviceAt: NewJournalEntry['deviceAt']) =>
      edited
        ? sendCommand(journalRoutes.events, {
            params: { id: edited.id },
            body: { type: 'journalEntry.edit', version: edited.version, ...content },
          })
        : sendCommand(journalRoutes.write, { body: { ...whole, deviceAt } }),
    onSuccess: (entry) => {
      draft.drop()
      forget()
      void queries.invalidateQueries({ queryKey: journalKey })
      onSaved(entry)
    },
    onError: (failure) => setProblems(problemsOf(failure)),
  })
  /** Returns the first field that is wrong; null when the entry is on its way. */
  const submit = (): keyof Problems | null => {
    const day = pastDateProblem(on, viewer.today)
    const found: Problems = {
      ...problemsIn(newJournalEntry, { ...whole, deviceAt: null }),
      ...(day && { on: day }),
      ...(isShared && to.length === 0 && { readerIds: 'required' as const }),
    }
    setProblems(found)
    const wrong = entryFields.find((field) => found[field])
    if (wrong) return wrong
    saving.mutate(isCheckIn ? (place.foundAt ?? pressTime(JSON.stringify(whole))) : null)
    return null
  }
  const fields = { kind, setKind, on, setOn, body, setBody, isShared, setShared, to, setTo, place }
  return { ...fields, uploads, problems, saving, submit }
}
export type EntryFormState = ReturnType<typeof useEntryForm>
