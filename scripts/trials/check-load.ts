import { createClient } from '@supabase/supabase-js'
import { publicRoutes } from '@/content/public-routes'
import { maxFileSize } from '@/lib/uploads/file-types'
import { pdfFile } from '../../supabase/sample-files/pdf-file'
import { closeBatch, sendFile, type File } from '../bench/upload'
import { load } from './load/load'
import { portalLoad } from './load/portal-load'
import { seconds, shortened } from './load/seconds'
import { steadyMemory } from './load/steady-memory'
import { memoryOf } from './memory'
import { approvedClients } from './people'
import type { Stage } from './stage'
import { trial, type Tries } from './trial'

const files = 50
const clients = 4
/** The browser's own. */
const atOnce = 3
/** Megabytes of one instance. */
const maxMemory = 600

/** Fifty files of 10 MB from four clients at once, three at a time each. */
async function manyUploads(stage: Stage, tries: Tries): Promise<void> {
  const { url, instances, connection } = stage
  const people = await approvedClients(stage, clients)
  // First: to make one holds the event loop, and connections kept open would have gone stale after it.
  const made: File[] = []
  for (let at = 0; at < files; at++)
    made.push(await pdfFile({ seed: `carga ${at}`, name: `carga ${at}.pdf`, size: maxFileSize }))
  const queue = made.entries()
  const memory = memoryOf(instances.map(({ child }) => child.process.pid))
  const began = performance.now()
  await Promise.all(
    people.flatMap((person) => {
      const batch = crypto.randomUUID()
      const lanes = Array.from({ length: atOnce }, async () => {
        for (const [at, file] of queue) {
          const { status, outcome } = await sendFile(url, person, batch, file)
          tries.expect(outcome === 'done', `upload ${at}: ${status} ${outcome}`)
        }
      })
      return Promise.all(lanes).then(() => closeBatch(url, person, batch))
    }),
  )
  const took = (performance.now() - began) / 1000
  const peak = memory.stop()
  const { data } = await createClient(connection.url, connection.secretKey)
    .from('documents')
    .select('name')
    .in(
      'user_id',
      people.map(({ id }) => id),
    )
    .eq('kind', 'file')
  const names = new Set(data?.map(({ name }) => String(name)))
  tries.expect(data?.length === files && names.size === files, `${data?.length} files are listed of ${files}`)
  tries.expect(peak < maxMemory, `an instance grew to ${peak.toFixed(0)} MB`)
  console.log(`${files} uploads of 10 MB by ${clients} clients at once in ${took.toFixed(0)} s: at most ${peak.toFixed(0)} MB an instance.`) // prettier-ignore
}

const connections = 32

/** Every public page, again and again. */
async function staticLoad({ instances }: Stage, tries: Tries): Promise<void> {
  const asks = publicRoutes.flatMap((route) => instances.map(({ url }) => ({ url: url + route })))
  const signal = AbortSignal.timeout(seconds(60) * 1000)
  const { count, errors, perSecond, p99 } = await load(connections, asks, { signal })
  tries.tried += count
  tries.failures.push(...errors)
  console.log(`Public pages, ${connections} connections: ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms, ${errors.length} errors of ${count}${shortened}.`) // prettier-ignore
}

await trial('check:load', async (stage, tries) => {
  await portalLoad(stage, tries)
  await staticLoad(stage, tries)
  await manyUploads(stage, tries)
  await steadyMemory(stage, tries)
})
