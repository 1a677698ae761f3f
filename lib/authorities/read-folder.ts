import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { loadAnchors, type AnchorEntry } from '@/lib/einvoice/signature/trust'

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const list = z.array(
  z.object({
    file: z.string().regex(/^[\w.-]+\.pem$/),
    label: z.string().min(1).max(100),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    origin: z.string().min(1),
    from: day.optional(),
    to: day.optional(),
    off: z.literal(true).optional(),
  }),
)

/** Reads the certificates that `anchors.json` lists; throws for unlisted `.pem` files and for wrong fingerprints. */
export async function anchorsIn(folder: string): Promise<AnchorEntry[]> {
  const entries = list.parse(JSON.parse(await readFile(path.join(folder, 'anchors.json'), 'utf8')))
  const listed = new Set(entries.map(({ file }) => file))
  const stray = (await readdir(folder)).find((file) => file.endsWith('.pem') && !listed.has(file))
  if (stray) throw new Error(`trust anchors: ${stray} is not in anchors.json`)
  const anchors = await Promise.all(
    entries.map(async ({ file, ...entry }) => ({
      ...entry,
      pem: await readFile(path.join(folder, file), 'utf8'),
    })),
  )
  await loadAnchors(anchors)
  return anchors
}
