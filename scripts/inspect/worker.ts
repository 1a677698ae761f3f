import { parentPort } from 'node:worker_threads'
import { foreignTexts } from '@/content/upload-foreign-files'
import { headSize, kindOf } from '@/lib/uploads/recognise'
import { fileKind } from '@/lib/einvoice/review-delivery'
import { Refusal } from '@/lib/einvoice/refusal'
import { refusedFor, reviewXml } from '@/lib/einvoice/review-document'
import { openZip } from '@/lib/einvoice/open-zip'
import { anchorsIn } from '@/lib/authorities/read-folder'
import type { Opened, Reviewed, Row, Task } from './review-files'

const folder = process.env.TRUST_ANCHORS_FOLDER
const anchors = folder ? await anchorsIn(folder) : []

const refusedFormats: readonly string[] = ['heic', 'picture', 'video', 'sound', 'program']
const nothing = { invoice: null, proposal: null, findings: [] } as const

async function readFile({ id, file, bytes }: Task): Promise<Reviewed | Opened> {
  if (fileKind(bytes) === 'zip') return openFile({ id, file, bytes })
  return { id, row: await rowOf(file, bytes) }
}

async function openFile({ id, file, bytes }: Task): Promise<Reviewed | Opened> {
  try {
    const members = await openZip(bytes)
    return { id, members: members.map((one) => ({ file: `${file}/${one.name}`, bytes: one.bytes })) }
  } catch (cause) {
    const refused = refusedFor(cause instanceof Refusal ? cause.reason : 'unreadable')
    return { id, row: { file, kind: 'zip', ...nothing, refused } }
  }
}

async function rowOf(file: string, bytes: Uint8Array): Promise<Row> {
  const known = fileKind(bytes)
  if (known === 'pdf' || known === 'image') return { file, kind: known, ...nothing }
  // A file in one of the `refusedFormats` gets the same refusal as in an upload.
  const format = await kindOf(bytes.subarray(0, headSize))
  if (format && refusedFormats.includes(format)) {
    const message = foreignTexts[format as keyof typeof foreignTexts]
    return { file, kind: null, ...nothing, refused: { reason: 'unreadable', message } }
  }
  const reviewed = await reviewXml(bytes, { anchors })
  if (reviewed.refused) return { file, kind: null, ...nothing, refused: reviewed.refused }
  const { document, review } = reviewed
  return {
    file,
    kind: document.kind,
    name: document.name,
    invoice: document.invoice,
    proposal: review.proposal,
    findings: review.findings.map(({ id, severity, title, message, detail, figures }) => ({
      id,
      severity,
      title,
      message,
      detail,
      figures,
    })),
  }
}

const port = parentPort
if (!port) throw new Error('this file is a worker')

port.on('message', (task: Task) => {
  void readFile(task).then((answer) => port.postMessage(answer))
})
port.postMessage('ready')
