import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import { writeSync } from 'node:fs'
import { ListProblem } from '@/lib/einvoice/dian-list/list-problem'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import { maxListSize, readList } from '@/lib/einvoice/dian-list/read-list'
import { codeSource } from '@/lib/einvoice/cufe'
import type { EDocument } from '@/lib/einvoice/model/document'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { maxXmlSize } from '@/lib/einvoice/xml/read-tree'
import { Refusal } from '@/lib/einvoice/refusal'
import { reviewDocument } from '@/lib/einvoice/review-document'
import { allAnchors } from '@/lib/einvoice/signature/trust'
import { maxPdfSize, PdfProblem } from '@/lib/pdf/frozen/pdf-problem'
import { judgeOf, type Judge } from '@/lib/uploads/content-check/judge'
import { answerBytes, frame, readFrames } from '@/lib/uploads/reader/frames'
import { busyLimits } from '@/lib/calendar/busy-limits'
import { dropPermissions, endWithParent, lockDown } from '@/lib/uploads/reader/lock-down'
import { outcomeOf } from './outcome'
import { readScan } from '@/lib/uploads/reading/read-scan'
import { readText } from '@/lib/uploads/reading/read-text'
import { mostBytesEach, mostRowsEach, type Answer, type FileStep, type Keys, type Step } from './task'

/** The program of the reader process, which has no access to files, the network or secrets. */

const [, , kind, startedBy] = process.argv
const pieces = process.stdin

endWithParent(Number(startedBy))
lockDown()

let document: EDocument | null = null
/** Stored as JSON texts, the rows of a list take a third of the memory that they would take as objects. */
let listed: string[] = []
let made: Uint8Array = new Uint8Array()
let keys: Keys = { codes: [], supplier: '', numbers: [], stated: null }

function keysOf({ invoice }: EDocument): Keys {
  if (!invoice) return { codes: [], supplier: '', numbers: [], stated: null }
  const all = [{ code: invoice.code.value, number: invoice.number }, ...invoice.references.slice(0, 20)]
  const source = codeSource(invoice)
  return {
    stated: source && { code: invoice.code.value, number: invoice.number, ...source },
    codes: all.map(({ code }) => code).filter(Boolean),
    supplier: invoice.supplier.nit,
    numbers: all.map(({ number }) => number).filter(Boolean),
  }
}

type ReadStep = Exclude<FileStep, { step: 'check' }>

async function readListed(bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  try {
    return { list: await readList(bytes, (row) => listed.push(JSON.stringify(row))) }
  } catch (cause) {
    if (!(cause instanceof ListProblem)) throw cause
    return { listProblem: cause.problem, missing: [...cause.missing] }
  }
}

const listedRows = ({ from, count }: Extract<Step, { step: 'list-rows' }>): Answer => ({
  rows: listed.slice(from, from + Math.min(count, mostRowsEach)).map((row) => JSON.parse(row) as ListRow),
})

/** Only some reader processes need pdf-lib, so it is loaded with the first PDF. */
async function makePdf(
  wanted: Extract<FileStep, { step: 'freeze' | 'assemble' }>,
  bytes: Uint8Array,
): Promise<Answer> {
  try {
    if (wanted.step === 'assemble') {
      const { assemblePdf } = await import('@/lib/pdf/frozen/assemble')
      const { evidence, boxes, assembly } = wanted
      made = await assemblePdf(bytes, Buffer.from(evidence, 'base64'), assembly, Buffer.from(boxes, 'base64'))
      const nothing = { fields: 0, notes: 0, dropped: 0, links: 0, files: 0 }
      return { pdf: { size: made.length, pages: 0, flattened: nothing } }
    }
    const { freezePdf } = await import('@/lib/pdf/frozen/freeze')
    const { pdf, pages, flattened } = await freezePdf(bytes)
    made = pdf
    return { pdf: { size: pdf.length, pages, flattened } }
  } catch (cause) {
    if (!(cause instanceof PdfProblem)) throw cause
    return { pdfProblem: cause.problem }
  }
}

