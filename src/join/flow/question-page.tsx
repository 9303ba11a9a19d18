import type { ReactNode } from 'react'
import type { JoinQuestion } from '#machines/join/join.types.ts'
import type { Join } from '../create-join.ts'
import { JoinFrame } from '../join-frame.tsx'
import { Steps } from '../steps.tsx'
import type { JoinView } from '../view.ts'

export type LaterProps = { join: Join; view: JoinView }

type QuestionPageProps = LaterProps & { question: JoinQuestion; title: string; children: ReactNode }

/** Frames a question that follows the first one. */
export function QuestionPage({ join, view, question, title, children }: QuestionPageProps) {
  return (
    <JoinFrame title={title} saved={view.item !== null} steps={<Steps join={join} view={view} current={question} />}>
      {children}
    </JoinFrame>
  )
}

export const goBack = (join: Join) => () => join.act(({ send }) => send({ type: 'join.back' }))
