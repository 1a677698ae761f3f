import { ExpectedError } from '@/lib/errors'
import { takeLimits, rutLimits } from '@/lib/limits'
import { route } from '@/lib/route'
import { signedInCaller } from '@/lib/session/require'
import { maxRutSize } from '@/lib/welcome/schema'
import { saveRut } from '@/lib/welcome/welcome'

/** Stores or replaces the RUT of a registration; the database refuses this once the firm has decided. */
export const PUT = route(async (request) => {
  const person = await signedInCaller()
  await takeLimits(rutLimits(person.id))
  const name = new URL(request.url).searchParams.get('nombre') ?? ''
  await saveRut(person, { name, bytes: await readFile(request) })
  return Response.json({ ok: true, data: null })
})

export const DELETE = route(async () => {
  await saveRut(await signedInCaller())
  return Response.json({ ok: true, data: null })
})

async function readFile(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxRutSize) throw new ExpectedError('file-size')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