const madePart = ({ from, count }: Extract<Step, { step: 'pdf-part' }>): Answer => ({
  part: Buffer.from(made.subarray(from, from + Math.min(count, mostBytesEach))).toString('base64'),
})

async function readFile(wanted: ReadStep, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  if (wanted.step === 'list') return readListed(bytes)
  if (wanted.step === 'calendar') {
    const { busyTimes } = await import('@/lib/calendar/busy-times')
    return busyTimes(Buffer.from(bytes.buffer).toString('utf8'), wanted)
  }
  if (wanted.step === 'text') return { text: await readText(bytes, wanted.isPdf) }
  if (wanted.step === 'freeze' || wanted.step === 'assemble') return makePdf(wanted, bytes)
  const { step, anchors } = wanted
  const scan = step === 'read-scan' ? await readScan(bytes) : { xml: bytes, code: '' }
  if (!scan.xml) return { scanCode: scan.code }
  document = await readDocument(scan.xml, await allAnchors(anchors))
  keys = keysOf(document)
  return { keys }
}

async function reviewRead(step: Extract<Step, { step: 'review' }>): Promise<Answer> {
  if (!document) return { refused: 'unreadable' }
  return { outcome: outcomeOf({ document, review: await reviewDocument(document, step) }, keys) }
}

async function answer(work: () => Promise<Answer>): Promise<void> {
  const result = await work().catch((cause: unknown): Answer => ({
    refused: cause instanceof Refusal ? cause.reason : 'unreadable',
  }))
  say(result)
}

function say(message: unknown): void {
  const bytes = answerBytes(message)
  for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at)
}

type Coming = { step: FileStep; judge: Judge | null; parts: Buffer[]; size: number; answered: boolean }

async function take(coming: Coming, bytes: Buffer): Promise<void> {
  if (coming.answered) return
  if (coming.judge) return conclude(coming, await coming.judge.write(bytes))
  const most = {
    read: maxXmlSize,
    list: maxListSize,
    check: maxLargeFileSize,
    'read-scan': maxFileSize,
    text: maxFileSize,
    freeze: maxPdfSize,
    assemble: maxPdfSize,
    calendar: busyLimits.file,
  }[coming.step.step]
  // One byte above the limit is enough to refuse a file, so further bytes are dropped.
  if (coming.size <= most) coming.parts.push(bytes)
  coming.size += bytes.length
}

function conclude(coming: Coming, wrong: string | null): void {
  if (wrong === null) return
  coming.answered = true
  say({ wrong })
}

async function end({ step, judge, parts, answered }: Coming): Promise<void> {
  if (answered) return
  if (judge) return say(await judge.end())
  if (step.step !== 'check') await answer(() => readFile(step, joined(parts)))
}

/** pdf.js takes over the memory that it gets, so the parts are copied into new memory. */
function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts.splice(0)) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function listen(): Promise<void> {
  let coming: Coming | null = null
  for await (const { kind, bytes } of readFrames(pieces)) {
    if (kind === frame.bytes) {
      if (coming) await take(coming, bytes)
    } else if (kind === frame.end) {
      if (coming) await end(coming)
      coming = null
    } else {
      const step = JSON.parse(bytes.toString('utf8')) as Step
      if (step.step === 'review') await answer(() => reviewRead(step))
      else if (step.step === 'list-rows') say(listedRows(step))
      else if (step.step === 'pdf-part') say(madePart(step))
      else {
        document = null
        listed = []
        made = new Uint8Array()
        const judge = step.step === 'check' ? judgeOf(step.type, step.takes) : null
        coming = { step, judge, parts: [], size: 0, answered: false }
      }
    }
  }
}

if (kind === 'scan') await readScan(smallestScan())
dropPermissions()
say('ready')
await listen()
process.exit(0)

/** The scan reader reads this blank PDF at its start, to load all modules before it loses access to files. */
function smallestScan(): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ]
  const text = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('')
  return new Uint8Array(Buffer.from(`%PDF-1.4\n${text}trailer<</Root 1 0 R>>\n%%EOF`))
}
