import { chakra } from '@chakra-ui/react/styled-system'
import { Overlay } from '#src/ui/feedback/overlay.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { here } from './here.tsx'

const sizes = [20, 40, 80] as const
const looks = ['transparent', 'opaque', 'blur'] as const

export function Waiting() {
  const { waiting } = uiTexts
  return (
    <>
      <Block name="Spinner" room="small">
        {sizes.map((size) => (
          <Sample key={size} state="loading" of={`${size}`}>
            <Spinner size={size} label={waiting.loading()} />
          </Sample>
        ))}
      </Block>
      <Overlays />
      <Block name="Skeleton" room="column">
        <Sample state="loading">
          <Skeleton width="60%" />
        </Sample>
      </Block>
      <Block name="SkeletonRows" room="half">
        <Sample state="loading">
          <SkeletonRows label={waiting.loading()} rows={2} />
        </Sample>
      </Block>
      <Block name="ProgressBar">
        <Sample state="loading">
          <ProgressBar label={waiting.upload()} value={60} />
        </Sample>
        <Sample state="unknown">
          <ProgressBar label={waiting.report()} />
        </Sample>
      </Block>
      <Steps />
    </>
  )
}

function Overlays() {
  const { waiting, card } = uiTexts
  return (
    <Block name="Overlay">
      {looks.map((look) => (
        <Sample key={look} state="loading" of={waiting[look]()}>
          <chakra.div position="relative">
            <div inert>
              <Card>
                <CardBody minH="u12">{card.text()}</CardBody>
              </Card>
            </div>
            <Overlay look={look} label={waiting.loading()} />
          </chakra.div>
        </Sample>
      ))}
    </Block>
  )
}

function Steps() {
  const { waiting, rail } = uiTexts
  const steps = [
    { key: 'you', label: waiting.you(), link: here },
    { key: 'children', label: waiting.children(), link: here },
    { key: 'security', label: waiting.security(), link: here },
    { key: 'invite', label: waiting.invite(), link: here },
  ]
  const props = {
    label: waiting.steps(),
    steps,
    states: { done: rail.past(), present: rail.now(), next: rail.ahead() },
  }
  return (
    <Block name="Stepper" room="half">
      <Sample state="current">
        <Stepper {...props} current={2} />
      </Sample>
      <Sample state="filled">
        <Stepper {...props} current={4} />
      </Sample>
    </Block>
  )
}
