import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type InfoEntryDto, newInfoEntry } from '#contract/info-bank/info-entries.ts'
import {
  fieldsOf,
  type InfoField,
  type InfoSection,
  infoFieldNames,
  infoSectionNames,
} from '#contract/info-bank/info-fields.ts'
import { infoLimits } from '#contract/info-bank/info-limits.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { infoUse } from '#contract/info-bank/info-use.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { type ContractProblems, contractProblems } from '#src/app/shared/forms/contract-problems.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import { useKeptUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { infoBankKey } from './info-bank.queries.ts'

const fieldPath = <Field extends InfoField>(field: Field): `fields.${Field}` => `fields.${field}`

/** Lists the controls in the order in which they stand on the page. */
const formFields = [
  'title',
  'childIds',
  'parentId',
  'sections',
  ...infoFieldNames.map(fieldPath),
  'fields',
  'notes',
  'files',
] as const
const { problemsIn, problemsOf } = contractProblems(formFields)
type Problems = ContractProblems<(typeof formFields)[number]>

const typedSchema = z.object({
  title: z.string(),
  about: z.array(z.string()),
  sections: z.array(z.enum(infoSectionNames)),
  emergency: z.boolean(),
  fields: z.record(z.string(), z.string()),
  notes: z.string(),
  shared: z.boolean(),
})
type Typed = z.infer<typeof typedSchema>

const typedOf = (edited: InfoEntryDto | null): Typed => ({
  title: edited?.title ?? '',
  about: edited ? (edited.parentId === null ? edited.childIds : [edited.parentId]) : [],
  sections: edited?.sections ?? [],
  emergency: edited?.emergency ?? false,
  fields: Object.fromEntries(Object.entries(edited?.fields ?? {}).map(([name, value]) => [name, value ?? ''])),
  notes: edited?.notes ?? '',
  shared: true,
})

/** An edition has fewer files than an entry collects over time. */
const use = { ...infoUse, kept: { ...infoUse.kept, perItem: infoLimits.files } }

/** Holds an entry while it is written or changed. What was typed survives a reload and every refusal. */
export function useInfoForm(viewer: Viewer, edited: InfoEntryDto | null, onSaved: (entry: InfoEntryDto) => void) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [sendCommand] = useState(() => createCommandSender(client))
  const [draft] = useState(() => draftOf(`infoBank ${edited?.id ?? 'new'}`, typedSchema))
  const [initial] = useState(() => typedOf(edited))
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? initial)
  const [problems, setProblems] = useState<Problems>({})
  const { uploads, forget } = useKeptUploads(use, `infoBank ${edited?.id ?? 'new'}`, edited?.files ?? [])
  useEffect(() => {
    if (JSON.stringify(typed) === JSON.stringify(initial)) draft.drop()
    else draft.keep(typed)
  }, [draft, typed, initial])

  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const parents = viewer.family.members.filter(({ role }) => role === 'parent').map(({ id }) => id)
  const parentId = typed.about.find((id) => parents.includes(id)) ?? null
  /** A parent stands alone; children stand together. */
  const toggleAbout = (id: string) => {
    const others = typed.about.filter((one) => one !== id && !parents.includes(one) && !parents.includes(id))
    change({ about: typed.about.includes(id) ? others : [...others, id] })
  }
  const toggleSection = (name: InfoSection) =>
    change({
      sections: infoSectionNames.filter((one) => (one === name) !== typed.sections.includes(one)),
    })
  const asked = fieldsOf(typed.sections)
  const mayShare = otherParentOf(viewer) !== '' && (parentId === null || viewer.isYou(parentId))
  const content = {
    title: typed.title,
    sections: typed.sections,
    childIds: typed.about.filter((id) => !parents.includes(id)),
    parentId,
    emergency: typed.emergency,
    fields: Object.fromEntries(asked.flatMap((name) => (typed.fields[name] ? [[name, typed.fields[name]]] : []))),
    notes: typed.notes,
    files: [...uploads.ids],
  }
  const whole = { ...content, shared: mayShare && typed.shared }
  const saving = useMutation({
    mutationFn: () =>
      edited
        ? sendCommand(infoBankRoutes.events, {
            params: { id: edited.id },
            body: { type: 'infoEntry.edit', version: edited.version, ...content },
          })
        : sendCommand(infoBankRoutes.write, { body: whole }),
    onSuccess: (entry) => {
      draft.drop()
      forget()
      for (const queryKey of [infoBankKey, historyRoot]) void queries.invalidateQueries({ queryKey })
      onSaved(entry)
    },
    onError: (failure) => setProblems(problemsOf(failure)),
  })
  /** Returns the first field that is wrong; null when the entry is on its way. */
  const submit = (): keyof Problems | null => {
    const found = problemsIn(newInfoEntry, whole)
    setProblems(found)
    const wrong = formFields.find((field) => found[field])
    if (wrong) return wrong
    saving.mutate()
    return null
  }
  const problemOf = (field: InfoField) => problems[fieldPath(field)]
  return {
    typed,
    change,
    toggleAbout,
    toggleSection,
    asked,
    mayShare,
    whole,
    uploads,
    problems,
    problemOf,
    saving,
    submit,
  }
}
export type InfoFormState = ReturnType<typeof useInfoForm>
