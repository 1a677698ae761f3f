import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createClient } from '@supabase/supabase-js'
import { root, startChild } from '../stack/child'
import { testEnvironment } from '../stack/environment'

const megabyte = 1024 * 1024
const fileSize = 25 * megabyte
const files = Math.ceil((2048 * megabyte) / fileSize)
/** The maximum megabytes by which sending a ZIP of 2 GB may increase the memory of this process. */
const limit = 150

const env = testEnvironment({})
let port = ''
const storage = startChild(path.join(root, 'scripts/bench/zip-storage.ts'), {
  args: [String(fileSize)],
  env,
  execArgv: ['--import', 'tsx'],
  hear: (text) => (port += text),
})
while (!port.includes('\n')) await new Promise((resolve) => setTimeout(resolve, 50))
const url = `http://127.0.0.1:${port.trim()}`
Object.assign(process.env, env, { SUPABASE_URL: url })
const { zipOf } = await import('../../lib/documents/zip')
const db = createClient(url, 'x') as never

const chosen = Array.from({ length: files }, (_, n) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: `extracto ${n}.pdf`,
  at: '2026-05-04T12:00:00Z',
  year: 2026,
  folder: 'banks' as const,
  called: null,
}))
const site = createServer(({ url: asked }, response) => {
  const wanted = asked === '/few' ? chosen.slice(0, 4) : chosen
  const bytes = zipOf({ db } as never, 'zip', { files: wanted, left_out: [] })
  void pipeline(Readable.fromWeb(bytes as never), response).catch(() => response.destroy())
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const address = site.address()
const siteUrl = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`

/** `bytes` is the size of the ZIP, `more` the growth of this process's memory. */
async function measure(which: string): Promise<{ bytes: number; more: number; seconds: number }> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const began = performance.now()
  const reader = spawn('curl', ['-s', '-o', '/dev/null', '-w', '%{size_download}', `${siteUrl}/${which}`])
  let said = ''
  reader.stdout.on('data', (text) => (said += String(text)))
  await once(reader, 'close')
  clearInterval(timer)
  return {
    bytes: Number(said),
    more: (most - before) / megabyte,
    seconds: (performance.now() - began) / 1000,
  }
}

// The first download is not measured, because memory for compiled code would be measured too.
await measure('few')
const { bytes, more, seconds } = await measure('all')
console.log(`ZIP of ${Math.round(bytes / megabyte)} MB from ${files} files in ${seconds.toFixed(1)} s`)
console.log(`memory: ${Math.round(more)} MB more, at most ${limit}`)
site.close()
await storage.stop()
process.exit(bytes < files * fileSize || more > limit ? 1 : 0)
