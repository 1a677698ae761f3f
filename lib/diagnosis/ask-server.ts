import 'server-only'
import { statfs } from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import { z } from 'zod'
import {
  addressFindings,
  clockFindings,
  machineFindings,
  readerFindings,
  roundFindings,
} from '@/content/diagnosis/findings/server'
import { generalFindings, type Finding } from '@/content/diagnosis/diagnosis'
import { call, networkReason, type Deployment, type Question } from '@/lib/diagnosis/question'
import { isLoopbackName } from '@/lib/deliveries/services'
import { requireReaderFile } from '@/lib/uploads/reader/reader-file'
import { answerSchema } from '@/lib/uploads/reading/task'
import { openReader } from '@/lib/uploads/reader/reader-process'

export const serverQuestions: Question[] = [
  { id: 'address', uses: ['SITE_URL'], ask: askAddress },
  { id: 'clock', uses: ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'], ask: askClock },
  { id: 'reader', uses: [], seconds: 20, ask: (_, signal) => askReader(signal) },
  { id: 'machine', uses: [], ask: askMachine },
]

export const roundQuestion: Question = {
  id: 'send-round',
  uses: ['SITE_URL', 'CRON_SECRET'],
  sends: true,
  seconds: 40,
  ask: callRound,
}

const readiness = z.object({ ready: z.boolean(), draining: z.boolean() })

async function askAddress({ values: { SITE_URL } }: Deployment): Promise<Finding> {
  if (!isTrusted(SITE_URL)) return addressFindings.insecure
  try {
    const { status, headers, body } = await call(`${SITE_URL}/api/ready`)
    const location = headers.get('location')
    if (status >= 300 && status < 400 && location)
      return addressFindings.redirects(new URL(location, SITE_URL).host)
    if (status === 401 || status === 403) return addressFindings.locked
    const ours = readiness.safeParse(body)
    if (!ours.success) return addressFindings.foreign(status)
    return ours.data.ready ? addressFindings.good : addressFindings.notReady
  } catch (error) {
    return addressFindings.unreachable(networkReason(error))
  }
}

/** True when nobody between this server and `url` can read the traffic. */
function isTrusted(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopbackName(hostname)
}

async function callRound({ values: { SITE_URL, CRON_SECRET } }: Deployment): Promise<Finding> {
  if (!isTrusted(SITE_URL)) return addressFindings.insecure
  try {
    const headers = { authorization: `Bearer ${CRON_SECRET}` }
    const { status } = await call(`${SITE_URL}/api/cron`, { headers }, 38_000)
    if (status === 401) return roundFindings.refused
    return status === 200 ? roundFindings.good : roundFindings.other(status)
  } catch (error) {
    return roundFindings.unreachable(networkReason(error))
  }
}

/** A wrong clock breaks TOTP codes (valid for half a minute) and signed calls (five minutes). */
const [offMs, wrongMs] = [5_000, 30_000]

async function askClock(deployment: Deployment): Promise<Finding> {
  const state = await deployment.database()
  if (typeof state === 'string') return generalFindings.noAnswer
  const skew = Math.abs(state.skewMs)
  const seconds = (skew / 1000).toFixed(1).replace('.', ',')
  if (skew > wrongMs) return clockFindings.wrong(seconds)
  return skew > offMs ? clockFindings.off(seconds) : clockFindings.good(seconds)
}

async function askReader(signal: AbortSignal): Promise<Finding> {
  try {
    requireReaderFile()
  } catch {
    return readerFindings.absent
  }
  try {
    const reader = await openReader('xml', answerSchema)
    signal.addEventListener('abort', () => reader.kill(), { once: true })
    reader.kill()
    return readerFindings.good
  } catch {
    return readerFindings.broken
  }
}

const megabyte = 1024 * 1024
const written = (bytes: number) =>
  bytes < 1024 * megabyte
    ? `${Math.round(bytes / megabyte)} MB`
    : `${(bytes / 1024 / megabyte).toFixed(1).replace('.', ',')} GB`

async function askMachine({ values: { VERCEL } }: Deployment): Promise<Finding | Finding[]> {
  const disk = await statfs(tmpdir()).catch(() => null)
  if (!disk) return machineFindings.unknown
  const limit = process.constrainedMemory()
  // Without a memory limit Node returns a number that is larger than the memory of any machine.
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem()
  return judgeMachine({ disk: disk.bavail * disk.bsize, memory }, VERCEL !== undefined)
}

/**
 * `disk` is the free disk space and `memory` the total memory, in bytes.
 * Disks of managed platforms are not judged, because the platform looks after them.
 */
export function judgeMachine({ disk, memory }: { disk: number; memory: number }, isManaged: boolean) {
  const short = [
    ...(!isManaged && disk < 500 * megabyte ? [machineFindings.disk(written(disk))] : []),
    ...(memory < 900 * megabyte ? [machineFindings.memory(written(memory))] : []),
  ]
  return short.length > 0 ? short : machineFindings.good(written(disk), written(memory))
}
