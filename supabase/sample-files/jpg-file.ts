import { encode } from 'jpeg-js'
import { receiptPixels } from './picture'
import { seededNumber, type SampleFile } from './sample-file'

type Options = { seed?: string; name?: string; width?: number; height?: number }

/** A picture of a receipt as JPEG. */
export function jpgFile({ seed = 'uno', name, width = 240, height = 320 }: Options = {}): SampleFile {
  const { data } = encode({ data: receiptPixels(seed, width, height), width, height }, 80)
  const fileName = name ?? `foto-${100 + seededNumber(seed, 900)}.jpg`
  return { name: fileName, type: 'image/jpeg', bytes: new Uint8Array(data) }
}
