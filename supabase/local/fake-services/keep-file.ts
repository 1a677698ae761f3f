import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file so that a crash leaves either the old content or the whole new content. */
export async function keepFile(
  path: string,
  content: string | Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Reads the stored JSON files, and removes half-written files that a crash left. */
export async function readKept(folder: string): Promise<unknown[]> {
  await mkdir(folder, { recursive: true })
  const kept: unknown[] = []
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true })
    else if (name.endsWith('.json')) kept.push(JSON.parse(await readFile(join(folder, name), 'utf8')))
  }
  return kept
}
