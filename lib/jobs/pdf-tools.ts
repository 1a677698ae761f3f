import 'server-only'
import { refuseWhen } from '@/lib/einvoice/refusal'
import type { AccountId } from '@/lib/ids'
import type { Assembly } from '@/lib/pdf/frozen/assemble'
import { PdfProblem, type Frozen } from '@/lib/pdf/frozen/pdf-problem'
import { withPdfReader, type AskReader } from '@/lib/uploads/reader/readers'
import { mostBytesEach, type Answer } from '@/lib/uploads/reading/task'

/** Flattens an untrusted PDF in a separate process. Throws `PdfProblem`. */
export const freezeInReader = (client: AccountId, bytes: Buffer) =>
  withPdfReader({ client }, async (ask): Promise<Frozen & { pdf: Buffer }> => {
    const frozen = madeBy(await ask({ step: 'freeze' }, whole(bytes)))
    return { ...frozen, pdf: await takeMade(ask, frozen.size) }
  })

/** Adds the signers' boxes, the evidence pages and room for a signature to a flattened PDF. Throws `PdfProblem`. */
export const assembleInReader = (frozen: Buffer, evidence: Buffer, assembly: Assembly, boxes?: Buffer) =>
  withPdfReader({ client: '', background: true }, async (ask) => {
    const parts = { evidence: evidence.toString('base64'), boxes: boxes?.toString('base64') ?? '' }
    const step = { step: 'assemble', ...parts, assembly } as const
    return takeMade(ask, madeBy(await ask(step, whole(frozen))).size)
  })

function madeBy(answer: Answer): Frozen {
  if ('pdfProblem' in answer) throw new PdfProblem(answer.pdfProblem)
  if ('pdf' in answer) return answer.pdf
  // An ordinary document never exceeds the limits of time and memory, so the file is treated as broken.
  throw new PdfProblem('broken', { cause: answer })
}

async function takeMade(ask: AskReader, size: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let from = 0; from < size; from += mostBytesEach) {
    const answer = await ask({ step: 'pdf-part', from, count: mostBytesEach })
    refuseWhen(!('part' in answer), 'unreadable')
    if ('part' in answer) parts.push(Buffer.from(answer.part, 'base64'))
  }
  return Buffer.concat(parts)
}

async function* whole(file: Buffer): AsyncGenerator<Uint8Array> {
  yield file
}
