import { begin, fire, see, test } from './pages/sign-up-flow.gestures.ts'
import { playEach } from './support/play.ts'

playEach('signUpFlow', { test, begin, fire, see })
