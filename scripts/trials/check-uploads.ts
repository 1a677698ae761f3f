import { createClient } from '@supabase/supabase-js'
import { launchBrowser } from '../bench-site/launch-browser'
import { sendFile } from '../bench/upload'
import { badFiles } from './files/bad-files'
import { goodFiles } from './files/good-files'
import { memoryOf } from './memory'
import { approvedClients } from './people'
import { trial } from './trial'

/** A client may send 200 files a day. */
const perClient = 100
const lanes = 4
/** In megabytes, of one instance, whatever it is sent: one file unpacks to a gigabyte, and is left before it has. */
const maxMemory = 1000

/** Where files of others lie that may be tried, and not kept here. */
const samples = process.env.SAMPLE_FILES ?? ''

await trial('check:uploads', async (stage, tries) => {
  const { url, connection, instances } = stage
  const browser = await launchBrowser()
  const { files: good, found } = await goodFiles(browser, connection, samples)
  await browser.close()
  const bad = await badFiles()
  const [first, ...rest] = await approvedClients(stage, 1 + Math.ceil(bad.length / perClient))
  if (!first) throw new Error('nobody is there')

  const memory = memoryOf(instances.map(({ child }) => child.process.pid))
  const queue = bad.entries()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, { what, file, size }] of queue) {
        const client = rest[Math.floor(at / perClient)]
        if (!client) throw new Error('too few clients')
        const { status, outcome } = await sendFile(url, client, crypto.randomUUID(), file, size === undefined ? {} : { size }) // prettier-ignore
        tries.expect(status >= 400 && status < 500, `${what}: ${status} ${outcome}`)
      }
    }),
  )
  const afterBad = memory.most()
  const batch = crypto.randomUUID()
  for (const { what, file } of good) {
    const { status, outcome } = await sendFile(url, first, batch, file)
    tries.expect(outcome === 'done', `${what}: ${status} ${outcome}`)
  }
  const peak = memory.stop()

  const db = createClient(connection.url, connection.secretKey)
  for (const { id } of rest) {
    const { count } = await db
      .from('documents')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', id)
      .eq('kind', 'file')
    const { data: objects } = await db.storage.from('facturas').list(id)
    tries.expect(count === 0 && objects?.length === 0, `${count} documents and ${objects?.length} objects of bad files`) // prettier-ignore
  }
  tries.expect(peak < maxMemory, `an instance grew to ${peak.toFixed(0)} MB`)
  console.log(
    `${bad.length} bad files, ${good.length} good ones; at most ${afterBad.toFixed(0)} MB an instance for the bad ones, ${peak.toFixed(0)} MB in all.`,
  )
  console.log(found > 0 ? `${found} of the good ones are from ${samples}.` : 'No files of others were tried (SAMPLE_FILES).') // prettier-ignore
})
