import { isElement, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree, readTree } from '@/lib/einvoice/xml/read-tree'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { openPdf } from '@/lib/uploads/reading/read-scan'
import { mostText } from '@/lib/uploads/reading/task'

const mostPages = 30
/** Signatures and certificates contain no words that people search for. */
const skipped = new Set(['UBLExtensions', 'Signature'])
/** An AttachedDocument contains the invoice as text in an element, so XML within XML is read too. */
const deepest = 2

/** Returns at most `mostText` characters of a PDF or an XML; '' for a PDF of pictures. */
export async function readText(bytes: Uint8Array, isPdf: boolean): Promise<string> {
  const pieces = isPdf ? await piecesOfPdf(bytes) : piecesOf(readTree(bytes).root, deepest)
  return pieces.join(' ').replace(/\s+/g, ' ').trim().slice(0, mostText)
}

async function piecesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes)
  try {
    return (await readTextPieces(pdf, mostPages)).flat().map(({ text }) => text)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function piecesOf(node: XmlNode, depth: number): string[] {
  return node.content.flatMap((part) => {
    if (typeof part === 'string')
      return depth > 0 && /^\s*<[?\w]/.test(part) ? inside(part, depth - 1) : [part]
    return isElement(part) && !skipped.has(part.name) ? piecesOf(part, depth) : []
  })
}

function inside(text: string, depth: number): string[] {
  try {
    return piecesOf(parseTree(text.trim()).root, depth)
  } catch {
    return []
  }
}
