import { begin, fire, see, test } from './pages/expense.gestures.ts'
import { playEach } from './support/play.ts'

playEach('expense', { test, begin, fire, see })
