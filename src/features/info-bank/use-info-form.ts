import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type InfoEntryDto, infoEntryDto, newInfoEntry } from '#contract/info-bank/info-entries.ts'
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
import { type ContractProblems, contractProblems } from '#src/app/shared/forms/contract-problems.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import { useKeptUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { infoBankKey } from './info-bank.queries.ts'
import { infoEntryChart } from './info-entry.chart.ts'
import { choicesFor, infoDraft, isSame, rebased, type Typed, typedOf } from './info-typed.ts'

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
/** Two versions of the entry: the one an edit began on, and a later one. */
export type Crossed = { readonly before: InfoEntryDto; readonly after: InfoEntryDto }
type Problems = ContractProblems<(typeof formFields)[number]>

/** An edition has fewer files than an entry collects over time. */
const use = { ...infoUse, kept: { ...infoUse.kept, perItem: infoLimits.files } }

const idsOf = (files: readonly { readonly id: string | null }[]) => files.map(({ id }) => id)

/**
 * Holds an entry while it is written or changed. What was typed survives a reload and every refusal. A change is sent
 * with the version on which it began; after a conflict it continues on the latest one, with all that was not typed taken
 * from there.
 */
export function useInfoForm(viewer: Viewer, edited: InfoEntryDto | null, onSaved: (entry: InfoEntryDto) => void) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [sendCommand] = useState(() => createCommandSender(client))
  const purpose = edited ? `infoBank ${edited.id}` : `infoBank new ${viewer.family.id}`
  const [draft] = useState(() => infoDraft(purpose))
  const [kept] = useState(draft.read)
  const [seen, setSeen] = useState(kept?.seen ?? edited)
  const [typed, setTyped] = useState<Typed>(() => {
    if (!kept) return typedOf(edited)
    const offered = choicesFor(viewer, edited).map(({ id }) => id)
    return { ...kept.typed, about: kept.typed.about.filter((id) => offered.includes(id)) }
  })
  const [problems, setProblems] = useState<Problems>({})
  /** The entries before and after the change that refused this one. */
  const [conflict, setConflict] = useState<Crossed | null>(null)
  const { uploads, forget } = useKeptUploads(use, purpose, seen?.files ?? [])
  const hasOwnFiles = !isSame(idsOf(uploads.uploads), idsOf(seen?.files ?? []))
  const isTouched = hasOwnFiles || !isSame(typed, typedOf(seen))
  useEffect(() => {
    if (isTouched) draft.keep({ seen, typed })
    else draft.drop()
  }, [draft, isTouched, seen, typed])
  const discard = () => {
    draft.drop()
    forget()
  }

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
  const continueOn = (latest: InfoEntryDto) => {
    void queries.invalidateQueries({ queryKey: infoBankKey })
    if (!seen || !infoEntryChart(latest).can({ type: 'infoEntry.edit' })) return
    setConflict({ before: seen, after: latest })
    setTyped(rebased(typed, typedOf(seen), typedOf(latest)))
    if (!hasOwnFiles) uploads.replace(latest.files)
    setSeen(latest)
  }
  const saving = useMutation({
    mutationFn: () =>
      seen
        ? sendCommand(infoBankRoutes.events, {
            params: { id: seen.id },
            body: { type: 'infoEntry.edit', version: seen.version, ...content },
          })
        : sendCommand(infoBankRoutes.write, { body: whole }),
    onSuccess: (entry) => {
      discard()
      for (const queryKey of [infoBankKey, historyRoot]) void queries.invalidateQueries({ queryKey })
      onSaved(entry)
    },
    onError: (failure) => {
      setProblems(problemsOf(failure))
      const latest = latestAfterConflict(failure, infoEntryDto)
      if (latest) continueOn(latest)
    },
  })
  /** Returns the first field that is wrong; null when the entry is on its way. */
  const submit = (): keyof Problems | null => {
    const found = problemsIn(newInfoEntry, whole)
    setProblems(found)
    const wrong = formFields.find((field) => found[field])
    if (wrong) return wrong
    setConflict(null)
    saving.mutate()
    return null
  }
  /** Says what the other parent, or another tab, changed since this edit began. An own change in flight says nothing. */
  const isSettled = !saving.isPending && !saving.isSuccess
  const moved = seen && edited && edited.version > seen.version ? { before: seen, after: edited } : null
  const crossed = isSettled ? (moved ?? conflict) : null
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
    discard,
    crossed,
    isRefused: crossed !== null && crossed === conflict,
  }
}
export type InfoFormState = ReturnType<typeof useInfoForm>
