import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SaxesParser } from 'saxes'
import { reviewXml } from '@/lib/einvoice/review-document'
import { anchorsIn } from '@/lib/authorities/read-folder'
import { authorityFolder } from '../../supabase/sample-files/certificates'
import { signDocument } from '../../supabase/sample-files/sign-xml'
import { answerXml, attachedDocument, invoiceXml } from '../../tests/support/einvoice/invoice-xml'
import { soundInvoice } from '../../tests/support/einvoice/sound-invoice'
import { reviewFiles } from '../inspect/review-files'
import { percentile } from '../statistics'

// The command that is measured reads its certificate authorities from this folder.
process.env.TRUST_ANCHORS_FOLDER = authorityFolder
const anchors = await anchorsIn(authorityFolder)
const single = 300
const batch = 1_000
const wanted = 30 * 1024

function delivery(seed: number): Uint8Array {
  const draft = soundInvoice({ seed })
  const bare = signDocument(attachedDocument(draft, invoiceXml(draft), answerXml(draft, true)))
  const filling = Buffer.alloc(Math.max(0, Math.ceil((wanted - bare.length) * 0.75)), seed).toString('base64')
  const extension = `<x:Datos xmlns:x="urn:relleno">${filling.replace(/.{76}/g, '$&\n')}</x:Datos>`
  const text = attachedDocument(draft, invoiceXml(draft, extension), answerXml(draft, true))
  return new TextEncoder().encode(signDocument(text))
}

/** The benchmark compares the time of a review with the time that a parser alone takes for the same file. */
function bareParse(bytes: Uint8Array): void {
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.write(new TextDecoder().decode(bytes)).close()
}

const files = Array.from({ length: batch }, (_, seed) => delivery(seed))
const reviewTimes: number[] = []
const parseTimes: number[] = []
for (let round = 0; round < single; round++) {
  const file = files[round] ?? new Uint8Array()
  let begun = performance.now()
  await reviewXml(file, { today: '2026-11-20', anchors })
  reviewTimes.push(performance.now() - begun)
  begun = performance.now()
  bareParse(file)
  parseTimes.push(performance.now() - begun)
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-review-'))
const megabytes = () => process.memoryUsage().rss / 1024 / 1024
try {
  const names = files.map((bytes, at) => {
    const name = path.join(folder, `${String(at).padStart(4, '0')}.xml`)
    writeFileSync(name, bytes)
    return name
  })
  const begun = performance.now()
  const worked = process.cpuUsage()
  const memory: number[] = []
  let sound = 0
  for await (const row of reviewFiles(names)) {
    sound += Number(row.proposal === 'sound')
    memory.push(megabytes())
  }
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(worked)
  const parsing = performance.now()
  for (const file of files) bareParse(file)
  const parseSeconds = (performance.now() - parsing) / 1000
  const average = files.reduce((sum, { length }) => sum + length, 0) / files.length / 1024
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const mb = (value: number) => `${value.toFixed(0)} MB`
  const half = memory.slice(0, batch / 2)
  const rest = memory.slice(batch / 2)
  const rows = [
    [
      `reading and reviewing ${average.toFixed(0)} kB (median of ${single})`,
      ms(percentile(reviewTimes, 0.5)),
      '15 ms at most',
    ],
    ['the same, 95 %', ms(percentile(reviewTimes, 0.95)), ''],
    ['bare XML parse of the wrapper (median)', ms(percentile(parseTimes, 0.5)), ''],
    [
      `${batch} invoices by command, with the start of its threads`,
      `${(batch / seconds).toFixed(0)} per second`,
      '100 or better',
    ],
    ['processor time of it per invoice, all threads', ms((user + system) / 1000 / batch), ''],
    [
      `bare XML parse of the same ${batch}, one thread`,
      `${(batch / parseSeconds).toFixed(0)} per second`,
      '',
    ],
    ['sound among them', String(sound), String(batch)],
    ['memory, first half at most', mb(Math.max(...half)), ''],
    ['memory, second half at most', mb(Math.max(...rest)), 'flat'],
  ]
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
