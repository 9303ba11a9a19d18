import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#src/features/help/article-page.tsx'

export const Route = createFileRoute('/_open/help/$article')({
  loader: ({ context }) => context.dictionaries.need('help'),
  component: ArticlePage,
})
