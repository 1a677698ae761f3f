import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { tooLarge } from './storage-failure'

export type StoredBytes = { version: string; size: number; md5: string }

export type ObjectFiles = {
  /** Writes the bytes to a temporary file, which `place` makes visible; throws above `limit` bytes. */
  receive: (bytes: AsyncIterable<Uint8Array>, limit: number) => Promise<StoredBytes>
  place: (version: string) => Promise<void>
  remove: (version: string) => Promise<void>
  duplicate: (version: string, limit: number) => Promise<StoredBytes>
  pathOf: (version: string) => string
  /** Removes the stored files for which `isKept` returns false, and returns their number. */
  sweep: (isKept: (version: string) => boolean) => Promise<number>
}

/** Files are written in pieces of 1 MB, because many small writes would occupy the thread pool. */
const writeSize = 1 << 20

/** Writes again until all bytes are written, because a full disk may store only some of them without an error. */
async function writeAll(handle: FileHandle, chunks: readonly Uint8Array[]): Promise<void> {
  const { bytesWritten } = await handle.writev(chunks)
  if (bytesWritten === chunks.reduce((sum, { length }) => sum + length, 0)) return
  const rest = Buffer.concat(chunks).subarray(bytesWritten)
  for (let at = 0; at < rest.length;) at += (await handle.write(rest, at)).bytesWritten
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Opens the folder of stored files, which are named by version id, and removes half-written files. */
export async function openObjectFiles(dataDir: string): Promise<ObjectFiles> {
  const root = path.join(dataDir, 'objects')
  const incoming = path.join(dataDir, 'incoming')
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await mkdir(root, { recursive: true, mode: 0o700 })
  const pathOf = (version: string) => path.join(root, version.slice(0, 2), version)
  const temporary = (version: string) => path.join(incoming, version)

  async function receive(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<StoredBytes> {
    const version = randomUUID()
    const hash = createHash('md5')
    const handle = await open(temporary(version), 'wx', 0o600)
    let size = 0
    try {
      let waiting: Uint8Array[] = []
      let held = 0
      for await (const chunk of bytes) {
        size += chunk.length
        held += chunk.length
        if (size > limit) throw tooLarge()
        hash.update(chunk)
        waiting.push(chunk)
        if (held < writeSize) continue
        await writeAll(handle, waiting)
        waiting = []
        held = 0
      }
      if (held > 0) await writeAll(handle, waiting)
      await handle.sync()
    } catch (error) {
      await handle.close()
      await rm(temporary(version), { force: true })
      throw error
    }
    await handle.close()
    return { version, size, md5: hash.digest('hex') }
  }

  async function place(version: string): Promise<void> {
    const folder = path.dirname(pathOf(version))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(temporary(version), pathOf(version))
    await syncFolder(folder)
  }

  async function duplicate(version: string, limit: number): Promise<StoredBytes> {
    const source = await open(pathOf(version), 'r')
    return receive(source.createReadStream(), limit)
  }

  async function sweep(isKept: (version: string) => boolean): Promise<number> {
    const files = await readdir(root, { recursive: true, withFileTypes: true })
    const strays = files.filter((entry) => entry.isFile() && !isKept(entry.name))
    await Promise.all(strays.map((entry) => rm(pathOf(entry.name), { force: true })))
    return strays.length
  }

  return {
    receive,
    place,
    duplicate,
    pathOf,
    sweep,
    remove: async (version) => {
      await rm(pathOf(version), { force: true })
      await rm(temporary(version), { force: true })
    },
  }
}
