import { Link, useParams } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Prose } from '#src/ui/data/prose.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Contents } from '#src/ui/navigation/contents.tsx'
import { articleNamed } from './articles.ts'
import { useTransfers } from './use-transfers.ts'
import { WriteToUs } from './write-to-us.tsx'

export function ArticlePage() {
  const { article: name } = useParams({ from: '/_open/help/$article' })
  const { help } = useI18nContext().LL
  const article = articleNamed(help, name, useTransfers())
  const back = { label: help.all(), link: <Link to="/help" /> }
  if (!article)
    return (
      <>
        <PageHeader title={help.title()} back={back} />
        <EmptyState title={help.missing()} />
      </>
    )
  return (
    <>
      <PageHeader title={article.title} subtitle={article.lead} back={back} />
      <Contents title={help.contents()} items={article.sections} />
      <Prose sections={article.sections} />
      <WriteToUs />
    </>
  )
}
