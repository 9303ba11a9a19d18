import { createFileRoute } from '@tanstack/react-router'
import { LanguageSelect } from '#src/app/shell/language-select.tsx'
import { Prompts } from '#src/app/shell/prompts.tsx'
import { AdministratorPages } from '#src/features/fee-waivers/deciding/administrator-pages.tsx'

/** All pages of an administrator, who has no others. They are one route, because nobody else loads them. */
export const Route = createFileRoute('/administration/$')({
  beforeLoad: async (opened) =>
    (await import('#src/features/fee-waivers/deciding/administrators-alone.ts')).administratorsAlone(opened),
  component: function Administration() {
    return <AdministratorPages page={Route.useParams()._splat} language={<LanguageSelect />} prompts={<Prompts />} />
  },
})
