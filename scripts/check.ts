import path from 'node:path'
import type { Outcome } from './checks/check'
import { checksOf, chooseChecks, groups, type CheckName } from './checks/list'
import { inherited, root, startChild, type Child } from './stack/child'

const program = path.join(root, 'scripts/checks/run.ts')
const execArgv = ['--conditions=react-server', '--import', 'tsx']

let running: Child | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true
    running?.process.kill('SIGTERM')
  })

type Row = { name: string; good: boolean } & Partial<Outcome>

async function runCheck(name: CheckName, args: string[]): Promise<Row> {
  running = startChild(program, { args: [name, ...args], env: inherited(), execArgv })
  let outcome: Partial<Outcome> = {}
  running.process.on('message', (message: Outcome) => (outcome = message))
  const code = await running.ended
  return { name, good: code === 0, ...outcome }
}

function printList(): void {
  console.log('npm run check -- NAME… [OPTIONS]   names of checks or of groups; options are for the checks')
  for (const group of groups) {
    console.log(`\n${group}`)
    for (const [name, { about }] of checksOf(group)) console.log(`  ${name.padEnd(13)}${about}`)
  }
}

function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ name, tried, failed, seconds }) =>
    tried === undefined
      ? [name, 'broke off', '', '']
      : [name, String(tried), String(failed), String(seconds)],
  )
  console.log('')
  for (const [name = '', ...numbers] of [['check', 'tried', 'failed', 'seconds'], ...cells])
    console.log(`${name.padEnd(12)}${numbers.map((cell) => cell.padStart(10)).join('')}`)
}

const { names, args, unknown } = chooseChecks(process.argv.slice(2))
if (unknown.length > 0) console.error(`There is no check or group ${unknown.join(', ')}.\n`)
if (unknown.length > 0 || names.length === 0) {
  printList()
  process.exit(unknown.length > 0 || args.length > 0 ? 2 : 0)
}
const rows: Row[] = []
for (const name of names) {
  if (stopped) break
  if (names.length > 1) console.log(`\n== ${name}`)
  rows.push(await runCheck(name, args))
}
printTable(rows)
process.exit(!stopped && rows.every(({ good }) => good) ? 0 : 1)
