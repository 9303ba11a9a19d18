import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { ToneFinding } from './tone-finding.tsx'
import type { Tone } from './use-tone.ts'

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: 'u1.5',
    p: 'u2',
    bg: 'bg.card',
    borderWidth: '1px',
    borderRadius: 'card',
    textStyle: 'secondary',
  },
})
const Findings = chakra('ul', { base: { display: 'grid', gap: 'u2' } })

/** Says which words may hurt, why, and a calmer way; to the writer alone, who may send the message all the same. */
export function TonePanel({ tone }: { tone: Tone }) {
  const { LL } = useI18nContext()
  const { check } = LL.tone
  const panel = useRef<HTMLElement>(null)
  if (tone.error) return <Failed failure={tone.error} />
  if (!tone.data) return null
  const { text, findings, use } = tone.data
  /** Selects a passage where it is written, so that it can be typed over. */
  const show = (start: number, end: number) => {
    const area = panel.current?.closest('form')?.elements.namedItem('body')
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    area.setSelectionRange(start, end)
  }
  return (
    <Panel ref={panel} aria-label={check.title()}>
      <chakra.p role="status" textStyle="strong">
        {findings.length === 0 ? check.nothing() : check.found({ count: findings.length })}
      </chakra.p>
      {findings.length > 0 && (
        <Findings>
          {findings.map((finding) => (
            <ToneFinding
              key={finding.start}
              finding={finding}
              text={text}
              onShow={tone.changed ? undefined : () => show(finding.start, finding.end)}
            />
          ))}
        </Findings>
      )}
      {tone.changed && <chakra.p color="fg.2">{check.changed()}</chakra.p>}
      <chakra.div display="flex" flexWrap="wrap" gap="u1" alignItems="center" justifyContent="space-between">
        <chakra.span color="fg.3">
          {check.alone()}
          {use.allowed !== null && use.left !== null && ` ${check.left({ left: use.left, allowed: use.allowed })}`}
        </chakra.span>
        <Button variant="tertiary" size="small" onClick={tone.clear}>
          {check.close()}
        </Button>
      </chakra.div>
    </Panel>
  )
}

const withoutChecks = ['toneNotInPlan', 'toneChecksUsed']

/** A plan without checks leads to the plans; everything else may be tried again by the same button. */
function Failed({ failure }: { failure: Error }) {
  const { LL } = useI18nContext()
  const { check } = LL.tone
  const isPlan = isRequestFailure(failure) && withoutChecks.includes(failure.exception)
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={isPlan ? check.noneLeft() : check.failed()}
      action={
        isPlan && (
          <ButtonLink variant="secondary" link={<Link to="/account/plan" />}>
            {check.plans()}
          </ButtonLink>
        )
      }
    >
      {failureText(failure, LL)}
    </Banner>
  )
}
