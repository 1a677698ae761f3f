import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { soundParts, textOf } from '../../tests/support/einvoice/deliveries'
import { soundXml } from '../../tests/support/files/odd-xml'
import { launchBrowser } from '../stack/browser'
import { sendFile, type File } from '../site-client/upload'
import type { LocalConnection } from '../stack/backend'
import { badFiles, goodPdfs, goodPictures, phoneGood } from './uploads/files'
import { checkOfSite } from './check'
import { approvedClients } from './people'
import { memoryOf } from './processes'

type GoodFile = { what: string; file: File }
type Content = [what: string, content: string | Uint8Array]

const deliveries = 14

const called = (name: string, type: string, contents: readonly Content[]): GoodFile[] =>
  contents.map(([what, content], at) => ({
    what: `${name} ${what}`,
    file: {
      name: `${name} ${at}.${name}`,
      type,
      bytes: new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content),
    },
  }))

/** Returns the XML files of a folder outside the repository; empty when there is no such folder. */
function foundFiles(folder: string): Content[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.xml'))
    .map((name) => [`from ${name}`, readFileSync(path.join(folder, name))])
}

async function goodFiles(
  browser: Browser,
  { recordCertificate }: LocalConnection,
  folder: string,
): Promise<{ files: GoodFile[]; found: number }> {
  const { jpgs, pngs } = await goodPictures(browser)
  const found = foundFiles(folder)
  const xml: Content[] = [
    ...soundXml,
    ['with its answer', xmlFile({ seed: 'respuesta', answered: true }).bytes],
    ['of 200 lines', xmlFile({ seed: 'larga', lines: 200 }).bytes],
    ...Array.from({ length: deliveries }, (_, seed): Content => [
      `delivery ${seed}`,
      textOf(soundParts(seed + 1)),
    ]),
  ]
  const files = [
    ...called('pdf', 'application/pdf', await goodPdfs(browser, recordCertificate)),
    ...called('jpg', 'image/jpeg', jpgs),
    ...called('png', 'image/png', pngs),
    ...called('xml', 'application/xml', xml),
    ...called('xml', 'text/xml', found),
    ...phoneGood(),
  ]
  return { files, found: found.length }
}

/** Files per client: half of the daily limit. */
const perClient = 100
const lanes = 4
/** Each instance may use at most this many megabytes, even while it reads a file that unpacks to a gigabyte. */
const maxMemory = 1000

/** The folder has other people's files, which tests may use but the repository must not contain. */
const samples = process.env.SAMPLE_FILES ?? ''

export const check = checkOfSite(async (site, tries) => {
  const { url, connection, instances, env } = site
  Object.assign(process.env, env)
  const browser = await launchBrowser()
  const { files: good, found } = await goodFiles(browser, connection, samples)
  await browser.close()
  const bad = await badFiles()
  const [first, ...rest] = await approvedClients(site, 1 + Math.ceil(bad.length / perClient))
  if (!first) throw new Error('nobody is there')

  const memory = memoryOf(instances.map(({ child }) => child.process.pid))
  const queue = bad.entries()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, { what, file, size }] of queue) {
        const client = rest[Math.floor(at / perClient)]
        if (!client) throw new Error('too few clients')
        const { status, outcome } = await sendFile(
          url,
          client,
          crypto.randomUUID(),
          file,
          size === undefined ? {} : { size },
        )
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
    tries.expect(
      count === 0 && objects?.length === 0,
      `${count} documents and ${objects?.length} objects of bad files`,
    )
  }
  tries.expect(peak < maxMemory, `an instance grew to ${peak.toFixed(0)} MB`)
  console.log(
    `${bad.length} bad files, ${good.length} good ones; at most ${afterBad.toFixed(0)} MB an instance for the bad ones, ${peak.toFixed(0)} MB in all.`,
  )
  console.log(
    found > 0
      ? `${found} of the good ones are from ${samples}.`
      : 'No files of others were tried (SAMPLE_FILES).',
  )
})
