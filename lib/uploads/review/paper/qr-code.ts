import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { codesIn } from '@/lib/einvoice/cufe'

const program = 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'

let ready: Promise<unknown> | undefined

/** The reader's program from this machine: by itself it would fetch it from another. */
async function prepare(): Promise<void> {
  const wasmBinary = new Uint8Array(await readFile(path.join(process.cwd(), program))).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

/** The CUFE or CUDE of a QR code in an image, drawn or as the bytes of a JPEG or PNG; '' when there is none. */
export async function codeInImage(image: ImageData | Uint8Array): Promise<string> {
  await (ready ??= prepare())
  const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 4, tryHarder: true })
  return found.flatMap(({ text }) => codesIn(text))[0] ?? ''
}
