import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { DraftDto } from '#contract/messages/drafts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FileCards } from '#src/app/shared/uploads/file-cards.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { namesOf } from '../people.ts'

const Other = chakra('section', {
  base: { display: 'grid', gap: 'u1', p: 'u2', borderWidth: '1px', borderRadius: 'control' },
})

/** Shows a draft as it was saved elsewhere: whoever chooses between two sees all of both. */
export function OtherDraft({ other: { to, subject, body, files } }: { other: DraftDto }) {
  const { LL } = useI18nContext()
  const { form, drafts, thread } = LL.messages
  const viewer = useViewer()
  const heading = useId()
  return (
    <Other aria-labelledby={heading}>
      <chakra.h2 id={heading} textStyle="strong">
        {form.conflict.other()}
      </chakra.h2>
      <FactList
        items={[
          { term: form.to(), value: to.length > 0 ? namesOf(viewer, to, thread) : drafts.toNobody() },
          { term: form.subject(), value: subject ? <Verbatim>{subject}</Verbatim> : drafts.noSubject() },
          { term: form.body(), value: body ? <Verbatim>{body}</Verbatim> : form.conflict.noText() },
        ]}
      />
      {files.length > 0 && <FileCards label={form.attached()} files={files} />}
    </Other>
  )
}
