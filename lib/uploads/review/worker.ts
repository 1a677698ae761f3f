import { parentPort } from 'node:worker_threads'
import { codeSource } from '@/lib/einvoice/cufe'
import type { EDocument } from '@/lib/einvoice/model/document'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { Refusal } from '@/lib/einvoice/refusal'
import { reviewDocument } from '@/lib/einvoice/review-document'
import { knownAnchors } from '@/lib/einvoice/signature/trust'
import { readPaper } from './paper/read-paper'
import type { Answer, Keys, Step } from './task'

const port = parentPort
if (!port) throw new Error('this file is a worker')

let document: EDocument | null = null

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

async function take(step: Step): Promise<Answer> {
  try {
    if (step.step !== 'review') {
      const paper = step.step === 'read-paper' ? await readPaper(step.bytes) : { xml: step.bytes, code: '' }
      if (!paper.xml) return { paperCode: paper.code }
      document = await readDocument(paper.xml, await knownAnchors(step.anchors))
      return { keys: keysOf(document) }
    }
    if (!document) return { refused: 'unreadable' }
    return { document, review: await reviewDocument(document, step) }
  } catch (cause) {
    return { refused: cause instanceof Refusal ? cause.reason : 'unreadable' }
  }
}

port.on('message', (step: Step) => void take(step).then((answer) => port.postMessage(answer)))
port.postMessage('ready')
