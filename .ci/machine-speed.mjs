// Says how fast this machine is at the moment, because the same commands take up to twice as long at other times of a
// day. Prints one number: how many times slower it is than a quiet machine with two processors, from 1 to 2.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One round takes about so many milliseconds on a quiet machine while each processor does the same. */
const quiet = 420
const rounds = 7
const isWorker = process.argv[2] === 'work'

/** Does what tests do most: makes objects, writes and reads JSON, counts in maps, sorts. */
function work() {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const rows = Array.from({ length: 200_000 }, () => ({ id: next().toString(36), amount: next() % 100_000 }))
  const sums = new Map()
  for (const { id, amount } of JSON.parse(JSON.stringify(rows))) {
    const key = id.slice(0, 3)
    sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

const medianOf = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

function timesOfRounds() {
  return Array.from({ length: rounds }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
}

const beside = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, 'work'], { stdio: ['ignore', 'pipe', 'inherit'] })
    let told = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (told += text))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(Number(told)) : reject(new Error(`it ended with ${code}`))))
  })

if (isWorker) console.log(medianOf(timesOfRounds()))
else {
  const medians = await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, beside))
  console.log(Math.min(2, Math.max(1, Math.max(...medians) / quiet)).toFixed(2))
}
