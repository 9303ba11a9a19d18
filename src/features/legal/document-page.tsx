import type { ReactNode } from 'react'
import { formatDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Prose } from '#src/ui/data/prose.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Contents } from '#src/ui/navigation/contents.tsx'

/** The terms and the policy in their current wording apply from this day. Change it whenever their meaning changes. */
const inForceSince = '2026-11-22'

type DocumentMessages = {
  title: () => string
  lead: () => string
  sections: Record<string, { title: () => string; text: () => string }>
}

type DocumentPageProps = {
  messages: DocumentMessages
  /** Shows the date from which the document applies. */
  dated?: boolean
  /** Adds content beside a section, by the section's name. */
  beside?: Readonly<Record<string, ReactNode>>
}

export function DocumentPage({ messages, dated = false, beside = {} }: DocumentPageProps) {
  const { LL, locale } = useI18nContext()
  const sections = Object.entries(messages.sections).map(([id, { title, text }]) => ({
    id,
    title: title(),
    text: text(),
    children: beside[id],
  }))
  const since = LL.legal.updated({ date: formatDate(inForceSince, locale, 'short') })
  return (
    <>
      <PageHeader title={messages.title()} subtitle={dated ? `${messages.lead()} ${since}.` : messages.lead()} />
      {dated && <Contents title={LL.legal.contents()} items={sections} />}
      <Prose sections={sections} />
    </>
  )
}
