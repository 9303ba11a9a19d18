import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { ProseText } from '#src/ui/data/prose.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

const schema = z.object({ agreed: z.literal(true, 'required') })

const Links = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'u2',
    '& a': {
      display: 'inline-block',
      minH: 'u3',
      color: 'brand.strong',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
})

/** Sums up the terms in a few lines; the full text opens separately, so that typed input stays. */
export function TermsQuestion({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const { register, handleSubmit, errors } = useQuestion<{ agreed: boolean }, { agreed: true }>({
    schema,
    defaultValues: { agreed: false },
    names: ['agreed'],
    failure: null,
  })
  return (
    <QuestionCard
      title={flow.terms.title()}
      submit={flow.next()}
      pending={pending}
      failure={null}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={(event) => void handleSubmit(() => signUp.send({ type: 'flow.next' }))(event)}
    >
      <ProseText>{flow.terms.points({ product: LL.productName() })}</ProseText>
      <Links>
        <Link to="/terms" target="_blank" rel="noopener">
          {flow.terms.termsLink()}
        </Link>
        <Link to="/privacy" target="_blank" rel="noopener">
          {flow.terms.privacyLink()}
        </Link>
      </Links>
      <CheckboxField label={flow.terms.agree()} error={problemText(errors.agreed, LL)} {...register('agreed')} />
    </QuestionCard>
  )
}
