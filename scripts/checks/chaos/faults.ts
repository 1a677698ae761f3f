import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { pdfFile } from '../../../supabase/sample-files/pdf-file'
import { orderFault } from '../../../tests/local/fake-services'
import { sendFile } from '../../site-client/upload'
import type { TestSite } from '../test-site'
import type { Chance } from './chance'
import { deliver, type Client, type Errand } from './clients'

/** Causes one fault and ends it; resolves to true if the fault had an effect. */
export type Fault = () => Promise<boolean>

const longestMs = 40_000
/** No file of the process may exceed this many bytes while the check simulates a full disk, not even its log. */
const room = 8_000_000
const largeFile = 9_000_000
const someTime = (chance: Chance) => pause(chance.below(400))

const driveModes = [
  { mode: 'slow', ms: 2000 },
  { mode: '429' },
  { mode: '500' },
  { mode: 'status', status: 503 },
  { mode: 'garbage' },
  { mode: 'garbage-after' },
  { mode: 'noise' },
  { mode: 'hangup' },
  { mode: 'hangup-after' },
]
/** The fault `garbage` (junk with status 200) is left out, because for the webhook any status 200 is a success. */
const callModes = driveModes.filter(({ mode }) => mode !== 'garbage')

async function strikesOnce(address: string, mode: object): Promise<boolean> {
  await orderFault(address, { ...mode, times: 1 })
  for (const until = Date.now() + longestMs; Date.now() < until; await pause(20)) {
    const { hits } = (await (await fetch(`${address}/__faults`)).json()) as { hits: number }
    if (hits > 0) return true
  }
  return false
}

/** While the disk is full, a large file must be refused; afterwards the same file must succeed. */
async function noRoom(site: TestSite, client: Client, errands: Errand[], chance: Chance): Promise<boolean> {
  const pid = String(site.backend().process.pid)
  const file = await pdfFile({ seed: chance.uuid(), size: largeFile })
  const errand = { client, batch: chance.uuid(), key: chance.uuid(), file, mustArrive: true }
  execFileSync('prlimit', ['--pid', pid, `--fsize=${room}:`])
  const { outcome } = await sendFile(site.url, client, errand.batch, file, { key: errand.key }).finally(() =>
    execFileSync('prlimit', ['--pid', pid, '--fsize=unlimited:']),
  )
  errands.push(errand)
  const answer = await deliver(site.url, errand)
  if (answer !== 'done') throw new Error(`${file.name} was answered ${answer} when there was room again`)
  return outcome !== 'done'
}

async function killInstance({ instances, addInstance }: TestSite, chance: Chance): Promise<boolean> {
  await someTime(chance)
  const [doomed] = instances.splice(chance.below(instances.length), 1)
  doomed?.child.process.kill('SIGKILL')
  await doomed?.child.ended
  await addInstance()
  return doomed?.child.process.signalCode === 'SIGKILL'
}

/** `errands` gets the files that are sent while the disk is full, so that they are checked at the end. */
export function faultPlan(site: TestSite, client: Client, errands: Errand[], chance: Chance, part: number) {
  const { connection, database, crashBackend } = site
  const named = (service: string, address: string, modes: readonly { mode: string }[]) =>
    modes.map((mode) => ({
      name: `${service}: ${mode.mode}`,
      times: 17,
      strike: () => strikesOnce(address, mode),
    }))
  const plan: { name: string; times: number; strike: Fault }[] = [
    ...named('Drive', connection.driveUrl, driveModes),
    ...named('automation', connection.automationUrl, callModes),
    { name: 'an instance killed', times: 45, strike: () => killInstance(site, chance) },
    {
      name: 'the database restarted',
      times: 20,
      strike: () =>
        someTime(chance)
          .then(database.restart)
          .then(() => true),
    },
    {
      name: 'storage and services killed',
      times: 16,
      strike: () =>
        someTime(chance)
          .then(crashBackend)
          .then(() => true),
    },
    { name: 'no room to write', times: 30, strike: () => noRoom(site, client, errands, chance) },
  ]
  return plan.map(({ times, ...rest }) => ({ ...rest, times: Math.ceil(times * part) }))
}
