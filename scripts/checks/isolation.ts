import { maxFileSize } from '@/content/upload-limit'
import { setTimeout as pause } from 'node:timers/promises'
import { declaredType } from '@/lib/uploads/file'
import { pdfFile } from '../../supabase/sample-files/pdf-file'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { slowPictures, strokedPdf, tinyElements } from '../../tests/support/files/slow-files'
import { beginFile, finishFile, putBytes, sendFile, type File } from '../site-client/upload'
import { percentile } from '../statistics'
import { checkOfSite } from './check'
import { approvedClients } from './people'
import { commandOf, computedMs, descendantsOf, residentMemory } from './processes'

const median = (times: readonly number[]) => percentile(times, 0.5)

/** While one client uploads fifty large or slow files, the small files of another client must not become slow. */

const aloneTries = 15
/**
 * The limits are in megabytes; a reader process starts with 100 and may grow by 300.
 * The site ends a reader that exceeds 400 MB, but not at once, so the check allows 450.
 */
const maxMemory = { site: 600, reader: 450 }
const maxRatio = 2
const maxHealthMs = 200

const name = (at: number, ending: string) => `carga ${at}.${ending}`

/** Returns 9.9 MB of XML with few elements, so that no limit ends the parsing early. */
const longXml = (at: number) =>
  new TextEncoder().encode(`<x n="${at}">${`<y>${'ocho mil letras '.repeat(500)}</y>`.repeat(1_230)}</x>`)

async function worstFiles(): Promise<File[]> {
  const files: File[] = []
  const add = (ending: string, type: string, bytes: Uint8Array<ArrayBuffer>) =>
    files.push({ name: name(files.length, ending), type, bytes })
  for (let at = 0; at < 4; at++) {
    add('xml', 'application/xml', longXml(at))
    add('xml', 'application/xml', tinyElements())
  }
  for (let at = 0; at < 3; at++)
    for (const bytes of Object.values(slowPictures())) add('jpg', 'image/jpeg', bytes)
  for (let at = 0; at < 8; at++) add('pdf', 'application/pdf', strokedPdf(at + 1))
  while (files.length < 50)
    files.push(
      await pdfFile({ seed: `carga ${files.length}`, name: name(files.length, 'pdf'), size: maxFileSize }),
    )
  return files
}

export const check = checkOfSite(
  async (testSite, tries) => {
    const { url, instances } = testSite
    const [crowd, other] = await approvedClients(testSite, 2)
    const [instance] = instances
    if (!crowd || !other || !instance) throw new Error('nobody is there')
    const site = instance.child.process.pid ?? 0

    const small = async (seed: string) => {
      const began = performance.now()
      const { outcome, status } = await sendFile(url, other, crypto.randomUUID(), xmlFile({ seed }))
      tries.expect(outcome === 'done', `a small file: ${status} ${outcome}`)
      return performance.now() - began
    }
    await small('warm')
    const alone: number[] = []
    for (let at = 0; at < aloneTries; at++) alone.push(await small(`alone ${at}`))

    const places: string[] = []
    const batch = crypto.randomUUID()
    for (const file of await worstFiles()) {
      const begun = await beginFile(url, crowd, batch, file, {})
      if (!begun?.url) throw new Error('no place')
      await putBytes(begun.url, declaredType(file.name, file.type) ?? file.type, file.bytes)
      places.push(begun.id)
    }

    let ended = false
    let [memory, siteMemory, readerMemory, readers, slowest] = [0, 0, 0, 0, 0]
    const watch = (async () => {
      while (!ended) {
        const began = performance.now()
        const answer = await fetch(`${instance.url}/api/health`).catch(() => null)
        slowest = Math.max(slowest, performance.now() - began)
        tries.expect(answer?.ok === true, `/api/health: ${answer?.status}`)
        if (!answer) return
        const below = descendantsOf(site)
        readers = Math.max(readers, below.length)
        const [own, ...theirs] = [site, ...below].map(residentMemory)
        siteMemory = Math.max(siteMemory, own ?? 0)
        readerMemory = Math.max(readerMemory, ...theirs)
        memory = Math.max(memory, (own ?? 0) + theirs.reduce((sum, its) => sum + its, 0))
        await pause(50)
      }
    })()
    const began = performance.now()
    let finished = 0
    const outcomes = Promise.all(
      places.map((id) => finishFile(url, crowd, id).finally(() => (finished += 1))),
    )
    const during: number[] = []
    while (finished < places.length || during.length < aloneTries)
      during.push(await small(`during ${during.length}`))
    const crowdMs = performance.now() - began
    const counted = Map.groupBy(await outcomes, ({ outcome }) => outcome)
    // After its responses the site draws the pages of the uploaded files; this work must not delay other clients.
    const papers: number[] = []
    for (let at = 0; at < aloneTries; at++) papers.push(await small(`papers ${at}`))

    const said = [...counted].map(([outcome, all]) => `${all.length} ${outcome}`).join(', ')
    const ratio = (times: number[]) => median(times) / median(alone)
    tries.expect(
      ratio(during) <= maxRatio,
      `a small file took ${ratio(during).toFixed(2)} times as long beside the crowd`,
    )
    tries.expect(
      ratio(papers) <= maxRatio,
      `a small file took ${ratio(papers).toFixed(2)} times as long beside the pages`,
    )
    tries.expect(siteMemory < maxMemory.site, `the site grew to ${siteMemory.toFixed(0)} MB`)
    tries.expect(readerMemory < maxMemory.reader, `a reader grew to ${readerMemory.toFixed(0)} MB`)
    tries.expect(slowest < maxHealthMs, `/api/health took ${slowest.toFixed(0)} ms`)

    const limit = Date.now() + 300_000
    for (let idle = 0; idle < 3 && Date.now() < limit;) {
      const before = descendantsOf(site).reduce((sum, pid) => sum + computedMs(pid), 0)
      await pause(2_000)
      const spent = descendantsOf(site).reduce((sum, pid) => sum + computedMs(pid), 0) - before
      idle = spent < 100 ? idle + 1 : 0
    }
    ended = true
    await watch
    // Readers end half a minute after their last file; retries may have started new readers, so the wait is longer.
    const gone = Date.now() + 120_000
    await pause(32_000)
    while (descendantsOf(site).length > 1 && Date.now() < gone) await pause(1_000)
    const left = descendantsOf(site)
    tries.expect(left.length <= 1, `${left.length} processes are left: ${left.map(commandOf).join('; ')}`)
    const computed = left.map(computedMs)
    await pause(3_000)
    tries.expect(
      left.every((pid, at) => computedMs(pid) - (computed[at] ?? 0) < 50),
      'a process works for nobody',
    )
    const worst = Math.max(...during)
    console.log(
      `50 files at once in ${(crowdMs / 1000).toFixed(0)} s (${said}); a small file of another client alone ${median(alone).toFixed(0)} ms, beside them ${median(during).toFixed(0)} ms (at most ${worst.toFixed(0)}, ${during.length} tries), beside their pages ${median(papers).toFixed(0)} ms.`,
    )
    console.log(
      `Ratio ${ratio(during).toFixed(2)} and ${ratio(papers).toFixed(2)}; /api/health at most ${slowest.toFixed(0)} ms; the site at most ${siteMemory.toFixed(0)} MB, a reader ${readerMemory.toFixed(0)} MB, all together ${memory.toFixed(0)} MB, ${readers} readers at once, ${left.length} left.`,
    )
  },
  { count: 1, seeded: false },
)
