import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const wanted = /\.(xml|zip|pdf|jpe?g|png)$/i

/** The files themselves, and of folders all that may be an invoice, by name. */
export async function findFiles(places: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const place of places) {
    const folder = await stat(place).then(
      (known) => known.isDirectory(),
      () => false,
    )
    found.push(...(folder ? await filesIn(place) : [place]))
  }
  return found
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}
